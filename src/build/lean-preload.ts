import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import in 0.9 kB of code, in a separate file, that preloads what the chunk will import. Here
 * pages list their modules themselves, and a dynamic import is seldom more than one file: this wrapper only keeps the
 * event for chunks that fail, and never resolves if a listener has handled that, because the page is about to reload.
 * It is short enough to be in each script: a separate file would be one more request before the first result.
 */
export function leanPreload(): Plugin {
  return {
    name: 'smallkit-lean-preload',
    enforce: 'pre',
    apply: 'build',
    load: { filter: { id: HELPER_ID }, handler: () => `export const __vitePreload = ${HELPER};` },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const helpers: string[] = [];
        for (const [name, part] of Object.entries(bundle)) {
          if (part.type !== 'chunk') continue;
          if (part.moduleIds.length > 0 && part.moduleIds.every((id) => HELPER_ID.test(id))) helpers.push(name);
        }
        for (const [name, part] of Object.entries(bundle)) {
          if (part.type !== 'chunk' || helpers.includes(name)) continue;
          part.code = withoutLists(part.code, name);
          for (const helper of helpers) {
            part.code = withHelper(part.code, helper, name);
            part.imports = part.imports.filter((imported) => imported !== helper);
          }
        }
        for (const name of helpers) delete bundle[name];
      },
    },
  };
}

const HELPER_ID = /^\0vite\/preload-helper\.js$/;
const LIST = /^const __vite__mapDeps=.*\n/;

/** Removes the list of what dynamic imports need from a chunk: the wrapper would not read it. */
export function withoutLists(code: string, name: string): string {
  const list = LIST.exec(code)?.[0];
  if (list === undefined) return code;
  const styles = /"([^"]+\.css)"/.exec(list)?.[1];
  if (styles !== undefined)
    throw new Error(`${name} loads ${styles} later: import styles in a layout, or write them in src/styles`);
  return code.slice(list.length).replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]');
}

/** Includes the wrapper in a chunk instead of importing it from the file `helper`. */
export function withHelper(code: string, helper: string, name: string): string {
  const file = helper.split('/').at(-1) ?? helper;
  if (!code.includes(file)) return code;
  const from = `"\\./${file.replaceAll('.', '\\.')}";`;
  const inlined = code
    .replace(new RegExp(`import${from}`), '')
    .replace(
      new RegExp(`import\\{\\w+(?: as (\\w+))?\\}from${from}`),
      (whole, local: string | undefined) => `const ${local ?? /\{(\w+)/.exec(whole)?.[1]}=${HELPER};`,
    );
  if (inlined.includes(file))
    throw new Error(`${name} imports ${file} in a form that src/build/lean-preload.ts does not support`);
  return inlined;
}

const HELPER =
  "l=>l().catch(e=>{const v=new Event('vite:preloadError',{cancelable:!0});v.payload=e;if(dispatchEvent(v))throw e;return new Promise(()=>{})})";
