import type { Plugin } from 'vite';

/** What this reads of a chunk. */
export interface Chunk {
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

/**
 * The bundler splits what is imported dynamically before it finds that a branch never runs: a build without Firebase would
 * carry its chunks, which nothing loads. Those that no entry reaches leave the build.
 */
export function dropUnreached(): Plugin {
  return {
    name: 'smallkit-drop-unreached',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map(
          Object.entries(bundle).flatMap(([name, part]) => (part.type === 'chunk' ? [[name, part]] : [])),
        );
        for (const name of unreached(chunks)) delete bundle[name];
      },
    },
  };
}

/** The chunks that no entry loads, at once or later. A dynamic import counts where the code still names the file. */
export function unreached(chunks: ReadonlyMap<string, Chunk>): readonly string[] {
  const entries = [...chunks].flatMap(([name, { isEntry }]) => (isEntry ? [name] : []));
  const reached = new Set(entries);
  for (const name of reached) {
    const chunk = chunks.get(name);
    if (!chunk) continue;
    for (const next of chunk.imports) reached.add(next);
    for (const next of chunk.dynamicImports) if (chunk.code.includes(next.split('/').at(-1) ?? next)) reached.add(next);
  }
  // A build without entries is none of ours to judge.
  return entries.length === 0 ? [] : [...chunks.keys()].filter((name) => !reached.has(name));
}
