import { expect, test } from 'vitest';
import { clearSelected, reach, selectionHas, toggleSelected } from './selection';

const at = (text: string, start: number, end = start) => ({ text, start, end });

test.for([
  ['one two three', 5, 5, 'two'],
  ['one two three', 4, 4, 'two'],
  ['one two three', 7, 7, 'two'],
  ['one two three', 13, 13, 'three'],
  ['one, two', 4, 4, ''],
  ['don’t stop', 2, 2, 'don’t'],
  ['a\nword\nb', 4, 4, 'word'],
  ['𝗼𝗻𝗲 two', 2, 2, '𝗼𝗻𝗲'],
  ['one two', 1, 6, 'ne tw'],
  // The end of the selection is between a letter and its underline, the start inside a surrogate pair.
  ['a\u0332b\u0332', 0, 3, 'a\u0332b\u0332'],
  ['x𝗼𝗻', 2, 3, '𝗼'],
  ['👨‍👩‍👧!', 2, 3, '👨‍👩‍👧'],
  ['', 0, 0, ''],
] as const)('in %j from %i to %i, the change applies to %j', ([text, start, end, reached]) => {
  expect(text.slice(...reach(at(text, start, end)))).toBe(reached);
});

test('the changed letters stay selected, whatever their length', () => {
  expect(toggleSelected(at('say Hi you', 4, 6), 'bold')).toEqual(at('say 𝗛𝗶 you', 4, 8));
  expect(toggleSelected(at('say 𝗛𝗶 you', 4, 8), 'bold')).toEqual(at('say Hi you', 4, 6));
  expect(selectionHas(at('say 𝗛𝗶 you', 4, 8), 'bold')).toBe(true);
});

test('at a caret, the word changes, and the caret moves to its end', () => {
  expect(toggleSelected(at('say Hi you', 5), 'italic')).toEqual(at('say 𝘏𝘪 you', 8));
});

test('returns undefined if nothing can change', () => {
  expect(toggleSelected(at('да', 0, 2), 'bold')).toBeUndefined();
  expect(toggleSelected(at('a  b', 2), 'bold')).toBeUndefined();
  expect(clearSelected(at('plain', 0, 5))).toBeUndefined();
});

test('without a selection, makes the whole text plain', () => {
  expect(clearSelected(at('𝗛𝗶 y\u0336ou', 2))).toEqual(at('Hi you', 6));
  expect(clearSelected(at('𝗛𝗶 𝗛𝗶', 5, 9))).toEqual(at('𝗛𝗶 Hi', 5, 7));
});
