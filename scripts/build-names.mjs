/**
 * Writes the lists of last names and Japanese names in src/data/person-names/. The sources are put into one folder first:
 * - census.csv: the US Census Bureau's 'Frequently Occurring Surnames from the 2010 Census', file B (public domain)
 * - last_name_org.csv, first_name_man_opti.csv, first_name_woman_opti.csv: shuheilocale/japanese-personal-name-dataset (MIT)
 * - findings.jsonl: the same repository's review, qa/findings/2026-07-full.jsonl
 * - Unihan_OtherMappings.txt: Unicode's list of the kanji that names may be written with
 * - faker/ and wanakana/: the npm packages @faker-js/faker 10.6.0 and wanakana 5.3.1 (MIT), unpacked
 *
 * node scripts/build-names.mjs FOLDER
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BLOCKED } from './blocked-words.mjs';

const folder = resolve(process.argv[2] ?? '.');
const read = (name) => readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '');
const CHECKED = '2026-11-23';
const out = 'src/data/person-names';
mkdirSync(out, { recursive: true });

const write = (name, list) =>
  writeFileSync(join(out, `${name}.json`), `${JSON.stringify({ checked: CHECKED, ...list })}\n`);
const clean = (names) =>
  [...new Set(names.map((name) => name.normalize('NFC').trim()))].filter((name) => !BLOCKED.test(name));

/* ── United States ───────────────────────────────────────────────────────────────────────────────────────────── */

const MOST = 5_000;
/** The Census writes names in capitals, without spaces and apostrophes. Names after O' among the 5,000. */
const IRISH =
  /^o(?=(?:neals?|neill?|connor|connell|brien|bryan|bryant|donnell|keefe|hara|leary|malley|reilly|rourke|shea|toole|dell$|grady|hare|dea|farrell|gorman|halloran|quinn|bannon|sullivan|daniel|donoghue|donovan|dwyer|hagan|loughlin|meara|rear|riley|kelley|kane|hearn|harra|flaherty|callaghan|laughlin)$)/;
const NOT_IRISH = new Set(['odell']);
const SAINTS =
  /^st(?=(?:john|clair|pierre|germain|louis|amand|onge|james|martin|laurent|george|peter|cyr|denis|hilaire|jean|marie|romain)$)/;
const MACS =
  /^mac(?=(?:donald|dougall|arthur|gregor|pherson|leod|kenzie|millan|lean|innis|farlane|intyre|intosh|neil|neill|aulay|dowell|kay)$)/;

/** In the order of code units, as draws need one that never changes. */
const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function inCase(capitals) {
  const name = capitals.toLowerCase();
  if (IRISH.test(name) && !NOT_IRISH.has(name)) return `O’${capital(name.slice(1))}`.replace('’', "'");
  if (SAINTS.test(name)) return `St. ${capital(name.slice(2))}`;
  if (MACS.test(name)) return `Mac${capital(name.slice(3))}`;
  return /^mc[a-z]/.test(name) ? `Mc${capital(name.slice(2))}` : capital(name);
}

