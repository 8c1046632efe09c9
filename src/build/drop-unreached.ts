import type { Plugin } from 'vite';

/** The fields of a chunk that are read here. */
export interface Chunk {
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

/**
 * The bundler splits dynamic imports into chunks before it finds that a branch never runs: a build without Firebase
 * would contain its chunks, which nothing loads. Removes chunks that no entry reaches from the build.
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

/**
 * The chunks that no entry loads, statically or dynamically. A dynamic import counts if the code still names the file.
 */
export function unreached(chunks: ReadonlyMap<string, Chunk>): readonly string[] {
  const entries = [...chunks].flatMap(([name, { isEntry }]) => (isEntry ? [name] : []));
  const reached = new Set(entries);
  for (const name of reached) {
    const chunk = chunks.get(name);
    if (!chunk) continue;
    for (const next of chunk.imports) reached.add(next);
    for (const next of chunk.dynamicImports) if (chunk.code.includes(next.split('/').at(-1) ?? next)) reached.add(next);
  }
  // A build without entries isn't one to check.
  return entries.length === 0 ? [] : [...chunks.keys()].filter((name) => !reached.has(name));
}
