import { expect, test } from 'vitest';
import { INTERFACE, strings } from './words/tables.ts';
import { flatten } from './words/pieces.mjs';
import { placeholders, plainCounts, pluralFaults } from './words/plural.mjs';

/** Every message of every language: `file` without the language, `lang`, `key`, `text`, and the English text. */
const messages = [...tables()].flatMap(({ file, lang, table, english }) => {
  const originals = new Map(flatten(english));
  return flatten(table).map(([key, text]) => ({ file, lang, key, text, original: originals.get(key) }));
});

function* tables() {
  for (const [lang, table] of Object.entries(INTERFACE)) yield { file: 'i18n', lang, table, english: INTERFACE.en };
  for (const [path, table] of Object.entries(strings)) {
    const [, file, lang] = /src\/(.+)\/(\w+)\.ts$/.exec(path);
    yield { file, lang, table, english: strings[path.replace(/\w+\.ts$/, 'en.ts')] };
  }
}

const whatOf = (faultsOf) =>
  messages.flatMap((message) =>
    faultsOf(message).map((fault) => `${message.file} ${message.lang} ${message.key}: ${fault}`),
  );

test('the plurals of every message have the categories of its language', () => {
  expect(messages.filter(({ text }) => text.includes(', plural,')).length).toBeGreaterThan(50);
  expect(whatOf(({ text, lang }) => pluralFaults(text, lang))).toEqual([]);
});

test('every message has the same placeholders as English', () => {
  const others = ({ text, original }) =>
    original === undefined ? [] : [...placeholders(text).symmetricDifference(placeholders(original))];
  expect(whatOf(others)).toEqual([]);
});

/**
 * Messages whose count is never one: a constant, or a number that is larger than a limit. In English, Spanish, French,
 * Italian and Portuguese they have one form; Polish and Russian have several for such numbers too.
 */
const NEVER_ONE = {
  i18n: ['status.linkLong', 'status.linkVeryLong', 'error.linkTooLong', 'error.dayOfMonth'],
  'calculate/cidr-calculator': ['notes.listCut', 'notes.listTooLong'],
  'code/csv-table': ['notes.moreIssues', 'terms.shortRow', 'terms.longRow'],
  'code/data-converter': ['notes.yamlDocuments'],
  'code/html-playground': ['own.moreLines'],
  'code/meta-tags': ['notes.longTitle', 'notes.longDescription'],
  'encode/base-converter': [
    'notes.longFirst',
    'steps.spread',
    'steps.groups',
    'steps.groupsFromPoint',
    'steps.tooLong',
  ],
  'encode/html-entities': ['notes.passes'],
  'encode/text-bytes': ['problems.oddGroup'],
  'fonts/fonts': ['notes.tooLong', 'notes.twitterLength'], // the second has a count before 'of' in English
  'fonts/linkedin-formatter': ['notes.tooLong'],
  'notes/notepad/dialog-strings': ['default.linkLong', 'default.linkVeryLong', 'default.tooLongForLink'],
  'lookup/dns-lookup': ['problems.tooManyNames', 'problems.longLabel', 'problems.longName'],
  'lookup/domain-availability': ['problems.tooMany'],
  'lookup/ip-address-lookup': ['problems.tooMany'],
  'media/image-compressor': ['notes.total', 'notes.animated'],
  'media/qr-code-generator': ['problems.tooLong', 'problems.lineTooLong', 'problems.tooManyLines'],
  'notes/clipboard': ['own.qrTooLong', 'own.linkLong', 'own.linkVeryLong', 'own.linkRefused'],
  'notes/snapshot-code': ['own.goesOn', 'own.linkLong', 'own.linkVeryLong', 'own.linkTooLong'],
  'notes/snapshot-share': ['own.linkLong', 'own.linkVeryLong', 'own.linkTooLong'],
  'text/ascii-art': ['problems.tooHigh', 'notes.animated', 'own.fonts'],
  'text/find-replace': ['notes.listed'],
  'text/line-break': ['notes.tooLong', 'notes.tooManyHashtags'],
  'text/number-to-word': ['problems.tooLong'],
  'text/text-compare': ['notes.cut'],
  'text/text-repeater': ['problems.tooLong'],
};

const isNeverOne = ({ file, lang, key }) =>
  lang !== 'pl' && lang !== 'ru' && (NEVER_ONE[file.replace(/^tools\/|\/strings$/g, '')]?.includes(key) ?? false);

test('a word after a count is in a plural, unless the count is never one', () => {
  expect(whatOf((message) => (isNeverOne(message) ? [] : plainCounts(message.text, message.lang)))).toEqual([]);
  const exempt = messages.filter((message) => message.lang === 'en' && isNeverOne(message));
  expect(exempt.length).toBe(Object.values(NEVER_ONE).flat().length);
  expect(exempt.filter(({ text }) => plainCounts(text, 'en').length === 0).map(({ key }) => key)).toEqual([
    'notes.twitterLength',
  ]);
});
