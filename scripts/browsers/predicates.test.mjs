import { expect, test } from 'vitest';
import { givenBy, predicateOf, shownExamples, showsGiven } from './predicates.mjs';

const seen = (outputs, alerts = []) => ({ state: 'done', outputs, alerts, errors: [] });

test('shows an example that agrees with the preset and the language', () => {
  const examples = [
    { values: { a: 1 }, gives: 'one' },
    { values: { a: 2 }, gives: 'two' },
    { values: {}, gives: 'any' },
    { values: { a: 1 }, lang: 'pl', gives: 'jeden' },
  ];
  const given = (preset, lang) => shownExamples(examples, preset, lang).map(({ gives }) => gives);
  expect(given({ a: '1' }, 'en')).toEqual(['one', 'any']);
  expect(given({}, 'pl')).toEqual(['jeden', 'one', 'two', 'any']);
  expect(given({ a: '1' }, 'pl')).toEqual(['jeden', 'one', 'any']);
});

test('reads examples from the tool’s own file', async () => {
  const visit = { tool: 'random/uuid', preset: {}, path: '/x/', fragment: '', example: 0 };
  const gives = await givenBy(visit, () => 'en');
  expect(predicateOf(gives)?.({ result: ['no identifier'] })).toBe(false);
  expect(await givenBy({ ...visit, example: -1 }, () => 'en')).toBeUndefined();
  // Its examples need a file, which the link does not contain.
  expect(await givenBy({ ...visit, tool: 'media/image-compressor' }, () => 'en')).toBeUndefined();
});

test.for([
  ['ab', seen({ result: ['ab'] }), true],
  ['ab', seen({}), false],
  ['', seen({}), true],
  [{ words: 2, result: ['a', 'b'] }, seen({ words: ['2'], result: ['a', 'b'], more: ['x'] }), true],
  [{ words: 2 }, seen({ words: ['3'] }), false],
  [{ says: 'problem', code: 'bad' }, seen({}, ['Wrong']), true],
  [{ says: 'problem', code: 'bad' }, seen({ result: ['x'] }), false],
  [({ result }) => result?.[0] === 'x', seen({ result: ['x'] }), true],
  [undefined, seen({ result: ['x'] }), true],
  [undefined, seen({}), false],
])('compares %j with what is seen (%#)', ([gives, shown, expected]) => expect(showsGiven(gives, shown)).toBe(expected));
