import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INTERFACE } from './interface';
import type { InterfaceKey } from './en';
import {
  fill,
  formatBytes,
  formatDate,
  formatDay,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  withLabel,
} from './format';
import { LANGS, langOfPath, LOCALES } from './languages';
import { UNIT_NAMES } from './unit-names';

const keys = Object.keys(INTERFACE.en) as InterfaceKey[];
const others = LANGS.filter((lang) => lang !== 'en');

/** Strings that may be the same as in English: names and loanwords. */
const SAME =
  /^(lang\.|color\.system|footer\.rights|nav\.(dmca|blog|home|menu|contact|deals|disclaimer|sponsors)|family\.code|e500\.mailSubject|auth\.(email|password)|action\.(edit|pause|start|copyLink)|label\.(options|format|file|files|total|minimum|min|max|no|date|source|text|chart|table)|error\.title|deals\.)/;

test.for(others)('%s has no untranslated messages', (lang) => {
  const same = keys.filter((key) => INTERFACE[lang][key] === INTERFACE.en[key] && !SAME.test(key));
  // One or two words may be the same in related languages; a message that was not translated has more.
  expect(same.filter((key) => INTERFACE.en[key].split(' ').length > 2)).toEqual([]);
});

test('French has no-break spaces before ? ! ; and :', () => {
  for (const key of keys) expect(INTERFACE.fr[key], key).not.toMatch(/[^\u00a0\u202f][?!;](\s|$)| [:;?!]/);
});

test.for([
  [1, 'pl', '1 narzędzie'],
  [3, 'pl', '3 narzędzia'],
  [5, 'pl', '5 narzędzi'],
  [22, 'pl', '22 narzędzia'],
  [1, 'ru', '1 инструмент'],
  [3, 'ru', '3 инструмента'],
  [5, 'ru', '5 инструментов'],
  [11, 'ru', '11 инструментов'],
  [21, 'ru', '21 инструмент'],
  [0, 'fr', '0 outil'],
  [1_000_000, 'fr', '1\u202f000\u202f000 outils'],
  [2, 'id', '2 alat'],
  [2, 'en', '2 tools'],
] as const)('%i tools on a page in %s: %s', ([n, lang, text]) => {
  expect(fill(INTERFACE[lang]['count.tools'], { n }, lang)).toBe(text);
});

// Categories: the plural rules of Unicode CLDR 48. https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html
test.for([
  ['{n, plural, =0 {nothing} one {# word} other {# words}} left', { n: 0 }, 'en', 'nothing left'],
  ['{n, plural, =0 {nothing} one {# word} other {# words}} left', { n: 1 }, 'en', '1 word left'],
  ['{n, plural, =0 {nothing} one {# word} other {# words}} left', { n: 1234 }, 'en', '1,234 words left'],
  ['{n, plural, one {# word} other {# words}}', { n: 10n ** 18n }, 'en', '1,000,000,000,000,000,000 words'],
  ['{n, plural, one {# word} other {# words}}', { n: '2' }, 'en', '2 words'],
  ['{n, plural, one {# word} other {# words}}', { n: { exact: '2.50' } }, 'en', '2.50 words'],
  ['{n, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}', { n: 1.5 }, 'pl', '1,5 znaku'],
  ['{n, plural, one {# mot} other {# mots}}', { n: 2_000_000 }, 'fr', '2\u202f000\u202f000 mots'],
  ['{a, plural, one {# of {b}} other {# of {b}, # in all}}', { a: 2, b: '{a} #' }, 'en', '2 of {a} #, 2 in all'],
  [
    '{a, plural, one {# day} other {# days}}, {b, plural, one {# week} other {# weeks}}',
    { a: 1, b: 2 },
    'en',
    '1 day, 2 weeks',
  ],
  ['a { color: red } {n, plural, one {# rule} other {# rules}} {x}', { n: 1 }, 'en', 'a { color: red } 1 rule {x}'],
] as const)('%j with %o in %s is %j', ([message, blanks, lang, text]) =>
  expect(fill(message, blanks, lang)).toBe(text),
);

test('the first of a month is 1er in French and 1º in Italian, if the month is a word', () => {
  expect([
    formatDate('2026-10-01', 'fr'),
    formatDate('2026-10-01', 'fr', 'medium'),
    formatDate('2026-10-11', 'fr'),
    formatDate('0001-01-02', 'fr'),
    formatDay('2026-10-01', 'fr', { dateStyle: 'full' }),
    formatDay('2026-10-01', 'fr', { dateStyle: 'short' }),
    formatDate('2026-10-01', 'it'),
    formatDate('2026-10-21', 'it', 'medium'),
    formatDay('2026-10-01', 'it', { dateStyle: 'full' }),
    formatDay('2026-10-01', 'it', { dateStyle: 'short' }),
  ]).toEqual([
    '1er octobre 2026',
    '1er oct. 2026',
    '11 octobre 2026',
    '2 janvier 1',
    'jeudi 1er octobre 2026',
    '01/10/2026',
    '1º ottobre 2026',
    '21 ott 2026',
    'giovedì 1º ottobre 2026',
    '01/10/26',
  ]);
});

