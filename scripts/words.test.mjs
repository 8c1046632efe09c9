import { describe, expect, test } from 'vitest';
import { checkLanguage } from './words/check-language.mjs';
import { missing, otherBlanks, sameAsEnglish } from './words/compare.mjs';
import { readGlossary } from './words/glossary.mjs';
import { pagePieces } from './words/pieces.mjs';
import { placeholders, plainCounts, pluralFaults, variants } from './words/plural.mjs';
import { faultsOf } from './words/rules.mjs';

/** A glossary with nothing to break, and the rules of one test. */
const glossary = (rules = {}) => ({
  quotes: { use: '“ ”', wrong: '' },
  decimal: '.',
  percent: 'joined',
  spaces: [],
  words: [],
  ...rules,
});

/** What is found in a text, as written there. */
const found = (text, rules) => faultsOf(text, glossary(rules)).map((fault) => fault.found);

describe('words', () => {
  const words = [{ avoid: ['berkas', 'цвет*', 'un pò', 'zwykły link'], write: 'other' }];

  test.for([
    ['Simpan Berkas ini', ['Berkas']],
    ['berkasan', []],
    ['до цветов', ['цветов']],
    ['расцвет', []],
    ['Aspetta un  pò.', ['un  pò']],
    ['un pòdio', []],
    ['`berkas` dan [x](/berkas/) dan https://example.com/berkas', []],
    ['{berkas} berkas', ['berkas']],
  ])('%j has %j', ([text, gives]) => expect(found(text, { words })).toEqual(gives));

  test('says what to write, and where', () =>
    expect(faultsOf('a berkas', glossary({ words }))).toEqual([
      { rule: 'words', index: 2, found: 'berkas', write: 'other' },
    ]));

  test('a text that is prescribed word for word is not read', () =>
    expect(found('A berkas.', { words, fixed: ['A berkas.'] })).toEqual([]));

  test('an exact entry tells capitals apart', () =>
    expect(found('twój i Twój', { words: [{ avoid: ['twój'], write: 'Twój', exact: true }] })).toEqual(['twój']));
});

test.for([
  ['„słowo”', ['„']],
  ['“word”', []],
  ['a "word" here', ['"']],
  ['JSON writes "{word}", <a href="x">', []],
])('quotation marks: %j has %j', ([text, gives]) =>
  expect(found(text, { quotes: { use: '“ ”', wrong: '„ «' } })).toEqual(gives),
);

test.for([
  ["l'eau", ["'"]],
  ['l’eau', []],
  ["`l'eau` console.log('x')", []],
])('apostrophes: %j has %j', ([text, gives]) => expect(found(text, { apostrophe: '’' })).toEqual(gives));

test.for([
  ['Search...', ['...']],
  ['Search…', []],
  ['[...list]', []],
])('dots: %j has %j', ([text, gives]) => expect(found(text, { ellipsis: '…' })).toEqual(gives));

test.for([
  [',', 'vale 0.5 en total', ['0.5']],
  [',', 'vale 0,5; 1.000; Unicode 15.1; 192.168.1.10; a 3.5-7', []],
  ['.', 'it is 0,5 in all', ['0,5']],
  ['.', 'it is 1,000 or 3,5-7', []],
])('a decimal %j: %j has %j', ([decimal, text, gives]) => expect(found(text, { decimal })).toEqual(gives));

test.for([
  ['joined', '5 % e {n}\u00a0%', [' %', '\u00a0%']],
  ['joined', '5%, {n}%, $ o %', []],
  ['no-break', '5 %, {n}%, X%', [' %', '%', '%']],
  ['no-break', '5\u00a0%, X\u202f%, %20, 100%a', []],
])('percent signs, %s: %j has %j', ([percent, text, gives]) => expect(found(text, { percent })).toEqual(gives));

describe('spaces', () => {
  const spaces = [
    { before: '; ! ?', space: 'U+202F' },
    { before: ':', space: 'U+00A0' },
    { before: '»', space: 'U+00A0' },
    { after: '«', space: 'U+00A0' },
  ];

  test.for([
    ['Qui\u00a0? Moi !', ['\u00a0?', ' !']],
    ['Qui? ici: là', ['?', ':']],
    ['Qui\u202f? Ici\u00a0: «\u00a0là\u00a0»\u202f!', []],
    ['« là »', ['« ', ' »']],
    ['11;2, 10:30, https://example.com, &amp; h1 { color: teal }', []],
  ])('in French: %j has %j', ([text, gives]) => expect(found(text, { spaces })).toEqual(gives));

  test('none: a no-break space before a mark, but not a mark that is named', () =>
    expect(found('Chi\u00a0? Punto e virgola ;', { spaces: [{ before: '; ?', space: 'none' }] })).toEqual(['\u00a0?']));
});

