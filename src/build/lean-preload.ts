import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import in 0.9 kB of code that preloads what the chunk will import. Here pages list their
 * modules themselves (`data-preload`), and what is left to load later is seldom more than one file: the wrapper keeps
 * its event for chunks that fail, and waits for ever where that was dealt with: the page is about to reload.
 */
export function leanPreload(): Plugin {
  return {
    name: 'smallkit-lean-preload',
    enforce: 'pre',
    apply: 'build',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => HELPER },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, part] of Object.entries(bundle))
          if (part.type === 'chunk') part.code = withoutLists(part.code, name);
      },
    },
  };
}

const LIST = /^const __vite__mapDeps=.*\n/;

/** A chunk without the list of what its dynamic imports need, which the wrapper would not read. */
export function withoutLists(code: string, name: string): string {
  const list = LIST.exec(code)?.[0];
  if (list === undefined) return code;
  const styles = /"([^"]+\.css)"/.exec(list)?.[1];
  if (styles !== undefined)
    throw new Error(`${name} loads ${styles} later: import styles in a layout, or write them in src/styles`);
  return code.slice(list.length).replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]');
}

const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  if (dispatchEvent(event)) throw error;
  return new Promise(() => {});
});`;
