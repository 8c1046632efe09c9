import type { Plugin } from 'vite';

/**
 * The renderer of islands is an entry whose code is in React's file: the bundler writes a file that only re-exports it,
 * which is one more request before the first result. This plugin adds the default export to React's file, and the build
 * then names that file in the pages (finish.ts).
 */
export function flatEntries(): Plugin {
  return {
    name: 'smallkit-flat-entries',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          const handed = part.type === 'chunk' ? handedOn(part.code) : undefined;
          if (part.type !== 'chunk' || !handed) continue;
          const target = bundle[part.fileName.replace(/[^/]*$/, handed.file)];
          if (target?.type === 'chunk') target.code = withDefault(target.code, handed.name);
        }
      },
    },
  };
}

/** The default export that a file re-exports, if it does nothing else: its name, and the file in the same folder. */
export function handedOn(code: string): { readonly name: string; readonly file: string } | undefined {
  const [, name, file] = /^export\{(\w+) as default\}from"\.\/([^"/]+)";\s*$/.exec(code) ?? [];
  return name === undefined || file === undefined ? undefined : { name, file };
}

/** Adds the export `name` of the script as its default export, unless it has one. */
export function withDefault(code: string, name: string): string {
  const [list = ''] = /export\{[^{}]*\};\s*$/.exec(code) ?? [];
  const local = new RegExp(`[{,](\\w+|\\$\\w*) as ${name}[,}]`).exec(list)?.[1];
  if (local === undefined || hasDefault(code)) return code;
  return `${code.trimEnd()}export{${local} as default};\n`;
}

export const hasDefault = (code: string): boolean => /export\{[^{}]*\bas default\b[^{}]*\};\s*$/.test(code);
