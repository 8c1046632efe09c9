import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { DOCUMENTS, withMask } from './check-digits';
import { checkNumber, completeNumber } from './check-number';
import { makeNumbers, type Wish } from './make-numbers';
import { REGIONS, STATES } from './regions';
import tool from './tool';

// python-stdnum 1.18: numbers that its is_valid accepts.
const CPFS = [
  '08301661305 18609139034 99603082430 62819482112 99351819019 93786579741',
  '54323194897 75749118606 25276018987 55597971115 47104974601 50752917080',
].flatMap((line) => line.split(' '));
const CNPJS = [
  '34236671276831 42684656321260 23307924402603 85995289078617 66617603137280 15901092815976',
  '01396245957161 17777412154795 28038528084178 48525388853904 33633875004762 43957551313795',
].flatMap((line) => line.split(' '));

test.for([...CPFS.map((number) => ['cpf', number] as const), ...CNPJS.map((number) => ['cnpj', number] as const)])(
  'the %s %s is valid, and no other last digits are',
  ([id, number]) => {
    expect(checkNumber(id, number)).toMatchObject({ valid: true, digits: number.slice(-2), reason: undefined });
    const others = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0')).filter(
      (end) => checkNumber(id, number.slice(0, -2) + end).valid,
    );
    expect(others).toEqual([number.slice(-2)]);
  },
);

test.for([
  ['cpf', ' 390 533 447–05 ', '390.533.447-05', true, undefined],
  ['cpf', '３９０.533.447-05', '390.533.447-05', true, undefined],
  ['cpf', '390.533.447-06', '390.533.447-06', false, 'wrongDigits'],
  ['cpf', '00000000000', '000.000.000-00', false, 'equalDigits'],
  ['cpf', '1234633', '1234633', false, 'badLength'],
  ['cpf', '08301661305'.slice(1), '8301661305', false, 'missingZeros'],
  ['cpf', '3905334470S', '3905334470S', false, 'badCharacter'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', true, undefined],
  ['cnpj', '12ABC34501DE3A', '12ABC34501DE3A', false, 'letterAtEnd'],
  ['cnpj', '00.000.000/0000-00', '00.000.000/0000-00', false, 'zeroRoot'],
  ['cnpj', '1396245957161', '1396245957161', false, 'missingZeros'],
  ['rg', '3.021.415-4', '03.021.415-4', true, undefined],
  ['rg', '40927754x', '40.927.754-X', true, undefined],
  ['rg', '4092X7540', '4092X7540', false, 'letterAtEnd'],
  ['rg', '4', '4', false, 'badLength'],
] as const)('%s %j is read as %s: %s, %s', ([id, typed, text, valid, reason]) => {
  const checked = checkNumber(id, typed);
  expect([checked.text, checked.valid, checked.reason?.code]).toEqual([text, valid, reason]);
});

test('a number that lost its zeros in a spreadsheet is offered with them', () => {
  expect(checkNumber('cpf', '8301661305').reason).toMatchObject({ with: { number: '083.016.613-05' } });
});

test('the ninth digit of a CPF names its states, and each state is in one region', () => {
  expect(checkNumber('cpf', '936.563.468-79').region).toBe('SP');
  expect(checkNumber('cpf', '18609139034').region).toBe('RS');
  expect(REGIONS.flat().toSorted()).toEqual([...STATES].toSorted());
});

const BASE: Wish = { doc: 'cpf', state: 'any', alphanumeric: false, branch: '0001', count: 500, unique: true };

test.for([
  BASE,
  { ...BASE, state: 'MG' },
  { ...BASE, doc: 'cnpj' },
  { ...BASE, doc: 'cnpj', branch: 'random' },
  { ...BASE, doc: 'cnpj', alphanumeric: true },
  { ...BASE, doc: 'rg' },
] satisfies Wish[])('the validator accepts what the generator makes: %o', async (wish) => {
  const numbers = makeNumbers(await seededSource('smallkit'), wish);
  expect(new Set(numbers).size).toBe(500);
  expect(numbers.filter((number) => !checkNumber(wish.doc, number).valid)).toEqual([]);
  if (wish.alphanumeric) expect(numbers.filter((number) => !/^(?=.*[A-Z])[^IOUQF]{14}$/.test(number))).toEqual([]);
  if (wish.state === 'MG') expect(numbers.every((number) => number[8] === '6')).toBe(true);
});

test('completing and validating agree for every body', () => {
  const body = fc
    .constantFrom(...DOCUMENTS)
    .chain((id) =>
      fc
        .string({ unit: fc.constantFrom(...'0123456789'), minLength: 12, maxLength: 12 })
        .map((text) => ({ id, body: text.slice(0, { cpf: 9, cnpj: 12, rg: 8 }[id]) })),
    );
  fc.assert(
    fc.property(body, ({ id, body: text }) => {
      const whole = completeNumber(id, text, 1);
      const checked = checkNumber(id, String(whole));
      expect(checked.digits).toBe(String(whole).slice(text.length));
      expect(checked.text).toBe(withMask(id, String(whole)));
    }),
  );
});

const INITIAL = {
  doc: 'cpf',
  mode: 'validate',
  count: 1,
  input: '',
  format: 'numeric',
  state: 'any',
  branch: '0001',
  masked: true,
  unique: true,
  as: 'items',
  seed: '',
} as const;
const run = async (values: Partial<Record<keyof typeof INITIAL, unknown>>) =>
  outcomeOf(await tool.run({ ...INITIAL, ...values } as typeof INITIAL, exampleContext()));

test('validating a list keeps the order, skips empty lines, and counts', async () => {
  const { values, notes } = await run({ input: '\uFEFF39053344705\r\n\r\nabc\n11111111111' });
  expect(values).toMatchObject({ result: ['390.533.447-05', 'abc', '111.111.111-11'], valid: [1, 0, 0] });
  expect(notes).toMatchObject([{ code: 'summary', with: { good: 1, total: 3 } }]);
});

test('an empty list to check gives no problem', async () =>
  expect(await run({ input: ' \n' })).toMatchObject({ empty: true }));

// Python: the sums of 3×10 + 9×9 + … and of the eleven weights after it.
test('the working of a single number shows both sums', async () => {
  const { steps } = await run({ input: '390.533.447-05' });
  expect(steps.map((step) => [step.with.sum, step.with.remainder, step.with.digit])).toEqual([
    [221, 10, '0'],
    [259, 5, '5'],
  ]);
});

test('a branch is filled up with zeros, and can be drawn', async () => {
  const { values } = await run({ doc: 'cnpj', mode: 'generate', branch: '7', seed: 'smallkit' });
  expect(values.result).toMatchObject([expect.stringContaining('/0007-')]);
  const drawn = await run({ doc: 'cnpj', mode: 'generate', branch: 'random', seed: 'smallkit' });
  expect(drawn.values.result).toMatchObject([expect.stringMatching(/\/\d{4}-/)]);
});

test('a completed number that is never issued is said to be one', async () => {
  const { notes } = await run({ doc: 'cpf', mode: 'complete', input: '111111111' });
  expect(notes).toMatchObject([{ code: 'neverIssued', with: { number: '111.111.111-11' } }]);
  expect((await run({ doc: 'cpf', mode: 'complete', input: '529982247' })).notes).toEqual([]);
});
