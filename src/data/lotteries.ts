/** `pick` different numbers of `from` to `to`. */
export interface NumberPool {
  readonly pick: number;
  readonly from: number;
  readonly to: number;
}

export interface LotteryGame {
  readonly main: NumberPool;
  readonly bonus?: NumberPool;
  /** The top prize needs all numbers, or only the main ones; `none`: it doesn't need a full match, so it has other odds. */
  readonly topPrize: 'all' | 'main' | 'none';
  /** The ticket takes part in several draws; the odds are for one of them. */
  readonly severalDraws?: true;
  /** The first day on which these numbers applied, as far as it is recorded here. */
  readonly since?: string;
  /** The operator's page with these rules where one was read (`asOf`), otherwise its own site, where they can be checked. */
  readonly page: `https://${string}`;
  /** The day on which that page was read. */
  readonly asOf?: `${number}-${number}-${number}`;
}

/** The day for which all other rows were looked up. When a game changes, correct its row and its date. */
export const LOTTERIES_AS_OF = '2026-11-20';

const pool = (pick: number, to: number, from = 1): NumberPool => ({ pick, from, to });
const ALL = { topPrize: 'all' } as const;
const MAIN = { topPrize: 'main' } as const;
const NONE = { topPrize: 'none' } as const;

const UK = { page: 'https://www.national-lottery.co.uk/' } as const;
const SPAIN = { page: 'https://www.loteriasyapuestas.es/' } as const;
const POLAND = { page: 'https://www.lotto.pl/' } as const;
const BRAZIL = { page: 'https://loterias.caixa.gov.br/' } as const;
const RUSSIA = { page: 'https://www.stoloto.ru/' } as const;
const CANADA = { page: 'https://www.olg.ca/' } as const;
const AUSTRALIA = { page: 'https://www.thelott.com/' } as const;
const JAPAN = { page: 'https://www.takarakuji-official.jp/' } as const;

export const LOTTERIES = {
  powerball: { main: pool(5, 69), bonus: pool(1, 26), ...ALL, since: '2015-10-07', page: 'https://www.powerball.com/' },
  'mega-millions': {
    main: pool(5, 70),
    bonus: pool(1, 24),
    ...ALL,
    since: '2025-04-08',
    page: 'https://www.megamillions.com/',
  },
  euromillions: {
    main: pool(5, 50),
    bonus: pool(2, 12),
    ...ALL,
    since: '2016-09-27',
    page: 'https://www.national-lottery.co.uk/',
  },
  eurojackpot: {
    main: pool(5, 50),
    bonus: pool(2, 12),
    ...ALL,
    since: '2022-03-25',
    page: 'https://www.eurojackpot.com/',
  },
  eurodreams: { main: pool(6, 40), bonus: pool(1, 5), ...ALL, page: 'https://www.fdj.fr/' },
  'uk-lotto': { main: pool(6, 59), ...MAIN, severalDraws: true, since: '2026-06-10', ...UK },
  'uk-thunderball': { main: pool(5, 39), bonus: pool(1, 14), ...ALL, ...UK },
  'uk-set-for-life': { main: pool(5, 47), bonus: pool(1, 10), ...ALL, ...UK },
  'ie-lotto': { main: pool(6, 47), ...MAIN, page: 'https://www.lottery.ie/' },
  'fr-loto': { main: pool(5, 49), bonus: pool(1, 10), ...ALL, page: 'https://www.fdj.fr/' },
  'de-lotto': { main: pool(6, 49), bonus: pool(1, 9, 0), ...ALL, page: 'https://www.lotto.de/' },
  'es-primitiva': {
    main: pool(6, 49),
    bonus: pool(1, 9, 0),
    ...ALL,
    page: 'https://www.loteriasyapuestas.es/es/centro-de-ayuda/como-se-juega/jugar-a-la-primitiva',
    asOf: '2026-11-27',
  },
  'es-bonoloto': { main: pool(6, 49), bonus: pool(1, 9, 0), ...MAIN, ...SPAIN },
  'es-gordo': { main: pool(5, 54), bonus: pool(1, 9, 0), ...ALL, ...SPAIN },
  'it-superenalotto': { main: pool(6, 90), ...MAIN, page: 'https://www.superenalotto.it/' },
  'it-millionday': {
    main: pool(5, 55),
    ...MAIN,
    page: 'https://lotto-italia.it/millionday/come-dove-giocare/scopri-il-gioco',
    asOf: '2026-11-27',
  },
  'pt-totoloto': { main: pool(5, 49), bonus: pool(1, 13), ...ALL, page: 'https://www.jogossantacasa.pt/' },
  'pl-lotto': { main: pool(6, 49), ...MAIN, ...POLAND },
  'pl-mini-lotto': { main: pool(5, 42), ...MAIN, ...POLAND },
  'pl-ekstra-pensja': { main: pool(5, 35), bonus: pool(1, 4), ...ALL, ...POLAND },
  'pl-multi-multi': { main: pool(10, 80), ...NONE, ...POLAND },
  'br-mega-sena': { main: pool(6, 60), ...MAIN, ...BRAZIL },
  'br-quina': { main: pool(5, 80), ...MAIN, ...BRAZIL },
  'br-lotofacil': { main: pool(15, 25), ...MAIN, ...BRAZIL },
  'br-lotomania': { main: pool(50, 99, 0), ...NONE, ...BRAZIL },
  'br-dupla-sena': { main: pool(6, 50), ...MAIN, severalDraws: true, ...BRAZIL },
  'br-milionaria': { main: pool(6, 50), bonus: pool(2, 6), ...ALL, ...BRAZIL },
  'ru-6-45': { main: pool(6, 45), ...MAIN, ...RUSSIA },
  'ru-5-36': { main: pool(5, 36), bonus: pool(1, 4), ...ALL, ...RUSSIA },
  'ru-7-49': { main: pool(7, 49), ...MAIN, ...RUSSIA },
  'ca-649': {
    main: pool(6, 49),
    ...MAIN,
    page: 'https://www.olg.ca/en/lottery/play-lotto-649-encore/lotto-649-game-conditions.html',
    asOf: '2026-11-27',
  },
  'ca-lotto-max': { main: pool(7, 52), ...MAIN, since: '2026-04-14', ...CANADA },
  'au-powerball': { main: pool(7, 35), bonus: pool(1, 20), ...ALL, ...AUSTRALIA },
  'au-oz-lotto': { main: pool(7, 47), ...MAIN, ...AUSTRALIA },
  'au-saturday': { main: pool(6, 45), ...MAIN, ...AUSTRALIA },
  'jp-loto6': { main: pool(6, 43), ...MAIN, ...JAPAN },
  'jp-loto7': { main: pool(7, 37), ...MAIN, ...JAPAN },
} as const satisfies Readonly<Record<string, LotteryGame>>;

export type LotteryKey = keyof typeof LOTTERIES;

/** The number of digits, 0 to 9 with repeats. Togel is illegal in Indonesia and has no operator or official rules. */
export const TOGEL = { 'togel-2d': 2, 'togel-3d': 3, 'togel-4d': 4 } as const;
export type TogelKey = keyof typeof TOGEL;
