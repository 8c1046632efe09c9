import {
  choice,
  give,
  line,
  note,
  number,
  optionalNumber,
  problem,
  term,
  text,
  textTool,
} from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';
import { LATIN, type MorseAlphabet } from '../../../data/morse';
import { chartOf, codeOf, decode, decodes, notCodeAt, render } from './morse';
import { secondsOf, timingOf } from './timing';
import { LONGEST_SECONDS } from './limits';

/** At most this many unknown characters are listed; a text in another script may contain thousands. */
const NAMED = 20;

const listed = (unknown: readonly string[]): string =>
  unknown.slice(0, NAMED).join(' ') + (unknown.length > NAMED ? ' …' : '');

function chart(alphabet: MorseAlphabet) {
  const { letters, itu, inUse } = chartOf(alphabet);
  // Latin letters with marks have codes that the recommendation lacks.
  const inItu = (sign: string) => LATIN.some(([known]) => known === sign);
  return {
    columns: [term('sign'), term('code'), term('standard')],
    rows: [
      ...letters.map(([sign, code]) => [sign, code, inItu(sign) ? term('itu') : term('national')]),
      ...itu.map(([sign, code]) => [sign, code, term('itu')]),
      ...inUse.map(([sign, code]) => [sign, code, term('inUse')]),
    ],
    name: `morse-${alphabet}`,
  };
}

/** Marks that can be distinguished from each other and are not read as a gap. */
const canMark = (mark: string): boolean => mark !== '' && !/[\s/|#]/.test(mark);

export default textTool({
  fields: {
    input: text({ rows: 4 }),
    direction: choice(['auto', 'encode', 'decode'], { tier: 'main' }),
    alphabet: choice(['international', 'polish', 'russian', 'greek', 'hebrew', 'arabic', 'japanese'], { tier: 'main' }),
    dot: line({ initial: '.' }),
    dash: line({ initial: '-' }),
    wordSeparator: choice(['slash', 'newline', 'spaces']),
    wpm: number(20, { min: 5, max: 50 }),
    farnsworth: optionalNumber({ min: 1, max: 50 }),
    tone: number(600, { min: 200, max: 1500 }),
  },
  outputs: {
    result: give.text({ mono: false }),
    seconds: give.decimal(),
    chart: give.table(),
  },
  run: ({ input, direction, alphabet, dot, dash, wordSeparator, wpm, farnsworth }, { progress }) => {
    if (!canMark(dot)) return problem('badMark', { mark: dot }, 'dot');
    if (!canMark(dash)) return problem('badMark', { mark: dash }, 'dash');
    if (dot === dash) return problem('sameMarks', { mark: dot }, 'dash');
    if (farnsworth !== undefined && farnsworth > wpm) return problem('error.max', { max: wpm }, 'farnsworth');
    const marks = { dot, dash };
    const wish = { input, direction, alphabet, wordSeparator, ...marks };
    const reads = decodes(wish);
    const at = reads ? notCodeAt(input, marks) : undefined;
    if (at !== undefined) {
      const character = String.fromCodePoint(input.codePointAt(at) ?? 0);
      return problem('notMorse', { character, ...lineColumn(input, at) }, 'input');
    }
    const coded = codeOf(wish, progress);
    const read = reads ? decode(coded.result, alphabet) : undefined;
    const seconds = secondsOf(coded.result, timingOf(wpm, farnsworth));
    return {
      result: read ? read.result : render(coded.result, marks, wordSeparator),
      seconds: input === '' ? undefined : seconds,
      chart: chart(alphabet),
      notes: [
        coded.unknown.length > 0 && note('noCode', { characters: listed(coded.unknown) }),
        seconds > LONGEST_SECONDS && note('wavTooLong', { hours: LONGEST_SECONDS / 3600 }),
        read && read.unknown.length > 0 && note('unknownGroups', { groups: listed(read.unknown) }),
      ],
      empty: input === '',
    };
  },
});
