import { expect, test } from 'vitest';
import {
  choice,
  decimal,
  flag,
  give,
  note,
  number,
  problem,
  text,
  textTool,
  calculatorTool,
  type ToolStrings,
  type Translation,
} from '.';

/** The tool whose strings are checked below. `tsc` checks each `@ts-expect-error`: it fails if the next line has no error. */
const tool = textTool({
  fields: { input: text(), mode: choice(['one', 'two']), wrap: number(0, { min: 0, max: 80 }), loud: flag() },
  outputs: { bytes: give.integer() },
  run: ({ input, mode, wrap, loud }) => {
    const kinds: ['one' | 'two', number, boolean] = [mode, wrap, loud];
    if (input === '') return problem('nothing', { kinds: kinds.length });
    return { result: input, bytes: input.length, notes: [note('short')] };
  },
});

const words = {
  labels: { mode: 'Mode', wrap: 'Wrap', loud: 'Loud', bytes: 'Bytes' },
  choices: { mode: { one: 'One', two: 'Two' } },
  problems: { nothing: 'Nothing' },
  notes: { short: 'Short' },
};

test('accepts complete strings and a complete translation', () => {
  const strings = words satisfies ToolStrings<typeof tool>;
  const polish = { ...words, labels: { ...words.labels, mode: 'Tryb' } } satisfies Translation<typeof words>;
  expect([strings.labels.mode, polish.labels.mode]).toEqual(['Mode', 'Tryb']);
});

test('a missing label, choice, problem or note is a type error', () => {
  // @ts-expect-error: no label for `wrap`
  const noLabel = { ...words, labels: { mode: 'Mode', loud: 'Loud', bytes: 'Bytes' } } satisfies ToolStrings<
    typeof tool
  >;
  // @ts-expect-error: no label for the choice `two`
  const noChoice = { ...words, choices: { mode: { one: 'One' } } } satisfies ToolStrings<typeof tool>;
  // @ts-expect-error: no message for the problem `nothing`
  const noProblem = { ...words, problems: {} } satisfies ToolStrings<typeof tool>;
  const { notes: _, ...rest } = words;
  // @ts-expect-error: no message for the note `short`
  const noNote = rest satisfies ToolStrings<typeof tool>;
  expect([noLabel, noChoice, noProblem, noNote]).toHaveLength(4);
});

test('a missing or an extra key in a translation is a type error', () => {
  // @ts-expect-error: `problems` and `notes` are missing
  const less = { labels: words.labels, choices: words.choices } satisfies Translation<typeof words>;
  const own = { ...words, own: { start: 'Start' } };
  // @ts-expect-error: English has no 'stop'
  const more = { ...own, own: { start: 'Start', stop: 'Stop' } } satisfies Translation<typeof own>;
  expect([less, more]).toHaveLength(2);
});

test('a value that is not among the choices is a type error', () => {
  // @ts-expect-error: 'three' isn’t one of the choices
  expect(choice(['one', 'two'], { initial: 'three' }).initial).toBe('three');
});

test('a result of the wrong type is a type error', () => {
  calculatorTool({
    fields: { amount: decimal('') },
    outputs: { total: give.integer() },
    // @ts-expect-error: an integer is a number or a bigint, not text
    run: ({ amount }) => ({ total: amount }),
  });
  expect(tool.kind).toBe('text');
});

test('the currency of an output that is not the name of a field is a type error', () => {
  const fields = { amount: decimal(''), coin: choice(['EUR', 'PLN']) };
  const run = () => ({ sum: '1.00' });
  const right = calculatorTool({
    fields,
    outputs: { sum: give.money({ currency: 'coin' }), rows: give.table({ currency: 'coin' }) },
    run,
  });
  // @ts-expect-error: there is no field `coins`
  const wrong = calculatorTool({ fields, outputs: { sum: give.money({ currency: 'coins' }) }, run });
  expect([right.outputs.sum.currency, wrong.kind]).toEqual(['coin', 'calculator']);
});
