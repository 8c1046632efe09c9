import { calculatorTool, choice, decimal, give, isProblem, note, step, term } from '../../../kinds/contract';
import { decimalOf, plainText } from '../../../core/numbers/decimal';
import { MODES, percentage } from './percentage';

/** Longer numbers run in a worker. Only a link is likely to contain them. */
const LONG_NUMBER = 2_000;
/** Larger numbers are amounts of money or of people, whose change has no percentage points. */
const LARGEST_PERCENTAGE = 1_000;

const canBePercentage = (typed: string): boolean => decimalOf(typed).abs().lte(LARGEST_PERCENTAGE);

export default calculatorTool({
  worker: ({ x, y }) => String(x).length + String(y).length > LONG_NUMBER,
  fields: { mode: choice(MODES), x: decimal(''), y: decimal('') },
  outputs: { result: give.decimal({ lead: true }), sentence: give.word() },
  run({ mode, x, y }) {
    // A link may be processed before all of its numbers are set.
    if (x === '' || y === '') return { empty: true };
    const answer = percentage(mode, x, y);
    if (isProblem(answer)) return answer;
    const { result, exact } = answer;
    const points = decimalOf(y).minus(x);
    const blanks = {
      x: { exact: x },
      y: { exact: y },
      result: { exact: result },
      size: { exact: plainText(decimalOf(result).abs()) },
      difference: { exact: plainText(points) },
      points: { exact: plainText(points.abs()) },
    };
    const changed = decimalOf(result).cmp(0);
    return {
      result,
      sentence:
        mode === 'change' ? term(changed > 0 ? 'rise' : changed < 0 ? 'fall' : 'same', blanks) : term(mode, blanks),
      steps: [step(mode === 'change' && decimalOf(x).lt(0) ? 'changeFromNegative' : mode, blanks)],
      notes: [
        !exact && note('rounded'),
        mode === 'change' && changed !== 0 && canBePercentage(x) && canBePercentage(y) && note('points', blanks),
        mode === 'difference' && note('noDirection'),
      ],
    };
  },
});
