import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * React's packages are CommonJS, so each script that imports them also needs the bundler's runtime, which is a separate
 * file: one more request before a tool's first result. As ECMAScript modules they don't.
 */
export function reactModules(): Plugin {
  return {
    name: 'smallkit-react-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/node_modules\/(react|react-dom|scheduler)\/(\w[\w-]*|cjs\/[\w.-]+\.production)\.js$/ },
      handler: async (id) => asModule(await readFile(id, 'utf8'), id),
    },
  };
}

/**
 * Converts a file of React's packages into an ECMAScript module, in its production build; undefined if it has another
 * form.
 */
export function asModule(code: string, id: string): string | undefined {
  if (!id.includes('/cjs/')) {
    const file = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code)?.[1];
    return file === undefined ? undefined : `export * from '${file}';\nexport { default } from '${file}';\n`;
  }
  const required = [...new Set(Array.from(code.matchAll(/\brequire\("([^"]+)"\)/g), ([, name = '']) => name))];
  const exported = [...new Set(Array.from(code.matchAll(/^\s*exports\.(\w+) =/gm), ([, name = '']) => name))];
  const body = code.replaceAll(
    /\brequire\("([^"]+)"\)/g,
    (_whole, name: string) => `required${required.indexOf(name)}`,
  );
  return [
    ...required.map((name, place) => `import required${place} from '${name}';`),
    'const exports = {};',
    body,
    `const { ${exported.map((name) => `${name}: exported_${name}`).join(', ')} } = exports;`,
    `export { ${exported.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
    'export default exports;',
    '',
  ].join('\n');
}
