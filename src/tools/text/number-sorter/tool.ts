import { choice, flag, give, isProblem, note, text, textTool } from '../../../kinds/contract';
import { distinct, figures, sorted } from './sort';
import { readNumbers } from './tokens';

const BETWEEN = { newline: '\n', comma: ', ', space: ' ', semicolon: ';' } as const;

export default textTool({
  fields: {
    input: text(),
    order: choice(['asc', 'desc'], { tier: 'main', look: 'buttons' }),
    separator: choice(['newline', 'comma', 'space', 'semicolon']),
    decimal: choice(['point', 'comma']),
    unique: flag(false, { tier: 'main' }),
    ignoreText: flag(),
  },
  outputs: {
    count: give.integer(),
    sum: give.decimal(),
    mean: give.decimal(),
    median: give.decimal(),
    min: give.decimal(),
    max: give.decimal(),
    range: give.decimal(),
  },
  run: ({ input, order, unique, separator, decimal, ignoreText }, { progress }) => {
    const read = readNumbers(input, decimal, ignoreText, (part) => progress(part * 0.4));
    if (isProblem(read)) return read;
    const all = sorted(read.numbers, order);
    progress(0.7);
    const kept = unique ? distinct(all) : all;
    const dropped = all.length - kept.length;
    return {
      result: kept.map(({ spelling }) => spelling).join(BETWEEN[separator]),
      count: kept.length,
      ...figures(kept),
      notes: [
        dropped > 0 && note('dropped', { dropped }),
        read.grouped !== undefined && note('grouped', { token: read.grouped }),
      ],
      empty: kept.length === 0,
    };
  },
});
