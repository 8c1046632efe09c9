import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { ONLY_WITH } from './finish.ts';

type Group = Rolldown.CodeSplittingGroup;

/** A module that at least this many islands need is put into a file that all islands load. */
const MOST_ISLANDS = 34;
/**
 * The largest module (length of its code without comments, with its imports) that is put into a file that more tools load
 * than need it.
 */
const SMALL = 8_200;
/** The same for a module that tools of several families need, and pages of all tools load. */
const SMALL_SHARED = 4_000;
/** The same for a part of the form that tools of several families need, and for what one tool needs, without its imports. */
const TINY_PART = 1_200;
/** The same for what loads later: the form itself, which most of it imports, is there by then. The editor is not. */
const SMALL_LATER = 150_000;
/** A module with at least this many dynamic imports is a table of files, and itself long. */
const TABLE_OF_FILES = 20;

const FORMAT = /\/src\/formats\/([^/]+)\//;
const ISLAND = /\/(?:src|\.astro)\/tools\/([^/]+)\/[^/]+\/island\.tsx?$/;
/**
 * Except for colors, time zones, picture sizes, types of files, services, and lists of words, which only a few pages need,
 * and addresses, which page scripts need too.
 */
const SHARED = {
  test: /\/src\/(?:core(?:\/(?!colors\/)\w+)?|browser|ui|data)\/(?!time-zone|local-time|find-zone|zone-names|city-names|site-url|social-sizes|common-sizes|ip-blocks|stopwords|share-targets|hashtag-words|tag-patterns|upstreams|file-signatures?)[^/]+\.tsx?$/,
  tags: ['$initial'],
  minShareCount: 2,
} satisfies Partial<Group>;

/**
 * With the form, although charts, cards and galleries need it too, which load later: otherwise they would import it from one
 * another's files.
 */
const FOR_LATER =
  /\/kinds\/(?:parts\/results\/(?:table\/table-cells|stored-list|in-view)|contract\/table-columns)\.ts$/;

/** What all galleries have around their items; other pages don't need it. */
const GALLERY = /\/kinds\/parts\/gallery\/(?:GalleryChips|GallerySide|gallery-scroll)\.tsx?$/;

/** Counters need it at once, and load the file of the family 'text' anyway; two editors and a page of videos load it for this. */
const WORD_SCAN = /\/core\/text\/word-scan\.ts$/;

/** Larger helpers that several formats import: without this, one format's file would contain them, and the others load it. */
const BYTES = /\/src\/core\/bytes\//;

/** Families whose pages all need what another family shares, and that share little more. */
const TOGETHER = new Map([['code', 'encode']]);

/** The figures of all platforms, which otherwise would be many files of a few bytes, and how X counts, with its domains. */
const PLATFORMS: Group = {
  name: 'platforms',
  test: /\/src\/(?:data\/(?:platforms\/|limits\.|top-level-domains\.)|core\/text\/x-(?:length|weight)\.)/,
  priority: 5,
};

/**
 * Which modules share a file. A tool's page needs React, the form with its controls and results, helpers, the tool itself,
 * and what its family of tools shares: one file each, so that everything loads in a few parallel requests. A module's
 * group depends on its folder and on the islands that import it; if two groups match, the one with the higher priority
 * is used. Groups with the tag '$initial' contain only modules that islands and page scripts import statically.
 */
