import {
  choice,
  flag,
  generatorTool,
  give,
  isProblem,
  line,
  number,
  optionalNumber,
  problem,
  term,
  type Values,
} from '../../../kinds/contract';
import { entryText, wordList } from '../../../data/words';
import type { Lang } from '../../../i18n/languages';
import { listFields, writeList } from '../../../kinds/contract/drawn-list';
import type { RandomSource } from '../../../core/numbers/random';
import { alphabetOf, log2, passphrase, passphraseCount, password, passwordCount, pin } from './password';
import { GUESS_RATES, secondsToGuess, strengthOf, timeText } from './strength';

const CHARACTERS = { when: { mode: ['characters'] } };
const PASSPHRASE = { when: { mode: ['passphrase'] } };
/** The lengths that a mode allows, and the default for an empty field. */
const SIZES = { characters: { min: 4, max: 512, usual: 20 }, pin: { min: 3, max: 64, usual: 6 } } as const;

const { count, as } = listFields({ most: 1_000 });

const fields = {
  mode: choice(['characters', 'passphrase', 'pin'], { tier: 'main', look: 'buttons' }),
  size: optionalNumber({ tier: 'main', min: 3, max: 512, when: { mode: ['characters', 'pin'] } }),
  words: number(6, { tier: 'main', min: 3, max: 20, ...PASSPHRASE }),
  count,
  lower: flag(true, CHARACTERS),
  upper: flag(true, CHARACTERS),
  digits: flag(true, CHARACTERS),
  symbols: flag(true, CHARACTERS),
  symbolSet: line({
    initial: '!@#$%^&*()-_=+[]{};:,.?',
    autocomplete: 'off',
    when: { mode: ['characters'], symbols: [true] },
  }),
  similar: flag(true, CHARACTERS),
  requireEach: flag(true, CHARACTERS),
  separator: line({ initial: '-', autocomplete: 'off', ...PASSPHRASE }),
  capitalise: flag(false, PASSPHRASE),
  addNumber: flag(false, PASSPHRASE),
  as,
};

/** The number of characters from which drawing them would block the main thread noticeably. */
const MANY_CHARACTERS = 50_000;

/** Secret: no seed, so that no draw can be repeated, and no results in a link. */
export default generatorTool({
  secret: true,
  worker: (values) => Number(values.count) * Number(values.size ?? SIZES.characters.usual) > MANY_CHARACTERS,
  fields,
  outputs: {
    result: give.items({ mono: true }),
    entropy: give.decimal({ digits: 2 }),
    strength: give.word(),
    guesses: give.table(),
    source: give.word(),
  },
  run: async (values, context) => {
    const method = await methodOf(values);
    if (isProblem(method)) return method;
    const random = await context.random();
    const made = Array.from({ length: values.count }, () => method.draw(random));
    const bits = log2(method.possible);
    return {
      ...writeList(made, values.as),
      entropy: bits.toFixed(2),
      strength: term(strengthOf(bits)),
      guesses: guessTable(bits, context.lang),
      source: method.source,
    };
  },
});

/** The function that draws one result, and the number of equally likely results. */
async function methodOf(values: Values<typeof fields>) {
  if (values.mode === 'passphrase') {
    const { items, source, licence } = await wordList('en', 'word');
    const list = items.map(entryText);
    return {
      draw: (random: RandomSource) => passphrase(random, list, values),
      possible: passphraseCount(list.length, values),
      source: `${source} (${licence})`,
    };
  }
  const { min, max, usual } = SIZES[values.mode];
  const size = values.size ?? usual;
  if (size < min) return problem('error.min', { min }, 'size');
  if (size > max) return problem('error.max', { max }, 'size');
  if (values.mode === 'pin') {
    return { draw: (random: RandomSource) => pin(random, size), possible: 10n ** BigInt(size), source: undefined };
  }
  const alphabet = alphabetOf(values);
  if (isProblem(alphabet)) return alphabet;
  const { requireEach } = values;
  return {
    draw: (random: RandomSource) => password(random, alphabet, size, requireEach),
    possible: passwordCount(alphabet, size, requireEach),
    source: undefined,
  };
}

const guessTable = (bits: number, lang: Lang) => ({
  columns: [term('guesser'), term('rate'), term('time')],
  rows: [
    [term('online'), GUESS_RATES.online, timeText(secondsToGuess(bits, GUESS_RATES.online), lang)],
    [term('offline'), GUESS_RATES.offline, timeText(secondsToGuess(bits, GUESS_RATES.offline), lang)],
  ],
});
