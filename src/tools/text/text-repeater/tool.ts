import { choice, flag, give, line, number, problem, term, text, textTool } from '../../../kinds/contract';
import { readEscapes } from './escapes';
import { toLf } from '../../../core/text/newlines';
import { fits } from './fits';
import { repeat, repeatedBytes, repeatedLength } from './repeat';

const SEPARATORS = { none: '', space: ' ', newline: '\n', comma: ', ' } as const;

const MOST = 50_000_000;
/**
 * Four bytes for each of the maximum number of characters; only characters of many code points (families, stacked
 * accents) reach this limit first.
 */
const MOST_BYTES = 4 * MOST;
/** Longer results are created in a worker. */
const INLINE = 300_000;

const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

export default textTool({
  fields: {
    input: text({ rows: 4 }),
    count: number(10, { tier: 'main', min: 1, max: 1_000_000 }),
    separator: choice(['none', 'space', 'newline', 'comma', 'custom'], { tier: 'main', initial: 'newline' }),
    custom: line({ tier: 'main', when: { separator: ['custom'] } }),
    number: flag(),
  },
  outputs: { length: give.integer(), fits: give.table({ bar: '%' }) },
  worker: ({ input, count }) => String(input).length * Number(count) > INLINE,
  run: ({ input, count, separator, custom, number: numbered }, { progress }) => {
    const copy = toLf(input);
    const between = separator === 'custom' ? readEscapes(custom) : SEPARATORS[separator];
    const options = { count, separator: between, number: numbered };
    const length = repeatedLength(copy, options);
    if (length > MOST) return problem('tooLong', { length, most: MOST }, 'count');
    const bytes = repeatedBytes(copy, options);
    if (bytes > MOST_BYTES)
      return problem('tooBig', { megabytes: Math.ceil(bytes / 1e6), most: MOST_BYTES / 1e6 }, 'count');
    const result = repeat(copy, options, progress);
    return {
      result,
      length,
      fits: {
        columns: [term('place'), term('used'), term('limit'), term('left'), '%'],
        rows: fits(result, length).map(({ id, used, limit }) => [
          term(id),
          used,
          limit,
          limit - used,
          percent(used, limit),
        ]),
        name: 'limits',
      },
      empty: copy === '',
    };
  },
});
