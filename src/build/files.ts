import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** What so many islands need goes to all of them. */
const MOST_ISLANDS = 25;
/** What some tools share goes to all of their kin up to this size (length of the code without comments, with its imports). */
const SMALL = 8_200;

const FORMAT = /\/src\/formats\/([^/]+)\//;
const ISLAND = /\/src\/tools\/([^/]+)\/[^/]+\/island\.tsx?$/;
const SHARED = {
  test: /\/src\/(?:core(?:\/\w+)?|browser|ui|data)\/[^/]+\.tsx?$/,
  tags: ['$initial'],
  minShareCount: 2,
} satisfies Partial<Group>;

/** Each platform's figures are a few bytes in a file of their own (src/data/platforms). */
const PLATFORMS: Group = { name: 'platforms', test: /\/src\/data\/platforms\// };

/**
 * Which modules share a file. A tool's page needs React, the form with its controls and results, the helpers of both, the
 * tool, and what its family of tools shares: one file each, so that all of it comes in one wave of a few requests. The
 * folder of a module and the islands that reach it decide; of two groups that could have it, the one of higher priority
 * has it. Only what islands and page scripts load at once is grouped ('$initial'): what is loaded later stays apart.
 */
export const FILES: Group[] = [
  { name: 'preload-helper', test: /preload-helper/, priority: 6 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 5 },
  {
    name: 'core',
    test: /\/src\/(core|formats|browser|storage|ui|features|i18n)\//,
    tags: ['$initial'],
    minShareCount: MOST_ISLANDS,
    priority: 4,
  },
  { name: 'form', test: /\/src\/kinds\//, tags: ['$initial'], minShareCount: MOST_ISLANDS, priority: 3 },
  // A table and what writes its cells.
  { name: 'TableResult', test: /\/kinds\/parts\/results\/table\// },
  // What several families share first: what one family shares may import it, and never the other way around.
  {
    debugName: 'shared',
    name: (id, context) => (familiesOf(id, context).size > 1 && isSmall(id, context) ? 'shared' : null),
    ...SHARED,
    priority: 2,
  },
  {
    debugName: 'family',
    name: (id, context) => {
      const [family, other] = familiesOf(id, context);
      return family !== undefined && other === undefined && isSmall(id, context) ? family : null;
    },
    ...SHARED,
    priority: 1,
  },
  // A format with a folder of its own: json, xml, cron.
  {
    debugName: 'format',
    name: (id, context) => (familiesOf(id, context).size > 0 ? (FORMAT.exec(id)?.[1] ?? null) : null),
    test: FORMAT,
    tags: ['$initial'],
    minShareCount: 2,
  },
  PLATFORMS,
  // What many pages load later, such as reading a link.
  {
    debugName: 'core-later',
    name: (id, context) => (isSmall(id, context) ? 'core-later' : null),
    test: /\/src\/(?:core(?:\/\w+)?|browser|kinds\/form)\/[^/]+\.ts$/,
    minShareCount: 4,
  },
  // The editor of long texts and code, and what it colors code with: many small packages.
  {
    name: 'codemirror',
    test: /\/node_modules\/(@codemirror\/(state|view|commands|search)|@marijn|w3c-keyname|style-mod|crelt)\//,
  },
  { name: 'codemirror-language', test: /\/node_modules\/(@codemirror\/language|@lezer\/(common|highlight|lr))\// },
];

/** The same for the worker: the helpers that several tools' `run` need. */
export const WORKER_FILES: Group[] = [
  PLATFORMS,
  {
    debugName: 'worker-core',
    name: (id, context) => (isSmall(id, context) ? 'worker-core' : null),
    test: /\/src\/(?:kinds\/\w+|core(?:\/\w+)?|browser)\/[^/]+\.ts$/,
    minShareCount: 4,
  },
];

/** The families of the tools whose islands reach a module. */
function familiesOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = FAMILIES.get(id);
  if (known) return known;
  const families = new Set<string>();
  FAMILIES.set(id, families);
  const seen = new Set([id]);
  for (const one of seen) {
    const family = ISLAND.exec(one)?.[1];
    if (family !== undefined) families.add(family);
    else for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return families;
}

/** A build asks of each module several times. */
const FAMILIES = new Map<string, ReadonlySet<string>>();

/** Whether a module, with all that it imports, is small. */
function isSmall(id: string, context: Rolldown.ChunkingContext): boolean {
  let size = 0;
  const seen = new Set([id]);
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    size += codeLength(one);
    if (size > SMALL) return false;
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
