import {
  choice,
  flag,
  generatorTool,
  give,
  isProblem,
  line,
  note,
  problem,
  step,
  term,
  text,
  type Context,
  type Values,
} from '../../../kinds/contract';
import { listFields, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { BODY, checkDigits, DOCUMENTS, withMask, type DocumentId } from './check-digits';
import { bareNumber, checkNumber, completeNumber, impossible } from './check-number';
import { makeNumbers } from './make-numbers';
import { STATES } from './regions';

const GENERATE = { mode: ['generate'] };
const list = listFields({ count: 1, unique: true, when: GENERATE });

const fields = {
  doc: choice(DOCUMENTS, { tier: 'main', look: 'buttons' }),
  mode: choice(['generate', 'validate', 'complete'], { tier: 'main', look: 'buttons' }),
  count: list.count,
  // Pasted numbers may belong to people: they stay out of links and out of storage.
  input: text({ mono: true, rows: 4, secret: true, when: { mode: ['validate', 'complete'] } }),
  format: choice(['numeric', 'alphanumeric'], { tier: 'input', when: { ...GENERATE, doc: ['cnpj'] } }),
  state: choice(['any', ...STATES], { when: { ...GENERATE, doc: ['cpf'] } }),
  branch: line({ initial: '0001', autocomplete: 'off', when: { ...GENERATE, doc: ['cnpj'] } }),
  masked: flag(true),
  unique: list.unique,
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
    result: give.items({ mono: true }),
    /** 1 or 0 for each line. */
    valid: give.integer(),
    digits: give.code(),
    reason: give.word(),
    region: give.code(),
    checked: give.table(),
    seedUsed: give.code(),
  },
  run: async (values, context) => {
    if (values.mode === 'generate') return generate(values, context);
    const lines = linesOf(values.input);
    if (lines.length === 0) return { empty: true };
    return values.mode === 'validate' ? validate(values, lines) : complete(values, lines);
  },
});

interface Line {
  /** From 1, empty lines counted. */
  readonly at: number;
  readonly typed: string;
}

const linesOf = (input: string): readonly Line[] =>
  input
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((typed, index) => ({ at: index + 1, typed }))
    .filter(({ typed }) => typed.trim() !== '');

const written = (number: string, { doc, masked }: Form): string => (masked ? withMask(doc, number) : number);

async function generate(values: Form, context: Context) {
  const { doc, state, format, count, unique, seed, as } = values;
  const branch = readBranch(values);
  if (isProblem(branch)) return branch;
  const random = await openDraw(seed, context.random);
  if (isProblem(random)) return random;
  const numbers = makeNumbers(random, { doc, state, alphanumeric: format === 'alphanumeric', branch, count, unique });
  return {
    ...writeList(
      numbers.map((number) => written(number, values)),
      as,
    ),
    seedUsed: random.seed,
    steps: workingOf(doc, numbers),
  };
}

/** The branch with zeros in front, or 'random'. */
function readBranch({ doc, branch, format }: Form) {
  if (doc !== 'cnpj') return '';
  const typed = branch.trim();
  if (/^random$/i.test(typed)) return 'random';
  const known = format === 'alphanumeric' ? /^[\dA-Z]{1,4}$/i : /^\d{1,4}$/;
  if (!known.test(typed)) return problem(format === 'alphanumeric' ? 'badBranch' : 'branchDigits', {}, 'branch');
  return typed.toUpperCase().padStart(4, '0');
}

function validate(values: Form, lines: readonly Line[]) {
  const { doc, masked, as } = values;
  const checked = lines.map(({ typed }) => checkNumber(doc, typed));
  const texts = checked.map(({ text: shown, digits }) => (masked || digits === '' ? shown : bareNumber(shown)));
  const good = checked.filter(({ valid }) => valid).length;
  return {
    ...writeList(texts, as),
    valid: checked.map(({ valid }) => (valid ? 1 : 0)),
    digits: checked.map(({ digits }) => digits),
    reason: checked.map(({ reason }) => reason ?? ''),
    region: checked.map(({ region }) => region),
    checked:
      checked.length === 1
        ? undefined
        : {
            columns: [term('number'), term('verdict'), term('why')],
            rows: checked.map(({ valid, reason }, at) => [texts[at] ?? '', term(valid ? 'yes' : 'no'), reason ?? null]),
          },
    steps: workingOf(
      doc,
      checked.length > 1
        ? []
        : checked.flatMap(({ digits, text: shown }) => (digits === '' ? [] : [bareNumber(shown)])),
    ),
    notes: [checked.length > 1 && note('summary', { good, total: checked.length })],
  };
}

function complete(values: Form, lines: readonly Line[]) {
  const numbers: string[] = [];
  let bad: ReturnType<typeof completeNumber> | undefined;
  for (const { at, typed } of lines) {
    const number = completeNumber(values.doc, typed, at);
    if (typeof number === 'string') numbers.push(number);
    else bad ??= number;
  }
  if (numbers.length === 0 && isProblem(bad)) return bad;
  const never = numbers.find((number) => impossible(values.doc, number));
  const list = writeList(
    numbers.map((number) => written(number, values)),
    values.as,
  );
  return {
    ...list,
    notes: [...list.notes, never !== undefined && note('neverIssued', { number: withMask(values.doc, never) })],
    problem: isProblem(bad) ? bad : undefined,
    steps: workingOf(values.doc, numbers),
  };
}

/** How the check digits of a single number are calculated. */
function workingOf(doc: DocumentId, numbers: readonly string[]) {
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return [];
  return checkDigits(doc, number.slice(0, BODY[doc])).map(({ terms, sum, remainder, digit }) =>
    doc === 'cpf'
      ? step('cpfDigit', { terms, sum, remainder, digit })
      : doc === 'cnpj'
        ? step('cnpjDigit', { terms, sum, remainder, digit })
        : step('rgDigit', { terms, sum, remainder, digit }),
  );
}
