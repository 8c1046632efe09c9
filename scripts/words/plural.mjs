/**
 * Plural arguments of messages, read strictly: `{n, plural, one {# word} other {# words}}`. `fill` (src/i18n/format.ts)
 * trusts what is checked here.
 */
const START = /\{\s*(\w+)\s*,/g;
const HEAD = /\{(\w+), plural,/y;
const BRANCH = / (=\d+|zero|one|two|few|many|other) \{((?:[^{}]|\{\w+\})*)\}/y;
const PLAIN = /\{(\w+)\}/g;

/** Languages whose `many` is for whole millions only: `other` says the same with a number in digits. */
const OPTIONAL_MANY = ['es', 'fr', 'it', 'pt'];

/**
 * The plural arguments of a message, up to the first with a fault: a syntax that `fill` does not read.
 * @typedef {{ name: string, branches: Map<string, string>, start: number, end: number }} Plural
 * @param {string} text
 * @returns {{ plurals: Plural[], fault?: string }}
 */
function readPlurals(text) {
  const plurals = [];
  START.lastIndex = 0;
  for (let found = START.exec(text); found; found = START.exec(text)) {
    const start = found.index;
    HEAD.lastIndex = start;
    const name = HEAD.exec(text)?.[1];
    if (!name) return { plurals, fault: `'${text.slice(start, start + 20)}' is not '{name, plural, …}'` };
    const branches = new Map();
    let end = HEAD.lastIndex;
    BRANCH.lastIndex = end;
    for (let branch = BRANCH.exec(text); branch; branch = BRANCH.exec(text)) {
      const [, key, words] = branch;
      if (branches.has(key)) return { plurals, fault: `the plural of ${name} has '${key}' twice` };
      branches.set(key, words);
      end = BRANCH.lastIndex;
    }
    if (text[end] !== '}') {
      const there = text.slice(end, end + 20);
      return { plurals, fault: `the plural of ${name} has '${there}' where ' key {words}' or '}' is expected` };
    }
    plurals.push({ name, branches, start, end: end + 1 });
    START.lastIndex = end + 1;
  }
  return { plurals };
}

/** The names of a message's placeholders, inside plural branches too; a plural is a placeholder of its number. */
export function placeholders(text) {
  const names = readPlurals(text).plurals.map(({ name }) => name);
  return new Set([...names, ...variants(text).flatMap((one) => [...one.matchAll(PLAIN)].map(([, name]) => name))]);
}

/**
 * The sentences that a message can become, with plain placeholders: the first has the first branch of each plural, and so
 * on. A message without plurals is its own only variant.
 * @returns {string[]}
 */
export function variants(text) {
  const { plurals } = readPlurals(text);
  const most = Math.max(1, ...plurals.map(({ branches }) => branches.size));
  return Array.from({ length: most }, (_, index) => {
    let variant = '';
    let done = 0;
    for (const { name, branches, start, end } of plurals) {
      const words = [...branches.values()];
      variant += text.slice(done, start) + (words[index] ?? words.at(-1)).replaceAll('#', `{${name}}`);
      done = end;
    }
    return variant + text.slice(done);
  });
}

/**
 * What is wrong with a message's plurals in a language: the syntax, or a category too few or too many.
 * @returns {string[]}
 */
export function pluralFaults(text, lang) {
  const { plurals, fault } = readPlurals(text);
  const needed = categoriesOf(lang);
  const optional = OPTIONAL_MANY.includes(lang) ? ['many'] : [];
  const faults = plurals.flatMap(({ name, branches }) => {
    const has = [...branches.keys()].filter((key) => !key.startsWith('='));
    const lacks = needed.filter((key) => !has.includes(key) && !optional.includes(key));
    const extra = has.filter((key) => !needed.includes(key));
    return [
      ...(lacks.length > 0 ? [`the plural of ${name} lacks ${lacks.join(', ')}`] : []),
      ...(extra.length > 0 ? [`the plural of ${name} has ${extra.join(', ')}, which ${lang} lacks`] : []),
    ];
  });
  return fault === undefined ? faults : [...faults, fault];
}

const categoriesOf = (lang) => new Intl.PluralRules(lang).resolvedOptions().pluralCategories;

/** Names that placeholders of counts have. Others are names, positions or amounts of money. */
const COUNTS =
  'n|count|total|days|weeks|months|years|hours|lines|rows|digits|files|payments|frames|entries|names|characters|octets|bytes|colors|cells|columns|length|hashtags';
/** Words with one form for every number: abbreviations of minutes, and the French months. */
const INVARIABLE = 'min|мин|mois';
/** A count with a word right after it, which may depend on the number. Words of one or two letters are units. */
const COUNTED = new RegExp(`\\{(?:${COUNTS})\\}[\\s\\u00a0\\u202f]+(?!(?:${INVARIABLE})(?!\\p{L}))\\p{Ll}{3,}`, 'gu');

/**
 * The counts outside plurals that have a word after them: '{n} payments'. In a language without plural forms
 * (Indonesian) there are none.
 * @returns {string[]} as they appear in the message
 */
export function plainCounts(text, lang) {
  if (categoriesOf(lang).length === 1) return [];
  const outside = readPlurals(text).plurals.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
  return [...outside.matchAll(COUNTED)].map(([found]) => found);
}
