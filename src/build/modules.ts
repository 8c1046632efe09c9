import { init, parse } from 'es-module-lexer';

/** What one script of the finished site asks for. Addresses are relative to the site's root: '_astro/x.js'. */
export interface Module {
  /** Scripts that load with it. */
  readonly imports: readonly string[];
  /** Scripts that may load later, each with the specifier's place in the text. */
  readonly lazy: readonly { readonly at: number; readonly file: string }[];
  /** Workers that it may start. */
  readonly workers: readonly string[];
  readonly text: string;
}

export type ReadFile = (file: string) => string | undefined;

/** Reads scripts of the finished site, each once. `base` is the site's base path, with slashes: '/' or '/tools/'. */
export async function moduleGraph(read: ReadFile, base: string): Promise<(file: string) => Module | undefined> {
  await init;
  const known = new Map<string, Module | undefined>();
  return (file) => {
    if (!known.has(file)) {
      const text = read(file);
      known.set(file, text === undefined ? undefined : parseModule(text, file, base));
    }
    return known.get(file);
  };
}

const WORKER = /new\s+(?:Shared)?Worker\(\s*new\s+URL\(\s*(?:\/\*.*?\*\/\s*)?(["'`])([^"'`]+?\.js)\1/g;

function parseModule(text: string, file: string, base: string): Module {
  const [found] = parse(text, file);
  const resolved = found.flatMap((entry) => {
    const to = entry.n === undefined ? undefined : fileOf(entry.n, file, base);
    return to === undefined ? [] : [{ file: to, at: entry.s, lazy: entry.d >= 0 }];
  });
  return {
    imports: resolved.filter(({ lazy }) => !lazy).map((entry) => entry.file),
    lazy: resolved.filter(({ lazy }) => lazy).map((entry) => ({ at: entry.at, file: entry.file })),
    workers: Array.from(text.matchAll(WORKER)).flatMap((match) => fileOf(match[2] ?? '', file, base) ?? []),
    text,
  };
}

/** The file in dist of an address, as written in the file `from`; undefined for another site's or a bare name. */
export function fileOf(address: string, from: string, base: string): string | undefined {
  if (!/^(\.{0,2}\/|[\w-]+\.js$)/.test(address)) return undefined;
  const url = new URL(address, `https://site${base}${from}`);
  if (url.host !== 'site' || !url.pathname.startsWith(base)) return undefined;
  return decodeURIComponent(url.pathname.slice(base.length));
}

/** Those scripts and all that load with them, each once, entries first. */
export function closureOf(entries: readonly string[], module: (file: string) => Module | undefined): readonly string[] {
  const files = new Set(entries.filter((file) => module(file)));
  for (const file of files) for (const next of module(file)?.imports ?? []) if (module(next)) files.add(next);
  return [...files];
}

/** A script that loads later is kept ahead up to this size (characters): codecs and dictionaries are kept once used. */
const SMALL = 60_000;

/** Those scripts, all that load with them, and what they may load later, if that is small. */
export function reachOf(
  entries: readonly string[],
  module: (file: string) => Module | undefined,
  small = SMALL,
): readonly string[] {
  const files = new Set(closureOf(entries, module));
  for (const file of files) {
    const later = module(file)?.lazy.map((lazy) => lazy.file) ?? [];
    const wanted = later.filter((name) => (module(name)?.text.length ?? Infinity) <= small);
    for (const next of closureOf(wanted, module)) files.add(next);
  }
  return [...files];
}

/**
 * What a tool's work may ask for beyond its island: the workers that the island's scripts start, and in them the one
 * tool that the page has (the house's worker loads a tool by its name, from a table of all).
 */
export function workerFilesOf(
  files: readonly string[],
  tool: string | undefined,
  module: (file: string) => Module | undefined,
): readonly string[] {
  const entries = closureOf(
    files.flatMap((file) => module(file)?.workers ?? []),
    module,
  );
  if (tool === undefined) return entries;
  const needed = entries.flatMap((file) => {
    const { text, lazy } = module(file) ?? { text: '', lazy: [] };
    const named = text.indexOf(`/tools/${tool}/tool.ts`);
    return named < 0 ? [] : (lazy.find(({ at }) => at > named)?.file ?? []);
  });
  return [...new Set([...entries, ...reachOf(needed, module)])];
}
