import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { readForm } from '../../../kinds/contract/read-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { secondsFor, stats, uses, type Stats } from './stats';
import tool from './tool';

const of = (text: string): Stats => stats(text, { paragraphBy: 'auto', lang: 'en' });

test('counts a word with either apostrophe as one', () => {
  const found = of("Don’t stop, don't");
  expect([found.words, found.uniqueWords]).toEqual([3, 2]);
  expect(found.topWords[0]).toEqual(['don’t', 2]);
});

test('an empty text has zero of everything', () => {
  const { sms, topWords, ...figures } = of('');
  expect(new Set(Object.values(figures))).toEqual(new Set([0]));
  expect([sms.segments, topWords.length]).toEqual([0, 0]);
});

// Python: len(regex.findall(r"\X", s)), len(s.encode()), len(s.encode("utf-16-le")) // 2, after CRLF became LF.
test.for([
  ['Héllo 🇫🇷', 7, 6, 15, 10],
  ['e\u0301', 1, 1, 3, 2],
  ['कि', 1, 1, 6, 2],
  ['a\r\nb\rc\n', 6, 3, 6, 6],
  ['a\u00a0b\u3000c\td', 7, 4, 10, 7],
  ['\u0000', 1, 1, 1, 1],
  ['𝐀', 1, 1, 4, 2],
  [' \n ', 3, 0, 3, 3],
] as const)(
  '%j has %i characters, %i without spaces, %i bytes, %i units',
  ([text, characters, dense, bytes, units]) => {
    const found = of(text);
    expect([found.characters, found.charactersNoSpaces, found.bytes, found.codeUnits]).toEqual([
      characters,
      dense,
      bytes,
      units,
    ]);
  },
);

test.for([
  ['a', 1, 0, 1, 1],
  ['a\n', 1, 0, 1, 1],
  ['\n', 1, 1, 1, 0],
  ['a\n\nb', 3, 1, 3, 1],
  ['a\n \t\na\n', 3, 1, 2, 2],
  ['\n\n\n', 3, 3, 1, 0],
  ['one\nthree\nfive!', 3, 0, 3, 5],
] as const)(
  '%j has %i lines, %i of them empty, %i different; the longest has %i',
  ([text, lines, empty, unique, longest]) => {
    const found = of(text);
    expect([found.lines, found.emptyLines, found.uniqueLines, found.longestLine]).toEqual([
      lines,
      empty,
      unique,
      longest,
    ]);
    expect(found.nonEmptyLines).toBe(lines - empty);
  },
);

test.for([
  ['a\nb\nc', 3, 1, 3],
  ['a\nb\n\nc', 2, 2, 3],
  ['a\n\n', 1, 1, 1],
  ['\n\na\nb', 2, 1, 2],
  ['a\n \nb\n\n\nc\n', 3, 3, 3],
] as const)('%j has %i paragraphs, %i by blank lines, %i by lines', ([text, auto, blank, line]) => {
  const by = (['auto', 'blank', 'line'] as const).map(
    (paragraphBy) => stats(text, { paragraphBy, lang: 'en' }).paragraphs,
  );
  expect(by).toEqual([auto, blank, line]);
});

test('counts a word once in any case and with any punctuation around it', () => {
  const found = of('The cat. the CAT, “the” dog’s - dog!');
  expect(found.words).toBe(7);
  expect(found.uniqueWords).toBe(4);
  expect(found.topWords).toEqual([
    ['the', 3],
    ['cat', 2],
    ['dog', 1],
    ['dog’s', 1],
  ]);
});

test('finds the right ten most frequent words, with ties in code point order', () => {
  const text = Array.from({ length: 30 }, (_, index) => `w${index} `.repeat(index % 13)).join('');
  const counted = Array.from({ length: 30 }, (_, index) => [`w${index}`, index % 13] as const)
    .sort(([word, count], [other, others]) => others - count || (word < other ? -1 : 1))
    .slice(0, 10);
  expect(of(text).topWords).toEqual(counted);
});

test('letters per word leave out digits and punctuation', () => {
  expect(of('Don’t 42 éa!').averageWord).toBe(2);
  expect(of('a bb').averageWord).toBe(1.5);
});

test.for([
  [0, 238, 0],
  [1, 238, 1],
  [238, 238, 60],
  [1000, 238, 253],
  [1000, 183, 328],
] as const)('%i words at %i per minute take %i seconds', ([words, speed, seconds]) => {
  expect(secondsFor(words, speed)).toBe(seconds);
});

test('counts limits as each platform does', () => {
  const found = of('é😀 https://example.com/x');
  const by = Object.fromEntries(uses(found).map(({ id, used, limit }) => [id, [used, limit]]));
  expect(by).toMatchObject({
    x: [1 + 2 + 1 + 23, 280],
    sms: [25, 70],
    instagramBio: [24, 150],
    youTubeDescription: [28, 5000],
  });
  expect(uses(of('plain'))[1]).toEqual({ id: 'sms', used: 5, limit: 160 });
});

test('the rest of a limit can be negative, and is not shown without a limit', async () => {
  const values = { focus: 'words', paragraphBy: 'auto', wpm: 238, speakWpm: 183 } as const;
  const run = (input: string, limit?: number) => tool.run({ ...values, input, limit }, exampleContext());
  expect(await run('hello', 3)).toMatchObject({ left: -2 });
  expect(await run('hello')).toMatchObject({ left: undefined });
});

test.for([
  ['wpm', '20', problem('error.min', { min: { exact: '50' } }, 'wpm')],
  ['speakWpm', '1001', problem('error.max', { max: { exact: '1000' } }, 'speakWpm')],
  ['limit', 'ten', problem('error.number', {}, 'limit')],
  ['limit', '0', problem('error.min', { min: { exact: '1' } }, 'limit')],
] as const)('refuses %s %j', ([field, typed, refusal]) => {
  const typical: Record<string, string> = { wpm: '238', speakWpm: '183' };
  expect(readForm(tool.fields, (name) => (name === field ? typed : typical[name]), 'en').problem).toEqual(refusal);
});
