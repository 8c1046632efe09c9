import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { INSTAGRAM } from '../../../data/platforms/instagram';
import { counts, FILLERS, withBreaks, type Filler } from './caption';
import strings from './strings/en';
import tool from './tool';

test('labels state the limits that the notes check', () => {
  const { characters, hashtags } = strings.labels;
  expect(characters).toBe(`Characters (limit ${INSTAGRAM.caption.value.toLocaleString('en')})`);
  expect(hashtags).toBe(`Hashtags (limit ${INSTAGRAM.hashtags.value})`);
});

const braille = (text: string, every = false) => withBreaks(text, 'braille', every).replaceAll('\u2800', '·');

test.for([
  ['', ''],
  ['\n\n', ''],
  ['a', 'a'],
  ['a\r\n\r\nb\r\rc', 'a\n·\nb\n·\nc'],
  ['\n \na\n', 'a'],
  ['a  \n\t\n b', 'a\n·\n b'],
  ['a\n\n\nb', 'a\n·\n·\nb'],
  ['a\u00A0\u3000\n\u200B\nb\u2800', 'a\n·\nb'],
  ['👨‍👩‍👧\n\n🇫🇷', '👨‍👩‍👧\n·\n🇫🇷'],
  ['שלום\n\nעולם', 'שלום\n·\nעולם'],
] as const)('%j becomes %j', ([text, result]) => {
  expect(braille(text)).toBe(result);
});

test.for([
  ['a\nb', 'a\n·\nb'],
  ['a\n\nb\nc', 'a\n·\nb\n·\nc'],
  ['a\n\n\nb', 'a\n·\n·\nb'],
] as const)('with an empty line between all, %j becomes %j', ([text, result]) => {
  expect(braille(text, true)).toBe(result);
});

test('does not change a caption that already has fillers, and leaves no line empty', () => {
  const line = fc.constantFrom('', ' ', 'a', ' b ', '#c', '\u2800', '\u200B', 'd\u3164');
  fc.assert(
    fc.property(
      fc.array(line),
      fc.constantFrom<Filler>('braille', 'zwsp', 'hangul', 'wordJoiner'),
      fc.boolean(),
      (lines, filler, every) => {
        const once = withBreaks(lines.join('\n'), filler, every);
        expect(withBreaks(once, filler, every)).toBe(once);
        if (once !== '') expect(once.split('\n')).not.toContain('');
        expect(once.split('\n').filter((part) => part !== FILLERS[filler])).toEqual(
          lines
            .map((part) => part.replace(/[\s\u2800\u200B\u3164]+$/, ''))
            .filter((part) => part !== '')
            .concat(once === '' ? [''] : []),
        );
      },
    ),
  );
});

test.for([
  ['#a #b', 2],
  ['#a#b', 2],
  ['a#b', 0],
  ['# a', 0],
  ['#été2026 #ночь #東京 #❤️', 4],
  ['&#39;', 0],
  ['##a', 1],
] as const)('%j has %i hashtags', ([text, hashtags]) => {
  expect(counts(text).hashtags).toBe(hashtags);
});

test.for([
  ['@ana', 1],
  ['@ana.costa, (@b_c)', 2],
  ['ana@costa.pt', 0],
  ['@', 0],
  ['thanks @ana.', 1],
] as const)('%j has %i mentions', ([text, mentions]) => {
  expect(counts(text).mentions).toBe(mentions);
});

test('shows a note past 2,200 characters or 5 hashtags, in addition to the result', async () => {
  const context = { progress: () => {} } as unknown as Parameters<typeof tool.run>[1];
  const notesOf = async (input: string) => {
    const given = await tool.run({ input, filler: 'braille', every: false }, context);
    if (typeof given === 'string' || isProblem(given)) throw new Error('refused');
    expect(given.result).toBe(input);
    return given.notes.flatMap((one) => (one ? [one.code] : []));
  };
  expect(await notesOf('x'.repeat(2200))).toEqual([]);
  expect(await notesOf('👍🏽'.repeat(2200))).toEqual([]);
  expect(await notesOf('x'.repeat(2201))).toEqual(['tooLong']);
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `#t${index}`).join(' ');
  expect(await notesOf(tags(5))).toEqual([]);
  expect(await notesOf(tags(6))).toEqual(['tooManyHashtags']);
});
