import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionName } from './actions';
import { continueList } from './continue-list';
import type { Edit } from './edits';
import { addPicture } from './picture';
import { alignTable } from './table';

/** Reads `«` and `»` as the ends of the selection, `¦` as the caret. */
function read(marked: string): Edit {
  const caret = marked.indexOf('¦');
  if (caret >= 0) return { text: marked.replace('¦', ''), start: caret, end: caret };
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  return { text: marked.replace('«', '').replace('»', ''), start, end };
}
function write({ text, start, end }: Edit): string {
  if (start === end) return `${text.slice(0, start)}¦${text.slice(start)}`;
  return `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;
}
const act = (name: ActionName, marked: string): string => {
  const { text, start, end } = read(marked);
  return write(ACTIONS[name](text, start, end));
};

describe('formatting a second time removes it', () => {
  test.for([
    ['bold', 'a «b» c', 'a **«b»** c'],
    ['italic', 'a «b» c', 'a *«b»* c'],
    ['italic', 'a **«b»** c', 'a ***«b»*** c'],
    ['bold', '*«b»*', '***«b»***'],
    ['strike', '«b»', '~~«b»~~'],
    ['code', '«b»', '`«b»`'],
    ['code', '«a`b»', '``«a`b»``'],
    ['bold', 'no wo¦rd', 'no **wo¦rd**'],
    ['bold', 'a ¦ b', 'a **¦** b'],
    ['italic', '«один два»', '*«один два»*'],
    ['heading2', 'T¦itle', '## T¦itle'],
    ['quote', '«a\n\nb»', '«> a\n>\n> b»'],
    ['bullets', '«a\n\nb»', '«- a\n\n- b»'],
    ['numbers', '«a\nb»', '«1. a\n2. b»'],
    ['tasks', '«a\nb»', '«- [ ] a\n- [ ] b»'],
    ['code', '«a\nb»', '«```\na\nb\n```»'],
    ['bold', '«one\n\n- two»', '«**one**\n\n- **two**»'],
    ['strike', '«a\nb\nc»', '«~~a~~\n~~b~~\n~~c~~»'],
    ['bullets', '«  - a»', '«  a»'],
  ] as const)('%s: %s is %s', ([name, before, after]) => {
    expect(act(name, before)).toBe(after);
    const back = act(name, after);
    expect(read(back).text).toBe(read(before).text);
  });
});

describe('toolbar', () => {
  test.for([
    // White space at the ends stays outside: `** a **` isn't bold (CommonMark 0.31.2, rules for flanking delimiter
    // runs).
    ['bold', '« a »', ' **«a»** '],
    ['bold', '«**a**»', '«a»'],
    ['bold', '«a **b** c»', '**«a **b** c»**'],
    ['italic', '***«a»***', '**«a»**'],
    ['heading1', '## Ti¦tle', '# Ti¦tle'],
    ['heading1', '# ¦', '¦'],
    ['numbers', '«- a\n- [x] b»', '«1. a\n2. b»'],
    ['tasks', '- a¦', '- [ ] a¦'],
    ['link', 'see «this» now', 'see [this](«https://») now'],
    ['link', '«https://a.bc/»', '[¦](https://a.bc/)'],
    ['link', 'see [th¦is](https://a.bc/) now', 'see «this» now'],
    ['link', '![th¦is](a.png)', '![[this](«https://»)](a.png)'],
    ['rule', 'a¦\nb', 'a\n\n---¦\n\nb'],
    ['rule', 'a\n\n---¦\n\nb', 'a\n\n¦\n\nb'],
    ['table', 'a¦', 'a\n\n| «Column 1» | Column 2 |\n| -------- | -------- |\n|          |          |'],
    ['table', 'x | y\n|a|b|\n|-|-|\n|¦1|2|', 'x | y\n«| a   | b   |\n| --- | --- |\n| 1   | 2   |»'],
    [
      'table',
      'x\n\n|a|b|\n|-|:-:|\n|long ¦word|1|\n',
      'x\n\n«| a         |  b  |\n| --------- | :-: |\n| long word |  1  |»\n',
    ],
    ['code', '«`a`»', '«a»'],
    ['heading2', '¦', '## ¦'],
  ] as const)('%s: %s is %s', ([name, before, after]) => {
    expect(act(name, before)).toBe(after);
  });

  test.for(Object.keys(ACTIONS))('%s works for an empty text, a first line break and a last one', (name) => {
    for (const text of ['', '\n', '\na\n', 'a\n']) {
      for (let start = 0; start <= text.length; start++) {
        for (let end = start; end <= text.length; end++) {
          const edit = ACTIONS[name as ActionName](text, start, end);
          expect(edit.start).toBeGreaterThanOrEqual(0);
          expect(edit.end).toBeLessThanOrEqual(edit.text.length);
          expect(edit.start).toBeLessThanOrEqual(edit.end);
        }
      }
    }
  });
});

describe('Enter', () => {
  const enter = (marked: string) => {
    const { text, start, end } = read(marked);
    const edit = continueList(text, start, end);
    return edit && write(edit);
  };

  test.for([
    ['- a¦', '- a\n- ¦'],
    ['  * a¦b', '  * a\n  * ¦b'],
    ['9. a¦', '9. a\n10. ¦'],
    ['3) a¦', '3) a\n4) ¦'],
    ['- [x] a¦', '- [x] a\n- [ ] ¦'],
    ['> a¦', '> a\n> ¦'],
    ['> - a¦', '> - a\n> - ¦'],
    ['- a\n- ¦', '- a\n¦'],
    ['1. a\n2. ¦\nb', '1. a\n¦\nb'],
    ['> - ¦', '> ¦'],
    ['> ¦', '¦'],
  ])('%s is %s', ([before, after]) => expect(enter(before ?? '')).toBe(after));

  test.for(['a¦', '¦- a', '-¦ a', '-a¦', '```\n- a¦', '~~~\n```\n- a¦', '«- a»', '1234567890. a¦', ''])(
    '%s: has the default behavior',
    (text) => expect(enter(text)).toBeUndefined(),
  );

  test('continues lists after a closed fence', () => expect(enter('```\nx\n```\n- a¦')).toBe('```\nx\n```\n- a\n- ¦'));
});

describe('tables', () => {
  test('cells keep escaped bars, wide characters take two columns, rows are padded', () => {
    expect(alignTable('a|b\n:-|-:\n`x\\|y`|漢字\n1')).toBe(
      ['| a      |    b |', '| :----- | ---: |', '| `x\\|y` | 漢字 |', '| 1      |      |'].join('\n'),
    );
  });
  test('aligning twice changes nothing', () => {
    const once = alignTable('|a|bcdef|\n|:-:|-|\n|1|👩‍👩‍👧|');
    expect(alignTable(once)).toBe(once);
  });
});

describe('pictures', () => {
  test('are inserted at the caret with their data at the end, numbered consecutively', () => {
    const one = addPicture('a b\n', 2, 2, 'my [cat].png', 'data:image/png;base64,AA==');
    expect(one.text).toBe('a ![my \\[cat\\]][picture-1]b\n\n[picture-1]: data:image/png;base64,AA==\n');
    expect(one.text.slice(0, one.start)).toBe('a ![my \\[cat\\]][picture-1]');
    const two = addPicture(one.text, 0, 0, 'b.gif', 'data:image/gif;base64,BB==');
    expect(two.text).toMatch(/^!\[b\]\[picture-2\]a .*AA==\n\[picture-2\]: data:image\/gif;base64,BB==\n$/s);
  });
});
