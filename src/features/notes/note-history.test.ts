import { expect, test } from 'vitest';
import { NO_HISTORY, redone, STEPS_KEPT, stepBetween, undone, withStep, type History } from './note-history';

/** Types the texts one after another, each a change of the one before. */
function typed(texts: readonly string[], pausedMs = 10): { text: string; history: History } {
  let history = NO_HISTORY;
  let text = '';
  for (const next of texts) {
    const step = stepBetween(text, next);
    if (step) history = withStep(history, step, pausedMs);
    text = next;
  }
  return { text, history };
}

test.for([
  ['', 'a', 1, { at: 0, removed: '', inserted: 'a' }],
  ['ab', 'b', 0, { at: 0, removed: 'a', inserted: '' }],
  ['aaa', 'aaaa', 2, { at: 2, removed: '', inserted: 'a' }],
  ['one two', 'one 2', 5, { at: 4, removed: 'two', inserted: '2' }],
  ['abc', 'abXYc', undefined, { at: 2, removed: '', inserted: 'XY' }],
  ['abc', 'xyz', undefined, { at: 0, removed: 'abc', inserted: 'xyz' }],
] as const)('finds the change from %j to %j', ([before, after, caret, step]) => {
  const found = stepBetween(before, after, caret);
  // 'aaa' to 'aaaa' may be any of four positions; what counts is that it makes the text.
  expect(found && before.slice(0, found.at) + found.inserted + before.slice(found.at + found.removed.length)).toBe(
    after,
  );
  if (before !== 'aaa') expect(found).toEqual(step);
});

test('a caret that does not fit the change does no harm', () => {
  expect(stepBetween('abc', 'abXc', 1)).toEqual({ at: 2, removed: '', inserted: 'X' });
});

test('typing is one step; a pause or a long run of words begins another', () => {
  expect(typed(['H', 'He', 'Hel', 'Hell', 'Hello']).history.undo).toHaveLength(1);
  expect(typed(['H', 'He', 'Hel'], 5_000).history.undo).toHaveLength(3);
  const words = 'one two three four five six seven';
  const steps = typed(Array.from({ length: words.length }, (_, at) => words.slice(0, at + 1))).history.undo;
  expect(steps.map(({ inserted }) => inserted)).toEqual(['one two three four five ', 'six seven']);
});

test('Backspace and Delete join, a paste is a separate step', () => {
  expect(typed(['abc', 'ab', 'a']).history.undo).toHaveLength(2);
  expect(typed(['a', 'a pasted text', 'a pasted text and another']).history.undo).toHaveLength(3);
});

test('undo goes back step by step to the empty text, redo goes all the way forward', () => {
  const texts = ['One', 'One two', 'One\ntwo', 'two', '', 'new'];
  const start = typed(texts, 5_000);
  let { text, history } = start;
  const seen = [text];
  for (let turned = undone(text, history); turned; turned = undone(text, history)) {
    ({ text, history } = turned);
    seen.push(text);
  }
  expect(seen).toEqual(['new', '', 'two', 'One\ntwo', 'One two', 'One', '']);
  for (let turned = redone(text, history); turned; turned = redone(text, history)) ({ text, history } = turned);
  expect(text).toBe('new');
  expect(history).toEqual(start.history);
});

test('a change after undo discards what could be redone', () => {
  const { text, history } = typed(['a', 'ab'], 5_000);
  const back = undone(text, history);
  expect(back?.history.redo).toHaveLength(1);
  expect(back && withStep(back.history, { at: 1, removed: '', inserted: 'c' }, 10).redo).toEqual([]);
});

test('keeps the last 200 steps, and drops old ones that are too long', () => {
  const many = Array.from({ length: 250 }, (_, at) => 'x'.repeat(at + 1));
  expect(typed(many, 5_000).history.undo).toHaveLength(STEPS_KEPT);
  const long = typed(['a'.repeat(5_000_000), 'b'.repeat(5_000_000), 'c'.repeat(5_000_000)], 5_000);
  expect(long.history.undo).toHaveLength(1);
  expect(undone(long.text, long.history)?.text).toBe('b'.repeat(5_000_000));
});

test('a step that does not belong to the text changes nothing', () => {
  expect(undone('other', { undo: [{ at: 0, removed: '', inserted: 'text' }], redo: [] })).toBeUndefined();
});
