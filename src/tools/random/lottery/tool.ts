import { choice, flag, generatorTool, give, isProblem, note, number } from '../../../kinds/contract';
import { listFields, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { drawDigits, drawTickets, oddsOf } from './draw-tickets';
import { digitsOf, gameOf, LOTTERY_KEYS, rulesTable, TOGEL_KEYS } from './rules';

const MOST_NUMBERS = 100;
const LARGEST = 1_000_000;
const list = listFields({ count: 5, most: 1_000 });
const CUSTOM = { tier: 'input', when: { game: ['custom'] } } as const;

export default generatorTool({
  worker: ({ game, to }) => game === 'custom' && Number(to) > 1_000,
  fields: {
    game: choice(['powerball', ...LOTTERY_KEYS.filter((key) => key !== 'powerball'), ...TOGEL_KEYS, 'custom'], {
      tier: 'main',
    }),
    count: list.count,
    pick: number(6, { min: 1, max: MOST_NUMBERS, ...CUSTOM }),
    from: number(1, { min: 0, max: LARGEST, ...CUSTOM }),
    to: number(49, { min: 0, max: LARGEST, ...CUSTOM }),
    bonusPick: number(0, { min: 0, max: MOST_NUMBERS, ...CUSTOM }),
    bonusFrom: number(1, { min: 0, max: LARGEST, ...CUSTOM }),
    bonusTo: number(10, { min: 0, max: LARGEST, ...CUSTOM }),
    cover: flag(),
    as: list.as,
    seed: list.seed,
  },
  outputs: {
    result: give.items(),
    odds: give.integer(),
    seedUsed: give.code(),
    rules: give.table(),
  },
  run: async ({ game, count, cover, as, seed, ...custom }, context) => {
    const digits = digitsOf(game);
    const rules = digits === undefined ? gameOf(game, custom) : undefined;
    if (isProblem(rules)) return rules;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const tickets = rules ? drawTickets(random, rules, count, cover) : drawDigits(random, digits ?? 0, count);
    const { result, notes } = writeList(tickets, as);
    return {
      result,
      odds: rules ? oddsOf(rules) : 10n ** BigInt(digits ?? 0),
      seedUsed: random.seed,
      rules: rules?.page !== undefined ? rulesTable(rules) : undefined,
      notes: [
        ...notes,
        rules?.severalDraws === true && note('oneDraw'),
        rules?.topPrize === 'none' && note('noOdds'),
        digits !== undefined && note('togel'),
        note('chance'),
      ],
    };
  },
});