const census = read('census.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .filter(([name]) => name !== 'ALL OTHER NAMES')
  .map(([name, , count]) => ({ name: inCase(name), count: Number(count) }))
  .filter(({ name }) => !BLOCKED.test(name))
  .slice(0, MOST);

write('en', {
  source: 'US Census Bureau, Frequently Occurring Surnames from the 2010 Census',
  licence: 'public domain',
  names: census.map(({ name }) => name),
  counts: census.map(({ count }) => count),
});

/* ── Other countries ─────────────────────────────────────────────────────────────────────────────────────────── */

const { allLocales } = await import(pathToFileURL(join(folder, 'faker/dist/index.js')).href);

/** Each origin with the locales of Faker that make its list. */
const ORIGINS = {
  es: ['es', 'es_MX'],
  fr: ['fr', 'fr_CH'],
  it: ['it'],
  pt: ['pt_PT', 'pt_BR'],
  pl: ['pl'],
  ru: ['ru'],
  id: ['id_ID'],
  de: ['de'],
  ar: ['ar'],
  cs: ['cs_CZ'],
  da: ['da'],
  el: ['el'],
  fi: ['fi'],
  he: ['he'],
  hr: ['hr'],
  hu: ['hu'],
  in: ['en_IN'],
  ko: ['ko'],
  nb: ['nb_NO'],
  nl: ['nl'],
  ro: ['ro'],
  sk: ['sk'],
  sr: ['sr_RS_latin'],
  sv: ['sv'],
  tr: ['tr'],
  uk: ['uk'],
  vi: ['vi'],
  zh: ['zh_CN'],
};

const feminine = (name) => name.replace(/(s|c|dz)ki$/, '$1ka');

for (const [origin, locales] of Object.entries(ORIGINS)) {
  const lists = locales.map((locale) => allLocales[locale].person.last_name);
  const of = (form) =>
    clean(lists.flatMap((list) => (Array.isArray(list) ? list : (list[form] ?? [])))).toSorted(byCode);
  const [generic, female, male] = [of('generic'), of('female'), of('male')];
  const common = { source: `Faker 10.6.0, ${locales.join(' and ')}`, licence: 'MIT' };
  if (origin === 'pl')
    write(origin, { ...common, female: clean(generic.map(feminine)).toSorted(byCode), male: generic });
  else if (female.length > 0 && origin !== 'id')
    write(origin, {
      ...common,
      female: clean([...female, ...generic]).toSorted(byCode),
      male: clean([...male, ...generic]).toSorted(byCode),
    });
  else
    write(origin, {
      ...common,
      names: clean([...generic, ...female, ...male].filter((name) => !name.includes('{{'))).toSorted(byCode),
    });
}

/* ── Japan ───────────────────────────────────────────────────────────────────────────────────────────────────── */

const { toRomaji } = createRequire(import.meta.url)(join(folder, 'wanakana/cjs/index.js'));

/** The regular-use and name kanji (kJoyoKanji, kJinmeiyoKanji). */
const allowed = new Set(
  read('Unihan_OtherMappings.txt')
    .split('\n')
    .flatMap((line) => {
      const [code, property] = line.split('\t');
      return code.startsWith('U+') && (property === 'kJoyoKanji' || property === 'kJinmeiyoKanji')
        ? [String.fromCodePoint(parseInt(code.slice(2), 16))]
        : [];
    }),
);
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー々ヶヵ]$/u;
const isWritable = (spelling) => [...spelling].every((sign) => allowed.has(sign) || KANA.test(sign));

/** Last parts of last names whose vowel does not lengthen the one before: Ino|ue, Matsu|ura, Yamano|uchi. */
const PARTS = [
  ['上', 'うえ'],
  ['浦', 'うら'],
  ['内', 'うち'],
  ['海', 'うみ'],
  ['岡', 'おか'],
  ['沖', 'おき'],
  ['折', 'おり'],
  ['奥', 'おく'],
];

/** Kana in Latin letters; '|' separates vowels that are not one long vowel. */
function romajiOf(kana, kanji) {
  const part =
    kanji !== undefined &&
    !kanji.endsWith('河内') &&
    PARTS.find(([end, reading]) => kanji.endsWith(end) && kana.endsWith(reading));
  // A final お is always a part of its own: Hiro|o, Yoko|o.
  const cut = part
    ? kana.length - part[1].length
    : kana.endsWith('お') && kana.length > 1
      ? kana.length - 1
      : undefined;
  if (cut === undefined || cut === 0) return toRomaji(kana);
  const [before, after] = [toRomaji(kana.slice(0, cut)), toRomaji(kana.slice(cut))];
  const joins =
    /[aiueo]$/.test(before) && before.at(-1) === after[0] ? true : before.endsWith('o') && after.startsWith('u');
  return `${before}${joins ? '|' : ''}${after}`;
}