export const FILES: Group[] = [
  { name: 'preload-helper', test: /preload-helper/, priority: 6 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/islands\/hydrate\.ts$/, priority: 5 },
  {
    debugName: 'core',
    // `minShareCount` would also count files that load later.
    name: (id, context) => (islandsOf(id, context).size >= MOST_ISLANDS || isForFamilies(id, context) ? 'core' : null),
    test: /\/src\/(core|formats|browser|storage|ui|features|i18n|data)\//,
    tags: ['$initial'],
    priority: 4,
  },
  {
    debugName: 'form',
    name: (id, context) =>
      FOR_LATER.test(id) || islandsOf(id, context).size >= MOST_ISLANDS || isTinyPart(id, context) ? 'form' : null,
    test: /\/src\/kinds\//,
    priority: 3,
  },
  // What all galleries have around their items. After the form, whose modules would otherwise come into this file.
  { name: 'gallery', test: GALLERY, priority: 2 },
  // Exact numbers, and the package that computes with them.
  { name: 'decimal', test: /\/src\/core\/numbers\/decimal\.ts$|\/node_modules\/big\.js\// },
  // What draws by lot, which is too large for pages that do not; with the few bytes that UUIDs of all versions share.
  {
    name: 'draw',
    test: /\/src\/(?:core\/numbers\/random|kinds\/contract\/drawn-list)\.ts$|\/node_modules\/uuid\/dist\/(?:rng|stringify)\.js$/,
  },
  {
    debugName: 'family',
    name: (id, context) => {
      if (WORD_SCAN.test(id)) return 'text';
      if (BYTES.test(id)) return 'encode';
      const [family, other] = familiesOf(id, context);
      if (family === undefined || other !== undefined || !isShared(id, context) || !isSmall(id, context)) return null;
      return TOGETHER.get(family) ?? family;
    },
    ...SHARED,
    priority: 1,
  },
  // Pages of colors need most of these.
  {
    debugName: 'colors',
    name: (id, context) => (isSmall(id, context) ? 'colors' : null),
    test: /\/src\/core\/colors\//,
    tags: ['$initial'],
    minShareCount: 2,
  },
  // Formats with their own folder: json, xml, cron.
  {
    debugName: 'format',
    name: (id, context) => (isShared(id, context) ? (FORMAT.exec(id)?.[1] ?? null) : null),
    test: FORMAT,
    tags: ['$initial'],
    minShareCount: 2,
  },
  // Before 'open-image', which imports it.
  { name: 'file-signature', test: /\/src\/(?:core\/bytes|data)\/file-signatures?\.ts$/ },
  // What opens a picture's file, with the readers of all formats.
  { name: 'open-image', test: /\/src\/browser\/image\/open-image\.ts$/ },
  PLATFORMS,
  // Modules that many pages load later, such as those that read a link; pages of colors need those of colors at once.
  {
    debugName: 'core-later',
    name: (id, context) => (islandsOf(id, context).size !== 1 && isSmall(id, context) ? 'core-later' : null),
    test: /\/src\/(?:core(?:\/(?!colors\/)\w+)?|browser|kinds\/form)\/[^/]+\.ts$/,
    minShareCount: 4,
  },
  // Before 'form-later', which imports it: home's search needs it without a form.
  { name: 'handed', test: /\/src\/storage\/(?:handed|device-db)\.ts$/ },
  // Before 'form-later': only pages with a service, the search and "Use in" need it.
  { name: 'http', test: /\/src\/browser\/http\.ts$|\/node_modules\/(?:ofetch|destr|ufo)\// },
  // What every form can load after its first result. Parts of a form that only some pages need stay files of their own.
  {
    debugName: 'form-later',
    name: (id, context) => (isOnlyLoadedLater(id, context) && isSmall(id, context, SMALL_LATER) ? 'form-later' : null),
    test: /\/src\/kinds\/(?:form|parts(?:\/\w[\w-]*)?)\/[\w-]+\.tsx?$/,
  },
  // The editor for long texts and code, and its syntax highlighting, which consist of many small packages.
  {
    name: 'codemirror',
    test: /\/node_modules\/(@codemirror\/(state|view|commands|search)|@marijn|w3c-keyname|style-mod|crelt)\//,
  },
  { name: 'codemirror-language', test: /\/node_modules\/(@codemirror\/language|@lezer\/(common|highlight|lr))\// },
];

/** The same for the worker: helpers that the `run` of several tools needs. */
export const WORKER_FILES: Group[] = [
  PLATFORMS,
  {
    debugName: 'worker-image',
    name: (id, context) => (isSmall(id, context, SMALL_SHARED) ? 'worker-image' : null),
    test: /\/src\/(?:(?:formats|browser)\/image|data)\/[^/]*(?:image|picture|refusal)[^/]*\.ts$/,
    minShareCount: 2,
  },
  {
    debugName: 'worker-core',
    name: (id, context) => (isSmall(id, context) ? 'worker-core' : null),
    test: /\/src\/(?:kinds\/\w+|core(?:\/\w+)?|browser)\/[^/]+\.ts$/,
    minShareCount: 4,
  },
];

/** The islands that import a module, directly or indirectly. */
function islandsOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = ISLANDS.get(id);
  if (known) return known;
  const islands = new Set<string>();
  ISLANDS.set(id, islands);
  const seen = new Set([id]);
  for (const one of seen) {
    if (ISLAND.test(one)) islands.add(one);
    else for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return islands;
}

/** The families of the tools whose islands import a module. */
const familiesOf = (id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> =>
  new Set([...islandsOf(id, context)].map((island) => ISLAND.exec(island)?.[1] ?? ''));

/** Whether islands of several tools import a module. What only one of them needs, at once and later, is not for the others. */
const isShared = (id: string, context: Rolldown.ChunkingContext): boolean =>
  islandsOf(id, context).size > (codeLength(id) <= TINY_PART ? 0 : 1);

/** Whether a module is so small that every page may load it, and tools of several families need it. */
const isForFamilies = (id: string, context: Rolldown.ChunkingContext): boolean =>
  SHARED.test.test(id) && !WORD_SCAN.test(id) && familiesOf(id, context).size > 1 && isSmall(id, context, SMALL_SHARED);

/** The same for a part of the form; what it imports is in the form's file already. */
const isTinyPart = (id: string, context: Rolldown.ChunkingContext): boolean =>
  !GALLERY.test(id) && familiesOf(id, context).size > 1 && codeLength(id) <= TINY_PART;

const FOR_SOME = new Set(ONLY_WITH.flatMap(({ modules }) => modules));

/** Whether no island imports a part of the form statically, and pages of all tools can load it. */
const isOnlyLoadedLater = (id: string, context: Rolldown.ChunkingContext): boolean =>
  !FOR_SOME.has(basename(id).replace(/\.tsx?$/, '')) &&
  familiesOf(id, context).size === 0 &&
  (context.getModuleInfo(id)?.dynamicallyImportedIds.length ?? 0) < TABLE_OF_FILES;

/** A cache, because a build asks about each module several times. */
const ISLANDS = new Map<string, ReadonlySet<string>>();

/** Whether a module, together with everything it imports, is small. */
function isSmall(id: string, context: Rolldown.ChunkingContext, most = SMALL): boolean {
  let size = 0;
  const seen = new Set([id]);
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    size += codeLength(one);
    if (size > most) return false;
    for (const imported of info?.importedIds ?? []) seen.add(imported);
  }
  return true;
}

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const codeLengths = new Map<string, number>();

/** A module's length without its comments: rewording one must not move a module to another file. */
function codeLength(id: string): number {
  const known = codeLengths.get(id);
  if (known !== undefined) return known;
  const length = /^\0|\?/.test(id) ? 0 : readFileSync(id, 'utf8').replace(COMMENT, '').length;
  codeLengths.set(id, length);
  return length;
}