test('names what a table lacks', () =>
  expect(missing({ labels: { a: 'A', b: 'B' }, own: { c: '' } }, { labels: { a: 'A', b: '' } })).toEqual(['labels.b']));

test('names other placeholders; their order and number are free', () =>
  expect(
    otherBlanks({ a: '{x} of {y}', b: '{x}', c: '{x}' }, { a: '{y}, {x}, {x}', b: '{z}', c: 'none' }).map(
      ({ key, english, there }) => [key, english, there],
    ),
  ).toEqual([
    ['b', '{x}', '{z}'],
    ['c', '{x}', ''],
  ]));

describe('plurals', () => {
  const message = '{n, plural, =0 {nothing} one {# word} other {# of {m}}} in {x}: { color: red }';

  test('are placeholders of their number, and of what is in the branches', () =>
    expect([...placeholders(message)]).toEqual(['n', 'x', 'm']));

  test('are read as the sentences they become', () => {
    expect(variants(message)).toEqual([
      'nothing in {x}: { color: red }',
      '{n} word in {x}: { color: red }',
      '{n} of {m} in {x}: { color: red }',
    ]);
    expect(variants('{a, plural, one {x} other {y}} {b, plural, other {z}}')).toEqual(['x z', 'y z']);
    expect(variants('{n} words')).toEqual(['{n} words']);
  });

  test.for([
    ['en', message, []],
    ['en', '{n, plural, one {# word}}', ['the plural of n lacks other']],
    ['pl', '{n, plural, one {a} few {b} other {c}}', ['the plural of n lacks many']],
    ['es', '{n, plural, one {a} other {b}}', []],
    ['es', '{n, plural, one {a} many {b} other {c}}', []],
    ['id', '{n, plural, one {a} other {b}}', ['the plural of n has one, which id lacks']],
    ['en', '{n, plural,one {a} other {b}}', ["has 'one {a} other {b}}' where"]],
    ['en', '{n, select, one {a} other {b}}', ["'{n, select, one {a} ' is not"]],
    ['en', '{n, plural, one {a} one {b} other {c}}', ["has 'one' twice"]],
    ['en', '{n, plural, one {a} other {b', ["' other {b' where"]],
    ['en', '{n, plural, one {a} other {b {c, plural, other {d}}}}', ["' other {b {c, plural' where"]],
    ['en', '{n, plural, one {a} more {b} other {c}}', ["' more {b} other {c}}' where"]],
  ])('in %s: %j has %j', ([lang, text, whats]) =>
    expect(pluralFaults(text, lang)).toEqual(whats.map((what) => expect.stringContaining(what))),
  );

  test.for([
    ['en', 'the first {count} words', ['{count} words']],
    ['en', 'words: {count}. Line {line} of {n} px', []],
    ['en', '{n, plural, one {# word} other {# words}}', []],
    ['fr', '{n}\u202fmots', ['{n}\u202fmots']],
    ['fr', '{months} mois', []],
    ['id', '{n} kata', []],
  ])('in %s: %j has the plain counts %j', ([lang, text, counts]) => expect(plainCounts(text, lang)).toEqual(counts));
});

test('names what is still English; names, formats, single words and allowed texts are not', () => {
  const texts = {
    a: 'Save the file',
    b: 'Copy',
    c: 'YouTube, TikTok',
    d: 'kebab-case',
    e: 'h1 { color: teal }',
    f: 'Social media',
    g: '{x} of {y}',
  };
  expect(sameAsEnglish(texts, texts, ['Social media']).map(({ key }) => key)).toEqual(['a']);
  expect(sameAsEnglish(texts, { ...texts, a: 'Zapisz plik' }, [])).toEqual([{ key: 'f', text: 'Social media' }]);
});

