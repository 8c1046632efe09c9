import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutPost } from './cut';
import { fromMarkdown } from './light-markdown';

test.for([
  ['**Hi** you', '𝗛𝗶 you'],
  ['*Hi* _you_', '𝘏𝘪 𝘺𝘰𝘶'],
  ['***Hi***', '𝙃𝙞'],
  ['~~Hi~~', 'H\u0336i\u0336'],
  ['`Hi`', '𝙷𝚒'],
  ['# Hi', '𝗛𝗶'],
  ['### Hi *you*', '𝗛𝗶 𝙮𝙤𝙪'],
  ['- a\n* b', '• a\n• b'],
  ['  - a', '  • a'],
  ['- **a**', '• 𝗮'],
  ['**Hi *you***', '𝗛𝗶 𝙮𝙤𝙪'],
  ['***Hi* you**', '𝙃𝙞 𝘆𝗼𝘂'],
  ['*Hi **you***', '𝘏𝘪 𝙮𝙤𝙪'],
  ['**~~a~~**', '𝗮\u0336'],
  ['**`a`**', '𝗮'],
  ['`**a**`', '**𝚊**'],
  ['𝘏𝘪 **𝘩**', '𝘏𝘪 𝙝'],
  ['**a** and **b**', '𝗮 and 𝗯'],
] as const)('converts %j to %j', ([markdown, post]) => {
  expect(fromMarkdown(markdown)).toBe(post);
});

test.for([
  '',
  'plain',
  '5 * 3 * 2',
  '** a **',
  '**a',
  'a**',
  '*',
  '****',
  '_ a _',
  'snake_case_name',
  '𝗮_𝗯_𝗰',
  'a~b~c',
  '~~ a ~~',
  '` a `',
  '`a',
  '#hashtag',
  '# ',
  '-dash',
  '--- rule',
  '**a\nb**',
  '__init__',
  'a`b',
] as const)('leaves %j unchanged', (text) => {
  expect(fromMarkdown(text)).toBe(text);
});

test('writes line breaks as LF', () => expect(fromMarkdown('a\r\nb\rc')).toBe('a\nb\nc'));

test('never changes text without markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const bare = text.replaceAll(/[*_~`#\r-]/g, '');
      expect(fromMarkdown(bare)).toBe(bare);
    }),
  );
});

test('handles a line of only opening, closing, or paired markers', () => {
  for (const piece of ['*a ', 'a* ', 'a*', '*a* ', '***a** ', '**a ', '~~a', '_a']) {
    expect(fromMarkdown(piece.repeat(20_000))).not.toBe('');
  }
});

test.for([
  ['one\ntwo\nthree', undefined],
  ['one\ntwo\nthree\nfour', 'one\ntwo\nthree'],
  ['one\n\ntwo\n\nthree', 'one\n\ntwo'],
  ['x'.repeat(210), undefined],
  ['x'.repeat(211), 'x'.repeat(210)],
  ['👍🏽'.repeat(211), '👍🏽'.repeat(210)],
  [`${'x'.repeat(200)} ${'y'.repeat(20)}\nz`, `${'x'.repeat(200)} ${'y'.repeat(9)}`],
  ['one\n\n\n', undefined],
  ['', undefined],
] as const)('of %j, a feed shows %j', ([post, shown]) => {
  expect(cutPost(post)).toBe(shown);
});
