import { expect, test } from 'vitest';
import { continueList, toggleList, type Edit } from './lists';

/** `[` and `]` mark the ends of a selection, `|` marks a caret. */
function edit(marked: string): Edit {
  const caret = marked.indexOf('|');
  if (caret >= 0) return { text: marked.replace('|', ''), start: caret, end: caret };
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}
const marked = ({ text, start, end }: Edit) =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

test.for([
  ['[a\nb]', 'bullets', '[• a\n• b]'],
  ['[• a\n• b]', 'bullets', '[a\nb]'],
  ['[• a\nb]', 'bullets', '[• a\n• b]'],
  ['x\na|b\ny', 'bullets', 'x\n• a|b\ny'],
  ['• a|b', 'bullets', 'a|b'],
  ['|', 'bullets', '• |'],
  ['\n|', 'bullets', '\n• |'],
  ['[a\n\nb]', 'checks', '[☐ a\n\n☐ b]'],
  ['[☐ a\n☑ b]', 'checks', '[a\nb]'],
  ['[☐ a\n☐ b]', 'numbers', '[1. a\n2. b]'],
  ['[a\n]b', 'bullets', '[• a]\nb'],
  ['[a\nb\nc]', 'numbers', '[1. a\n2. b\n3. c]'],
  ['1. a\n[b\nc]', 'numbers', '1. a\n[2. b\n3. c]'],
  ['[a]\n1. b\n2. c\nd\n1. e', 'numbers', '[1. a]\n2. b\n3. c\nd\n1. e'],
  ['1. a\n[2. b]\n3. c', 'numbers', '1. a\n[b]\n2. c'],
  ['[a\n\nb]', 'numbers', '[1. a\n\n2. b]'],
] as const)('changes %j with %s to %j', ([before, list, after]) => {
  expect(marked(toggleList(edit(before), list))).toBe(after);
});

test.for([
  ['• a|', '• a\n• |'],
  ['• a|b', '• a\n• |b'],
  ['1. a|\n2. b\n3. c', '1. a\n2. |\n3. b\n4. c'],
  ['☑ done|', '☑ done\n☐ |'],
  ['• a\n• |', '• a\n|'],
  ['x\n9. a|', 'x\n9. a\n10. |'],
] as const)('Enter in %j gives %j', ([before, after]) => {
  const done = continueList(edit(before));
  expect(done && marked(done)).toBe(after);
});

test.for(['a|', '|• a', '[• a]', '• a\nb|', ''])('Enter in %j inserts a plain line break', (before) => {
  expect(continueList(edit(before === '' ? '|' : before))).toBeUndefined();
});
