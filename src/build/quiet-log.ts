import type { Plugin, Rolldown } from 'vite';

type Known = Pick<Rolldown.RollupLog, 'code' | 'message'>;

/** Warnings that are known and harmless, and why; any other is one to look at (`npm test` counts it as a failure). */
const KNOWN: readonly { readonly code?: string; readonly message: RegExp }[] = [
  // Astro's own mark on the modules of posts: it has been read by the time the bundler drops it.
  { code: 'MODULE_LEVEL_DIRECTIVE', message: /"use astro:head-inject"/ },
  // How long plugins took: a slow machine is not a fault of the build.
  { code: 'PLUGIN_TIMINGS', message: /callbacks ran for/ },
  // Prettier's PHP plugin asks for these only in Node.
  { message: /Module "(fs|path)" has been externalized .*@prettier\/plugin-php\// },
];

/** The build's log without the warnings that are known. */
export function quietLog(): Plugin {
  return {
    name: 'smallkit-quiet-log',
    apply: 'build',
    onLog: (_level, log) => (isKnown(log) ? false : undefined),
  };
}

/** A warning that says nothing new. */
export function isKnown({ code, message }: Known): boolean {
  return KNOWN.some((known) => (known.code === undefined || known.code === code) && known.message.test(message));
}
