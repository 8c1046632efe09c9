import { problem, term, type Problem } from '../../../kinds/contract';
import {
  LOTTERIES,
  LOTTERIES_AS_OF,
  TOGEL,
  type LotteryGame,
  type LotteryKey,
  type NumberPool,
  type TogelKey,
} from '../../../data/lotteries';

const isLottery = (key: string): key is LotteryKey => key in LOTTERIES;
const isTogel = (key: string): key is TogelKey => key in TOGEL;

/** The known games, in the order of the list. */
export const LOTTERY_KEYS = Object.keys(LOTTERIES).filter(isLottery);
export const TOGEL_KEYS = Object.keys(TOGEL).filter(isTogel);

export const digitsOf = (key: string): number | undefined => (isTogel(key) ? TOGEL[key] : undefined);

interface Custom {
  readonly pick: number;
  readonly from: number;
  readonly to: number;
  readonly bonusPick: number;
  readonly bonusFrom: number;
  readonly bonusTo: number;
}

type CustomField = keyof Custom;

/** A game with the visitor's own numbers, which has no operator. */
type OwnGame = Omit<LotteryGame, 'page'> & { readonly page?: undefined };

/** The rules of a known game, or of the visitor's own numbers. Refuses a range that runs backwards or is too small. */
export function gameOf(key: string, custom: Custom): LotteryGame | OwnGame | BadRange {
  if (isLottery(key)) return LOTTERIES[key];
  const main = { pick: custom.pick, from: custom.from, to: custom.to };
  const bonus = { pick: custom.bonusPick, from: custom.bonusFrom, to: custom.bonusTo };
  const bad =
    badRange(main, 'pick', 'from') ?? (bonus.pick > 0 ? badRange(bonus, 'bonusPick', 'bonusFrom') : undefined);
  if (bad) return bad;
  return { main, ...(bonus.pick > 0 && { bonus }), topPrize: 'all' };
}

type BadRange = Problem<'backwards' | 'poolTooSmall'>;

function badRange({ pick, from, to }: NumberPool, pickField: CustomField, fromField: CustomField) {
  if (from > to) return problem('backwards', { from, to }, fromField);
  const size = to - from + 1;
  return pick > size ? problem('poolTooSmall', { pick, size, from, to }, pickField) : undefined;
}

/** The rules as a table: what the ticket has, since when, and where to check it. */
export function rulesTable({ main, bonus, since, page, asOf = LOTTERIES_AS_OF }: LotteryGame) {
  const range = ({ pick, from, to }: NumberPool) => term('ofRange', { pick, from, to });
  return {
    columns: [term('rule'), term('value')],
    rows: [
      [term('mainNumbers'), range(main)],
      ...(bonus ? [[term('bonusNumbers'), range(bonus)]] : []),
      ...(since === undefined ? [] : [[term('since'), { date: since }]]),
      [term('page'), page],
      [term('asOf'), { date: asOf }],
    ],
  };
}
