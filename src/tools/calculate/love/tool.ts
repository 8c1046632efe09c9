import { calculatorTool, give, line, note, problem, step, term } from '../../../kinds/contract';
import { flames, lettersLeft, lettersOf, loveRows } from './love';

export default calculatorTool({
  fields: {
    name1: line({ tier: 'input', autocomplete: 'off' }),
    name2: line({ tier: 'input', autocomplete: 'off' }),
  },
  outputs: {
    percent: give.percent({ lead: true }),
    flames: give.word(),
  },
  run({ name1, name2 }) {
    if (name1.trim() === '' || name2.trim() === '') return { empty: true };
    const [first, second] = [lettersOf(name1), lettersOf(name2)];
    if (first.length === 0) return problem('noLetter', {}, 'name1');
    if (second.length === 0) return problem('noLetter', {}, 'name2');
    const rows = loveRows([...first, ...second]);
    const left = lettersLeft(first, second);
    const struck = flames(left);
    const last = struck.at(-1) ?? 'F';
    return {
      percent: Number(rows.at(-1)),
      flames: left === 0 ? term('soulMates') : term(last),
      notes: [note('game')],
      steps: [
        step('counts', { row: rows[0] ?? '' }),
        ...rows.slice(1).map((row) => step('sums', { row })),
        left === 0 ? step('noneLeft') : step('struck', { left, struck: struck.slice(0, -1).join(', '), last }),
      ],
    };
  },
});
