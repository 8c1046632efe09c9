import type { Plugin, Rolldown } from 'vite';

type Known = Pick<Rolldown.RollupLog, 'code' | 'message'>;

/** Warnings that are known and harmless, and why; any other must be looked at (`npm test` counts it as a failure). */
const KNOWN: readonly { readonly code?: string; readonly message: RegExp }[] = [
  // How long plugins took: not a fault, and always reported on a busy machine.
  { code: 'PLUGIN_TIMINGS', message: /./ },
  // Astro's own directive in the modules of posts: it has been read by the time the bundler drops it.
  { code: 'MODULE_LEVEL_DIRECTIVE', message: /"use astro:head-inject"/ },
  // How long plugins took: a slow machine is not a fault of the build.
  { code: 'PLUGIN_TIMINGS', message: /callbacks ran for/ },
  // Prettier's PHP plugin only imports these in Node.
  { message: /Module "(fs|path)" has been externalized .*@prettier\/plugin-php\// },
  // libheif too; with `wasmBinary` given it reads no file.
  { message: /Module "(fs|path|crypto)" has been externalized .*libheif-js\// },
];

/** Removes known warnings from the build's log. */
export function quietLog(): Plugin {
  return {
    name: 'smallkit-quiet-log',
    apply: 'build',
    onLog: (_level, log) => (isKnown(log) ? false : undefined),
  };
}

/** Whether a warning is in the list. */
export function isKnown({ code, message }: Known): boolean {
  return KNOWN.some((known) => (known.code === undefined || known.code === code) && known.message.test(message));
}
