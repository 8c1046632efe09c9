import { flag, generatorTool, give, isProblem, line, number, term, text } from '../../../kinds/contract';
import { listFields, openDraw } from '../../../kinds/contract/drawn-list';
import { chances, readEntries, spin, without, type Entry } from './wheel';

/**
 * Without a seed nothing is drawn yet: a spin makes a fresh seed, and its result is this run with that seed. A link
 * with a seed therefore shows the winner immediately. `removeWinner`, `seconds`, `sound` and `heading` only affect the
 * display, not the result.
 */
export default generatorTool({
  worker: 'never',
  fields: {
    input: text({ rows: 8 }),
    repeat: number(1, { min: 1, max: 10 }),
    removeWinner: flag(),
    seconds: number(5, { min: 1, max: 30, slider: true }),
    sound: flag(),
    heading: line(),
    seed: listFields().seed,
  },
  outputs: {
    result: give.word({ lead: true }),
    remaining: give.lines(),
    history: give.lines(),
    seedUsed: give.code(),
    chances: give.table(),
  },
  run: async ({ input, repeat, seed }, context) => {
    if (input.trim() === '') return { empty: true };
    const entries = readEntries(input, context.lang);
    if (isProblem(entries)) return entries;
    if (seed === '') return { chances: chanceTable(entries), empty: true };
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const { winner } = spin(entries, repeat, random);
    const name = entries[winner]?.text ?? '';
    return {
      result: name,
      remaining: without(entries, winner),
      history: name,
      seedUsed: random.seed,
      chances: chanceTable(entries),
      empty: false,
    };
  },
});

function chanceTable(entries: readonly Entry[]) {
  const percent = chances(entries);
  return {
    columns: [term('entry'), term('chance')],
    rows: entries.map(({ text: name }, index) => [name, { exact: percent[index] ?? '0' }]),
  };
}