test('a page gives what visitors read, by key and line', () => {
  const source =
    '---\ntool: text/x\ntitle: One\nkeywords: [two]\nfaq:\n  - q: Three\n---\n\nFour\nfive\n\n```\ncode\n\nx\n```\n';
  const { tool, pieces } = pagePieces('a.md', source);
  expect(tool).toBe('text/x');
  expect(pieces.map(({ key, text }) => [key, text.trim()])).toEqual([
    ['title', 'One'],
    ['faq.0.q', 'Three'],
    ['line 9', 'Four\nfive'],
    ['line 12', '```\ncode\n\nx\n```'],
  ]);
});

describe('a language', () => {
  const sources = {
    lang: 'it',
    glossary: glossary({ words: [{ avoid: ['uscita'], write: 'risultato' }] }),
    strings: new Map([['text/x', { en: { own: { a: '{n} words' } }, it: { own: { a: '{n} parole' } } }]]),
    texts: { en: { back: 'Go back' }, it: { back: 'Indietro' } },
    pages: [{ file: 'x.md', source: '---\ntool: text/x\n---\nparole' }],
  };
  const whats = ({ failures, remarks }) => [failures.map(({ what }) => what), remarks.map(({ what }) => what)];

  test('without faults has none', () => expect(whats(checkLanguage(sources))).toEqual([[], []]));

  test.for([
    ['a page without its strings', { pages: [{ file: 'y.md', source: '---\ntool: text/y\n---\n' }] }, /text\/y has no/],
    ['a missing interface string', { texts: { en: { back: 'Go back' }, it: {} } }, /is missing/],
    ['a word to avoid', { texts: { en: { back: 'Out' }, it: { back: 'Uscita' } } }, /'Uscita' → risultato/],
    [
      'a word to avoid in a plural',
      {
        texts: { en: { back: '{n} out' }, it: { back: '{n, plural, one {# uscita} other {# uscita via}}' } },
      },
      /'uscita' → risultato/,
    ],
    [
      'a word to avoid on an English page',
      { lang: 'en', pages: [{ file: 'x.md', source: 'The uscita' }] },
      /'uscita' → risultato/,
    ],
    [
      'a plural without a form',
      { texts: { en: { back: '{n} out' }, it: { back: '{n, plural, one {# via}}' } } },
      /n lacks other/,
    ],
    [
      'another placeholder',
      { strings: new Map([['text/x', { en: { a: '{n}' }, it: { a: '{m}' } }]]) },
      /has \{m\}; English has \{n\}/,
    ],
  ])('fails on %s', ([, change, what]) => {
    const [failures, remarks] = whats(checkLanguage({ ...sources, ...change }));
    expect(failures).toEqual([expect.stringMatching(what)]);
    expect(remarks).toEqual([]);
  });

  test.for([
    ['a word to avoid on a page', { pages: [{ file: 'x.md', source: 'La uscita' }] }, /'uscita' → risultato/],
    [
      'another fault on an English page',
      { lang: 'en', pages: [{ file: 'x.md', source: '50 % off' }] },
      /^percent: '[^']+' → % without a space$/,
    ],
    ['an English string', { texts: { en: { back: 'Go back' }, it: { back: 'Go back' } } }, /as in English/],
  ])('only lists %s', ([, change, what]) => {
    const [failures, remarks] = whats(checkLanguage({ ...sources, ...change }));
    expect(failures).toEqual([]);
    expect(remarks).toEqual([expect.stringMatching(what)]);
  });
});

test.for([
  ['quote: x', "g.yml: no rule is called 'quote'; use quotes,"],
  ['decimal: ";"\npercent: joined', 'g.yml: decimal is \';\'; write "." or ",".'],
  ['decimal: ","\npercent: x', "g.yml: percent is 'x'; write joined or no-break."],
  [
    'decimal: ","\npercent: joined\nspaces: [{ before: ":", space: nbsp }]',
    "g.yml: a space is 'nbsp'; write none or a code point: U+00A0.",
  ],
  [
    'decimal: ","\npercent: joined\nwords: [{ avoid: [a] }]',
    "g.yml: 'a' does not say what to write instead; add write.",
  ],
  ['decimal: ","\npercent: joined\nwords: [{ avoid: [a, a], write: b }]', "g.yml: 'a' is listed twice; remove one."],
])('a glossary that cannot be applied is refused: %j', ([text, message]) =>
  expect(() => readGlossary('g.yml', text)).toThrow(message),
);
