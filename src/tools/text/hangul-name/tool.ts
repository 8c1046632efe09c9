import { choice, flag, give, note, problem, term, text, textTool } from '../../../kinds/contract';
import { flipped } from '../../../core/text/flip-e';
import { toLf } from '../../../core/text/newlines';
import { compose, hangulOf } from './hangul';
import { readingOf } from './romanize';

/** Latin letters with their accents. Anything else stays as it is. */
const WORD = /[\p{Script=Latin}\p{M}]+/gu;

/** The table shows the syllables of the first names. */
const SHOWN = 200;

export default textTool({
  fields: {
    input: text({ rows: 2 }),
    plainE: choice(['e', 'eu'], { tier: 'main', look: 'buttons' }),
    oldSpelling: flag(),
  },
  outputs: {
    result: give.text({ mono: false }),
    reading: give.text({ mono: false }),
    syllables: give.table(),
  },
  suggests: ({ input, plainE }) => [
    ...flipped(String(input), plainE === 'e' ? 'é' : 'ê', false).map(({ word, text: changed }) => ({
      text: word,
      values: { input: changed },
    })),
    ...(/ch/i.test(String(input))
      ? [{ text: 'ch → c', values: { input: String(input).replaceAll(/(c)h/gi, '$1') } }]
      : []),
  ],
  run: ({ input, plainE, oldSpelling }) => {
    if (input.trim() === '') return { result: '', empty: true };
    if (!/\p{Script=Latin}/u.test(input)) return problem('noLatin', {}, 'input');
    const rows: string[][] = [];
    const write = (line: string): readonly [string, string] => {
      const readings: string[] = [];
      const written = line
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(WORD, (word) => {
          const syllables = hangulOf(word, { plainE, oldSpelling });
          readings.push(readingOf(syllables).join('-'));
          const spoken = readingOf(syllables, true);
          for (const [at, syllable] of syllables.entries()) {
            if (rows.length < SHOWN) rows.push([syllable.letters, compose(syllable), spoken[at] ?? '']);
          }
          return syllables.map(compose).join('');
        });
      return [written, readings.join(' ')];
    };
    const lines = toLf(input).split('\n').map(write);
    return {
      result: lines.map(([written]) => written).join('\n'),
      reading: lines.map(([, reading]) => reading).join('\n'),
      syllables: {
        columns: [term('part'), term('syllable'), term('spoken')],
        rows,
        name: 'hangul',
      },
      notes: [note('standard')],
    };
  },
});
