import { init, parse } from 'es-module-lexer';

/** A script that may load later. */
interface Lazy {
  readonly file: string;
  /** Its name in a table of scripts ('../i18n/pl.ts'), if it is in one. */
  readonly key?: string;
}

/** The dependencies of one script of the finished site. Addresses are relative to the site's root: '_astro/x.js'. */
export interface Module {
  /** Scripts that load with it. */
  readonly imports: readonly string[];
  /** Scripts that may load later. */
  readonly lazy: readonly Lazy[];
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

/** A table of scripts, from `import.meta.glob` or written by hand: a name, and a function that imports. */
const KEY = /(?:["'`]([^"'`]+)["'`]|\b(\w+))\s*:\s*(?:async\s*)?\(\)\s*=>(?:(?!:\s*(?:async\s*)?\(\)\s*=>)[^;])*$/;
const KEY_BEFORE = 200;

function parseModule(text: string, file: string, base: string): Module {
  const [found] = parse(text, file);
  const resolved = found.flatMap((entry) => {
    const to = entry.n === undefined ? undefined : fileOf(entry.n, file, base);
    return to === undefined ? [] : [{ file: to, at: entry.s, lazy: entry.d >= 0 }];
  });
  return {
    imports: resolved.filter(({ lazy }) => !lazy).map((entry) => entry.file),
    lazy: resolved
      .filter(({ lazy }) => lazy)
      .map(({ at, file: to }) => {
        const [, quoted, plain] = KEY.exec(text.slice(Math.max(0, at - KEY_BEFORE), at)) ?? [];
        const key = quoted ?? plain;
        return { file: to, ...(key !== undefined && { key }) };
      }),
    workers: Array.from(text.matchAll(WORKER)).flatMap((match) => fileOf(match[2] ?? '', file, base) ?? []),
    text,
  };
}

/** The file in dist for an address, as written in the file `from`; undefined for another site's or a bare name. */
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

/** An island's own component is preloaded up to this size (characters, with all that loads with it). */
const MAX_PRELOADED_SIZE = 60_000;

/**
 * The scripts for a page's first result: its islands' own, and the component that an island loads on hydration
 * (kinds/form/own-island) or its only import that is not in a table (`{ verify: () => import('./verify') }`), unless
 * that is large, such as an editor.
 */
export function firstAnswerOf(
  islands: readonly (readonly string[])[],
  module: (file: string) => Module | undefined,
  /** Parts of the form that the page's declaration needs. */
  parts: readonly string[] = [],
): readonly string[] {
  const files = new Set([...islands.flat(), ...closureOf(parts, module)]);
  for (const [island = ''] of islands) {
    const [component, other] = (module(island)?.lazy ?? []).filter(({ key }) => key === undefined);
    if (!component || other) continue;
    const added = closureOf([component.file], module).filter((file) => !files.has(file));
    const size = added.reduce((sum, file) => sum + (module(file)?.text.length ?? 0), 0);
    if (size <= MAX_PRELOADED_SIZE) for (const file of added) files.add(file);
  }
  return [...files];
}

/** The strings of the page's tool, which an island loads with its first message; undefined if it has none. */
export const stringsOf = (
  island: string,
  module: (file: string) => Module | undefined,
  { tool, lang }: Reader,
): string | undefined =>
  module(island)?.lazy.find(({ key = '' }) => {
    const [, id, language] = TOOL.exec(key) ?? [];
    return id === tool && language === lang;
  })?.file;

/**
 * What a page's preset chooses from the tables of scripts of its island, with all that loads with them: the nouns for
 * `{"list":"noun"}`. Of a table for each language, the page's own.
 */
export function chosenByPreset(
  island: readonly string[],
  module: (file: string) => Module | undefined,
  { values, lang }: { readonly values: ReadonlySet<string>; readonly lang: string },
): readonly string[] {
  const chosen = island
    .flatMap((file) => module(file)?.lazy ?? [])
    .filter(({ key = '' }) => values.has(NAME.exec(key)?.[1] ?? '') && (LANGUAGE.exec(key)?.[1] ?? lang) === lang);
  return closureOf(
    chosen.map(({ file }) => file),
    module,
  );
}

/** The page's tool and language: tables of scripts have one for each. */
export interface Reader {
  readonly tool: string | undefined;
  readonly lang: string;
}

/**
 * A script that loads later is cached ahead up to this size (characters): codecs and dictionaries are cached once used.
 */
const MAX_CACHED_SIZE = 60_000;
/** A table with more scripts than this is a choice among many (typefaces, programming languages): cached once used. */
const MAX_TABLE_SIZE = 8;

/** Those scripts, all that load with them, and what they may load later on this page, if that is small. */
export function reachOf(
  entries: readonly string[],
  module: (file: string) => Module | undefined,
  page: Reader,
  /** Whether this page loads a script at all. */
  isLoaded: (file: string) => boolean = () => true,
  small = MAX_CACHED_SIZE,
): readonly string[] {
  const files = new Set(closureOf(entries, module));
  for (const file of files) {
    const later = laterOf(module(file)?.lazy ?? [], page);
    const wanted = later.filter((name) => isLoaded(name) && (module(name)?.text.length ?? Infinity) <= small);
    for (const next of closureOf(wanted, module)) files.add(next);
  }
  return [...files];
}

const TOOL = /\/tools\/([^/]+\/[^/]+)\/(?:tool|strings\/([a-z]{2}))\.ts$/;
const NAME = /([\w-]+)\.\w+$/;
const LANGUAGE = /(?:^|\/)([a-z]{2})(?:-[A-Z]{2})?(?:\.\w+|\/[\w.-]+)$/;

/**
 * The scripts that this page may load later: from a table of tools only its own, from one of languages only its own.
 */
function laterOf(lazy: readonly Lazy[], { tool, lang }: Reader): readonly string[] {
  const single = lazy.filter(({ key }) => key === undefined);
  const table = lazy.flatMap((one) => (one.key === undefined ? [] : [{ ...one, key: one.key }]));
  const chosen = table.filter(({ key }) => {
    const [ofTool, id, language = lang] = TOOL.exec(key) ?? [];
    return ofTool ? id === tool && language === lang : LANGUAGE.exec(key)?.[1] === lang;
  });
  const others = table.filter(({ key }) => !TOOL.test(key) && !LANGUAGE.test(key));
  return [...single, ...chosen, ...(others.length <= MAX_TABLE_SIZE ? others : [])].map(({ file }) => file);
}

/**
 * The files that a tool's run may need beyond its island: the workers that the island's scripts start, and in them only
 * the page's tool (the shared worker loads a tool by its name, from a table of all).
 */
export function workerFilesOf(
  files: readonly string[],
  module: (file: string) => Module | undefined,
  page: Reader,
  isLoaded?: (file: string) => boolean,
): readonly string[] {
  return reachOf(
    files.flatMap((file) => module(file)?.workers ?? []),
    module,
    page,
    isLoaded,
  );
}
