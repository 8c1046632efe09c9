import {
  choice,
  flag,
  generatorTool,
  give,
  isProblem,
  note,
  problem,
  term,
  text,
  type Context,
  type Values,
} from '../../../kinds/contract';
import { BRAND_NAMES, CARD_BRANDS } from '../../../data/test-cards';
import { arrange, byText, listFields, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { checkLines } from './check-lines';
import { groupDigits } from './card-number';
import { documentedOf, drawCards, type Card } from './draw-cards';

const MAKE = { mode: ['make'] };
const list = listFields({ when: MAKE });

const fields = {
  mode: choice(['make', 'check'], { tier: 'main', look: 'buttons' }),
  brand: choice(['any', ...CARD_BRANDS], { tier: 'main', when: MAKE }),
  kind: choice(['documented', 'range'], { tier: 'input', when: MAKE }),
  count: list.count,
  // A visitor may paste a real number: it stays out of links and out of storage.
  input: text({ mono: true, rows: 4, secret: true, when: { mode: ['check'] } }),
  spaces: flag(true),
  unique: list.unique,
  sort: list.sort,
  as: list.as,
  seed: list.seed,
};

type Form = Values<typeof fields>;

/** A longer list to check would block the main thread. */
const LONG_INPUT = 50_000;

export default generatorTool({
  buttonWith: 'count',
  worker: ({ input }) => String(input).length > LONG_INPUT,
  fields,
  outputs: {
    result: give.items(),
    valid: give.word(),
    brand: give.word(),
    length: give.integer(),
    expiry: give.code(),
    cvc: give.code(),
    seedUsed: give.code(),
    cards: give.table(),
  },
  run: async (values, context) => (values.mode === 'check' ? check(values) : make(values, context)),
});

async function make(values: Form, context: Context) {
  const { brand, kind, count, unique, as, sort, seed } = values;
  const possible = documentedOf(brand).length;
  if (kind === 'documented' && unique && count > possible) return problem('tooFewDocumented', { possible }, 'count');
  const random = await openDraw(seed, context.random);
  if (isProblem(random)) return random;
  const drawn = drawCards(random, { brand, kind, count, unique }, Number(context.today.slice(0, 4)));
  const cards = arrange(drawn, sort, byNumber);
  const { result, notes } = writeList(
    cards.map(({ digits }) => written(digits, values)),
    as,
  );
  const asItems = Array.isArray(result);
  return {
    result: asItems ? cards.map((card) => ({ text: written(card.digits, values), label: labelOf(card) })) : result,
    expiry: cards.map((card) => card.expiry),
    cvc: cards.map((card) => card.cvc),
    seedUsed: random.seed,
    // Single items show their expiry and CVC themselves.
    cards: asItems ? undefined : tableOf(cards),
    notes: [...notes, kind === 'range' && note('madeUp')],
  };
}

const collate = byText('en');
/** By value: a longer number is larger. */
const byNumber = (a: Card, b: Card): number => a.digits.length - b.digits.length || collate(a.digits, b.digits);

const written = (digits: string, { spaces }: Form): string => (spaces ? groupDigits(digits) : digits);

const labelOf = ({ brand, modes }: Card) =>
  modes.length > 0 ? term('published', { brand: BRAND_NAMES[brand], modes: modes.join(', ') }) : BRAND_NAMES[brand];

const tableOf = (cards: readonly Card[]) => ({
  columns: [term('number'), term('brandColumn'), term('expiryColumn'), term('cvcColumn'), term('modesColumn')],
  rows: cards.map(({ digits, brand, expiry, cvc, modes }) => [
    groupDigits(digits),
    BRAND_NAMES[brand],
    expiry,
    cvc,
    modes.join(', '),
  ]),
});

/** Checks one number per line and skips empty lines. The readable ones are shown, and the first other one is reported. */
function check(values: Form) {
  const { checked, bad } = checkLines(values.input);
  const first = checked[0];
  if (first === undefined) return bad ?? { empty: true };
  const single = checked.length === 1;
  const { result, notes } = writeList(
    checked.map(({ digits }) => written(digits, values)),
    values.as,
  );
  return {
    result,
    valid: single ? term(first.valid ? 'yes' : 'no') : undefined,
    brand: single ? brandName(first.brand) : undefined,
    length: single ? first.digits.length : undefined,
    cards: single
      ? undefined
      : {
          columns: [term('number'), term('validColumn'), term('brandColumn'), term('lengthColumn')],
          rows: checked.map(({ digits, valid, rightDigit, brand }) => [
            groupDigits(digits),
            valid ? term('yes') : term('wrongDigit', { digit: rightDigit }),
            brandName(brand),
            digits.length,
          ]),
        },
    problem: bad,
    notes: [
      ...notes,
      single && !first.valid && note('rightDigit', { digit: first.rightDigit }),
      single &&
        first.brand !== undefined &&
        !first.usualLength &&
        note('unusualLength', { brand: BRAND_NAMES[first.brand] }),
    ],
  };
}

const brandName = (brand: keyof typeof BRAND_NAMES | undefined) => (brand ? term(brand) : term('unknown'));
