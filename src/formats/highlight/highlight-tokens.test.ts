import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../testing/hostile-texts';
import { LANGUAGES } from './highlight-languages';
import { linesOf } from './highlight-lines';
import { SAMPLES } from './highlight-samples.fixture';
import { tokenLines } from './highlight-tokens';

const textOf = (text: string, language: (typeof LANGUAGES)[number]) =>
  tokenLines(text, language).map((line) => line.map(([, piece]) => piece).join(''));

test.for(LANGUAGES)('%s: the joined tokens of a line are the line', (language) => {
  const difficult = ['a\r\n\r\tb\rc\n', '\u0000\u2028\uFEFF`${"', '/* <script> <!-- <?php', '\uD83D x \uDC4B', '\n\n'];
  for (const text of [...SAMPLES.map(([, sample]) => sample), ...HOSTILE_TEXTS, ...difficult])
    expect(textOf(text, language), text).toEqual(linesOf(text));
});

// If they were not cut, the first would take highlight.js's Java a minute, and the second its Markdown half a minute.
test.for([
  ['java', '_a'.repeat(30_000)],
  ['markdown', '['.repeat(100_000)],
  ['ts', `const a = 1;\n${'👋'.repeat(30_000)}\nconst b = 2;`],
] as const)(
  '%s: a line of 60,000 characters is highlighted at its beginning and keeps all its text',
  ([language, text]) => {
    expect(textOf(text, language)).toEqual(linesOf(text));
    expect(tokenLines(text, language).at(-1)?.length).toBeGreaterThan(0);
  },
);
