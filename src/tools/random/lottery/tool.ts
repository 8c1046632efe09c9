import { choice, flag, generatorTool, give, isProblem, line, note, number, problem } from '../../../kinds/contract';
import { arrange, listFields, openDraw, SORTS, writeList, type ListFormat } from '../../../kinds/contract/drawn-list';
import { digitOdds, drawDigits, drawTickets, oddsOf, type DigitRules } from './draw-tickets';
import { digitsOf, gameOf, LOTTERY_KEYS, rulesTable, TOGEL_KEYS } from './rules';

const MOST_NUMBERS = 100;
const LARGEST = 1_000_000;
const list = listFields({ count: 5, most: 1_000 });
const TOGEL_ONLY = { when: { game: TOGEL_KEYS } } as const;
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
    digits: line({ initial: '0123456789', autocomplete: 'off', ...TOGEL_ONLY }),
    twins: flag(true, TOGEL_ONLY),
    distinct: flag(false, TOGEL_ONLY),
    cover: flag(false, { when: { game: [...LOTTERY_KEYS, 'custom'] } }),
    sort: choice(SORTS, TOGEL_ONLY),
    as: list.as,
    seed: list.seed,
  },
  outputs: {
    result: give.items(),
    odds: give.integer(),
    seedUsed: give.code(),
    rules: give.table(),
  },
  run: async ({ game, count, cover, sort, as, seed, digits, twins, distinct, ...custom }, context) => {
    const length = digitsOf(game);
    if (length !== undefined) {
      const rules = digitRules({ digits, twins, distinct, length, count });
      if (isProblem(rules)) return rules;
      const random = await openDraw(seed, context.random);
      if (isProblem(random)) return random;
      return {
        ...writeTickets(arrange(drawDigits(random, rules, count), sort, byDigits), as, [note('togel')]),
        odds: digitOdds(rules),
        seedUsed: random.seed,
      };
    }
    const rules = gameOf(game, custom);
    if (isProblem(rules)) return rules;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    return {
      ...writeTickets(drawTickets(random, rules, count, cover), as, [
        rules.severalDraws === true && note('oneDraw'),
        rules.topPrize === 'none' && note('noOdds'),
      ]),
      odds: oddsOf(rules),
      seedUsed: random.seed,
      rules: rules.page === undefined ? undefined : rulesTable(rules),
    };
  },
});

/** All numbers of a game have the same length. */
const byDigits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type About = ReturnType<typeof note<'togel'>> | ReturnType<typeof note<'oneDraw'>> | ReturnType<typeof note<'noOdds'>>;

function writeTickets(tickets: readonly string[], as: ListFormat, about: readonly (About | false)[]) {
  const { result, notes } = writeList(tickets, as);
  return { result, notes: [...notes, ...about, note('chance')] };
}

/** The digits to draw from, without repeats. Refuses too few of them, and more different numbers than there are. */
function digitRules(wanted: {
  digits: string;
  twins: boolean;
  distinct: boolean;
  length: number;
  count: number;
}): DigitRules | ReturnType<typeof problem<'noDigit' | 'fewDigits' | 'fewNumbers'>> {
  const { twins, distinct, length, count } = wanted;
  const typed = wanted.digits.replaceAll(/[\s,.*-]/g, '');
  const character = /[^0-9]/u.exec(typed)?.[0];
  if (character !== undefined) return problem('noDigit', { character }, 'digits');
  const digits = [...new Set(typed)];
  const least = twins ? 2 : Math.max(2, length);
  if (digits.length < least) return problem('fewDigits', { least, found: digits.length }, 'digits');
  const rules = { digits, length, twins, distinct };
  const possible = digitOdds(rules);
  return distinct && BigInt(count) > possible ? problem('fewNumbers', { possible }, 'count') : rules;
}
