/**
 * Writes src/data/emoji.json: every emoji with its English name from emojibase-data (CLDR), without components such as
 * single skin tones and hair. Run it after an update of that package: node scripts/build-emoji.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const near = createRequire(import.meta.url);
const data = near('emojibase-data/en/data.json');
const { version } = JSON.parse(readFileSync(near.resolve('emojibase-data/package.json'), 'utf8'));

/** The tool's groups by the group numbers of the package, in whose order they are. Number 2 has the components. */
const GROUPS = [
  [0, 'smileys'],
  [1, 'people'],
  [3, 'animals'],
  [4, 'food'],
  [5, 'travel'],
  [6, 'activities'],
  [7, 'objects'],
  [8, 'symbols'],
  [9, 'flags'],
];
const TONES = [1, 2, 3, 4, 5];

/** The package adds U+FE0F also where an emoji is colorful without it; UTS #51 calls only the form without it fully qualified. */
function qualified(emoji) {
  const text = [emoji, emoji.replaceAll('\uFE0F', '')].find((form) => /^\p{RGI_Emoji}$/v.test(form));
  if (text === undefined)
    throw new Error(`${emoji} is not in the Unicode version ${process.versions.unicode} of this Node`);
  return text;
}

/** The five variants in which every person has the same tone; undefined if there are none. */
function tonesOf({ skins = [] }) {
  const single = TONES.map((tone) => skins.find((skin) => skin.tone === tone));
  return single.every(Boolean) ? single : undefined;
}

/** [emoji, version, name], and for skin tones [the five variants, their version]. */
function row(entry) {
  const tones = tonesOf(entry);
  const rest = tones
    ? [tones.map(({ emoji }) => qualified(emoji)).join(' '), Math.max(...tones.map((skin) => skin.version))]
    : [];
  return [qualified(entry.emoji), entry.version, entry.label, ...rest];
}

const groups = Object.fromEntries(
  GROUPS.map(([number, name]) => [
    name,
    data
      .filter(({ group }) => group === number)
      .sort((a, b) => a.order - b.order)
      .map(row),
  ]),
);
const list = {
  source: `emojibase-data ${version} (Unicode CLDR)`,
  licence: 'MIT',
  checked: new Date().toISOString().slice(0, 10),
  groups,
};
const file = fileURLToPath(new URL('../src/data/emoji.json', import.meta.url));
writeFileSync(file, await format(JSON.stringify(list), { parser: 'json', printWidth: 120 }));