/** Spellings that the dataset's own review found not to belong to their reading, by file and reading. */
const removed = new Map();
for (const line of read('findings.jsonl').trim().split('\n')) {
  const { file, entry, proposed_fix: fix } = JSON.parse(line);
  if (fix?.action !== 'remove_kanji') continue;
  const key = `${file}:${entry.split(',', 1)[0]}`;
  removed.set(key, [...(removed.get(key) ?? []), ...fix.value.split(/[,、・]/).map((one) => one.trim())]);
}

const rows = (name) =>
  read(name)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
const SOURCE = { source: 'japanese-personal-name-dataset', licence: 'MIT' };

/**
 * Readings of last names that the dataset takes from an ordinary word: 平野 as heiya, 'plain', instead of Hirano. Most
 * are in the dataset's own review of July 2026; the others were found on reading the list.
 */
const READINGS = new Map(
  `金子 かねこ, 藤本 ふじもと, 平野 ひらの, 高野 たかの, 山中 やまなか, 高山 たかやま, 牧野 まきの, 根本 ねもと, 大木 おおき, 嶋田 しまだ,
  三輪 みわ, 山村 やまむら, 浅見 あさみ, 塩田 しおだ, 遠山 とおやま, 三村 みむら, 高村 たかむら, 水上 みずかみ, 三島 みしま, 内野 うちの,
  河本 かわもと, 大江 おおえ, 下山 しもやま, 高原 たかはら, 立花 たちばな, 山野 やまの, 秦 はた, 金山 かなやま, 山上 やまがみ, 水田 みずた,
  木本 きもと, 桑田 くわた, 春日 かすが, 本山 もとやま, 深井 ふかい, 大前 おおまえ, 郡司 ぐんじ, 平原 ひらはら, 村中 むらなか, 河口 かわぐち,
  八巻 やまき, 中道 なかみち, 二村 にむら, 辻井 つじい, 竹林 たけばやし, 江上 えがみ, 細見 ほそみ, 田野 たの, 八代 やしろ, 広野 ひろの,
  中元 なかもと, 国本 くにもと, 古木 ふるき, 水沢 みずさわ, 江村 えむら, 大家 おおや, 宗像 むなかた, 新田 にった, 二瓶 にへい, 上地 うえち,
  山地 やまじ, 一戸 いちのへ, 原野 はらの, 道下 みちした, 井藤 いとう, 古本 ふるもと, 大賀 おおが, 新山 にいやま, 神戸 かんべ, 三瓶 さんぺい,
  白鳥 しらとり, 中條 なかじょう`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ')),
);
/** Their readings are too uncertain. */
const UNSURE = new Set(['山谷', '新居', '新家', '新', '四方']);

const lastNames = rows('last_name_org.csv')
  .filter(([kanji]) => isWritable(kanji) && !UNSURE.has(kanji))
  .map(([kanji, count, kana]) => [kanji, count, READINGS.get(kanji) ?? kana])
  .filter(([kanji, , kana], index, all) => all.findIndex((one) => one[0] === kanji && one[2] === kana) === index);
write('japanese-last', {
  ...SOURCE,
  kanji: lastNames.map(([kanji]) => kanji),
  kana: lastNames.map(([, , kana]) => kana),
  romaji: lastNames.map(([kanji, , kana]) => romajiOf(kana, kanji)),
  counts: lastNames.map(([, count]) => Number(count)),
});

for (const [gender, file] of [
  ['female', 'first_name_woman_opti.csv'],
  ['male', 'first_name_man_opti.csv'],
]) {
  const names = rows(file)
    .map(([kana, , ...spellings]) => [
      kana,
      [...new Set(spellings.map((one) => one.trim()))].filter(
        (one) => one !== '' && isWritable(one) && !removed.get(`${file}:${kana}`)?.includes(one),
      ),
    ])
    .filter(([, spellings]) => spellings.length > 0);
  write(`japanese-${gender}`, {
    ...SOURCE,
    kana: names.map(([kana]) => kana),
    romaji: names.map(([kana]) => romajiOf(kana)),
    spellings: names.map(([, spellings]) => spellings.join(' ')),
  });
}
