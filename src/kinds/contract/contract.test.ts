import { expect, test } from 'vitest';
import { choice, decimal, flag, give, note, number, problem, text, textTool, calculatorTool, type Strings } from '.';

/** What the compiler must refuse: each line below it is checked by `tsc`, which fails where the error is missing. */
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

test('words that say everything are accepted', () => {
  const strings = { en: words } satisfies Strings<typeof tool>;
  expect(strings.en.labels.mode).toBe('Mode');
});

test('a missing label, choice, problem or note is a type error', () => {
  // @ts-expect-error: no label for `wrap`
  const noLabel = { en: { ...words, labels: { mode: 'Mode', loud: 'Loud', bytes: 'Bytes' } } } satisfies Strings<
    typeof tool
  >;
  // @ts-expect-error: no label for the choice `two`
  const noChoice = { en: { ...words, choices: { mode: { one: 'One' } } } } satisfies Strings<typeof tool>;
  // @ts-expect-error: no sentence for the problem `nothing`
  const noProblem = { en: { ...words, problems: {} } } satisfies Strings<typeof tool>;
  // @ts-expect-error: no sentence for the note `short`
  const noNote = { en: { labels: words.labels, choices: words.choices, problems: words.problems } } satisfies Strings<
    typeof tool
  >;
  // @ts-expect-error: no English
  const noEnglish = { pl: words } satisfies Strings<typeof tool>;
  expect([noLabel, noChoice, noProblem, noNote, noEnglish]).toHaveLength(5);
});

test('a value that is not among the choices is a type error', () => {
  // @ts-expect-error: 'three' is no choice
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