test('a label has a no-break space before its colon in French only', () => {
  expect([withLabel('Rate', '5', 'en'), withLabel('Taux', '5', 'fr')]).toEqual(['Rate: 5', 'Taux\u00a0: 5']);
});

test('formats figures for the language, with all digits', () => {
  expect(formatNumber('12345678901234567890.10', 'en')).toBe('12,345,678,901,234,567,890.10');
  expect(formatNumber('1234.5', 'pl', 2)).toBe('1234,50');
  expect(formatNumber('12345.5', 'ru', 2)).toBe('12\u00a0345,50');
  expect(formatPercent(12.5, 'en')).toBe('12.5%');
  expect(formatPercent(12.5, 'fr')).toBe('12,5\u00a0%');
  expect(formatMoney('1535.22', 'pt', 'BRL')).toBe('R$\u00a01.535,22');
  expect(formatMoney('1535.22', 'en', 'JPY')).toBe('¥1,535');
  expect(formatMoney('0.0046', 'en', 'CAD')).toBe('$0.0046');
  expect(formatDate('2024-02-29', 'en')).toBe('February 29, 2024');
  expect(formatDate('0001-01-01', 'en')).toBe('January 1, 1');
  expect(formatDate('2026-03-01', 'pt')).toBe('1º de março de 2026');
  expect(formatDate('2026-03-21', 'pt', 'medium')).toBe('21 de mar. de 2026');
  expect(formatDate('2026-05-03', 'pl', 'medium')).toBe('3 maja 2026');
  expect(formatDate('2026-05-03', 'pl')).toBe('3 maja 2026');
  expect(formatDate('2026-06-03', 'pl', 'medium')).toBe('3 cze 2026');
  expect(formatDuration(3725, 'en')).toBe('1 hr 2 min 5 sec');
  expect(formatBytes(999, 'en')).toBe('999 bytes');
  expect(formatBytes(51_200_000, 'en')).toBe('51.2 MB');
});

test('keeps a placeholder without a value', () => {
  expect(fill('{a} and {b}', { a: 1234.5 }, 'pl')).toBe('1234,5 and {b}');
});

test.for([
  ['/', 'en'],
  ['/fr/', 'fr'],
  ['/fr/calcul-age/', 'fr'],
  ['/french/', 'en'],
  ['/blog/', 'en'],
  ['/en/', 'en'],
] as const)('the language of %s is %s', ([path, lang]) => expect(langOfPath(path)).toBe(lang));

// The independent judge is the Intl of this Node, with its own CLDR.
test.for(LANGS)('numbers with and without decimals in %s are those of Intl', (lang) => {
  const whole = fc.integer({ min: 0, max: 16 }).chain((power) => fc.integer({ min: -1, max: 10 ** power }));
  const number = fc.oneof(
    whole,
    whole.map((n) => n / 100),
    fc.double({ min: -10, max: 1e17, noNaN: true }),
  );
  fc.assert(
    fc.property(number, fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }), (value, digits) => {
      const options = { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 20 };
      expect(formatNumber(value, lang, digits)).toBe(new Intl.NumberFormat(LOCALES[lang], options).format(value));
    }),
    {
      examples: [
        [999, undefined],
        [1_000, undefined],
        [9_999, 2],
        [10_000, 1],
        [999_999.5, 0],
        [1.005, 2],
        [0.1 + 0.2, undefined],
        [1e-7, undefined],
        [-0, 1],
      ],
    },
  );
});

test.for([
  ['12.50', undefined, '12,50'],
  ['007', undefined, '7'],
  ['12999.99', 1, '13.000,0'],
  ['0.1', 3, '0,100'],
  ['-1.5', undefined, '-1,5'],
] as const)('decimal text %s with %s digits is %s in Italian', ([value, digits, text]) => {
  expect(formatNumber(value, 'it', digits)).toBe(text);
});

test.for([
  ['\u202e', 'Found “\u2068\u202e\u2069” here'],
  ['שלום', 'Found “\u2068שלום\u2069” here'],
  ['Zażółć 👩‍👩‍👧', 'Found “Zażółć 👩‍👩‍👧” here'],
])('inserted text %j leaves the direction of the message as it is', ([text = '', expected = '']) => {
  expect(fill('Found “{text}” here', { text }, 'en')).toBe(expected);
});

// The independent judge is the Intl of this Node, with its own CLDR.
test.for(LANGS)('units and small numbers in %s are those of Intl', (lang) => {
  const plain = new Intl.NumberFormat(LOCALES[lang]);
  for (const unit of ['byte', 'hour', 'minute', 'second'] as const) {
    const unitDisplay = unit === 'byte' ? 'long' : 'short';
    const judge = new Intl.NumberFormat(LOCALES[lang], { style: 'unit', unit, unitDisplay });
    for (let n = 0; n <= 1000; n++) {
      expect(fill(UNIT_NAMES[lang][unit], { n }, lang)).toBe(judge.format(n));
      expect(formatNumber(n, lang)).toBe(plain.format(n));
    }
  }
  expect(formatNumber(-0, lang)).toBe(plain.format(-0));
});
