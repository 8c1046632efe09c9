import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import in 0.9 kB of code that preloads what the chunk will import. Here pages list their
 * modules themselves (`data-preload`), and what is left to load later is seldom more than one file: the wrapper keeps
 * its event for chunks that fail, and nothing else.
 */
export function leanPreload(): Plugin {
  return {
    name: 'smallkit-lean-preload',
    enforce: 'pre',
    apply: 'build',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => HELPER },
    generateBundle(_options, bundle) {
      for (const [name, part] of Object.entries(bundle)) {
        const styles = part.type === 'chunk' && /__vite__mapDeps=.*?"([^"]+\.css)"/.exec(part.code)?.[1];
        if (styles) this.error(`${name} loads ${styles} later: import styles in a layout, or write them in src/styles`);
      }
    },
  };
}

const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  if (dispatchEvent(event)) throw error;
});`;
