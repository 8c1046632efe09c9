import type { Plugin } from 'vite';

/**
 * A chunk with a module that something imports as a whole, as dynamic imports do, makes the module's namespace with a
 * function of the bundler's runtime, a separate file. The function is short enough to be in each such chunk: this file was
 * one more request before the first result on 190 pages.
 */
export function namespaces(): Plugin {
  return {
    name: 'smallkit-namespaces',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const runtime = chunks.find(
          ({ moduleIds }) => moduleIds.length > 0 && moduleIds.every((id) => RUNTIME.test(id)),
        );
        if (!runtime) return;
        const exported = namespaceExport(runtime.code);
        for (const chunk of chunks) {
          const code = withNamespaces(chunk.code, runtime.fileName, exported);
          if (code === chunk.code) continue;
          chunk.code = code;
          chunk.imports = chunk.imports.filter((imported) => imported !== runtime.fileName);
        }
      },
    },
  };
}

const RUNTIME = /^\0rolldown\/runtime/;
const NAMESPACE =
  "l=>{const m={};for(const n in l)Object.defineProperty(m,n,{get:l[n],enumerable:!0});return Object.defineProperty(m,Symbol.toStringTag,{value:'Module'})}";

/** Under which name the minified runtime exports its function that makes a namespace from an object of getters. */
export function namespaceExport(runtime: string): string {
  const local = /\b(\w+)=\((\w+),\w+\)=>\{let \w+=\{\};for\(var \w+ in \2\)/.exec(runtime)?.[1];
  const exported = local && new RegExp(`export\\{(?:.*,)?${local} as (\\w+)\\b`).exec(runtime)?.[1];
  if (!exported) throw new Error('The bundler’s runtime has changed: see src/build/namespaces.ts');
  return exported;
}

/** Writes the function into a chunk that imports nothing else of the runtime; other chunks are returned as they are. */
export function withNamespaces(code: string, runtime: string, exported: string): string {
  const file = runtime.split('/').at(-1) ?? runtime;
  const only = new RegExp(`import\\{${exported} as (\\w+)\\}from"\\./${file.replaceAll('.', '\\.')}";`);
  return code.replace(only, (_whole, local: string) => `const ${local}=${NAMESPACE};`);
}
