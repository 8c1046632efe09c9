import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextHistory } from './text-history';

const after = (...texts: readonly string[]): TextHistory => {
  const history = new TextHistory(texts[0] ?? '');
  for (const text of texts.slice(1)) history.record(text);
  return history;
};

test('goes back through every text, and forward again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 30 }), (texts) => {
      // Returning to the previous text is an undo step, not a new one.
      const different = texts.filter((text, place) => text !== texts[place - 1] && text !== texts[place - 2]);
      const chain = different.filter((text, place) => text !== different[place - 1] && text !== different[place - 2]);
      fc.pre(chain.every((text, place) => text !== chain[place - 1] && text !== chain[place - 2]));
      const history = after(...chain);
      for (const text of chain.slice(0, -1).toReversed()) expect(history.undo()).toBe(text);
      expect(history.undo()).toBeUndefined();
      for (const text of chain.slice(1)) expect(history.redo()).toBe(text);
      expect(history.redo()).toBeUndefined();
    }),
  );
});

test('follows an editor that has its own undo', () => {
  const history = after('a', 'ab', 'abc');
  history.record('ab');
  expect(history.canRedo).toBe(true);
  expect(history.undo()).toBe('a');
  history.record('ab');
  expect(history.redo()).toBe('abc');
});

test('a new edit discards what was undone', () => {
  const history = after('a', 'ab');
  history.undo();
  history.record('ax');
  expect(history.canRedo).toBe(false);
  expect(history.undo()).toBe('a');
});

test('survives serialization, for the same text only', () => {
  const history = after('one', 'one two', 'one three');
  const json = JSON.stringify(history);
  const again = new TextHistory('');
  again.restore(json, 'one three');
  expect([again.undo(), again.undo(), again.undo()]).toEqual(['one two', 'one', undefined]);
  again.restore(json, 'another');
  expect(again.canUndo).toBe(false);
});

test.for([
  '',
  '{',
  'null',
  '[]',
  '{"past":1,"future":[]}',
  '{"past":[[0]],"future":[]}',
  '{"past":[[0,"",1]],"future":[]}',
])('an invalid history (%s) is ignored', (json) => {
  const history = new TextHistory('');
  history.restore(json, 'text');
  expect(history.canUndo || history.canRedo).toBe(false);
});

test('keeps the last 200 steps, and a million characters', () => {
  const counted = after(...Array.from({ length: 301 }, (_, n) => `${n} ${'x'.repeat(n)}`));
  let steps = 0;
  while (counted.undo() !== undefined) steps++;
  expect(steps).toBe(200);
  const weighed = after(...Array.from({ length: 11 }, (_, n) => String.fromCharCode(97 + n).repeat(100_000)));
  expect(JSON.stringify(weighed).length).toBeLessThan(1_010_000);
  expect(weighed.undo()).toBe('j'.repeat(100_000));
});

test('a text over two million characters has no history, and is not compared', () => {
  const history = after('x'.repeat(2_000_001), `${'x'.repeat(2_000_001)}y`);
  expect(history.canUndo).toBe(false);
});
