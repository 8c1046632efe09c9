/** A text with its selection; positions are UTF-16 code units. */
export interface Edit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type Action = (text: string, start: number, end: number) => Edit;

/* ── Emphasis ────────────────────────────────────────────────────────────────────────────────────────────────── */

/** What precedes a line's text: quote marks, bullets, numbers, task boxes, heading marks. */
const PREFIX = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[[ xX]\](?=[ \t])|#{1,6}(?=[ \t])))*[ \t]*/;
const WORD = /[\p{L}\p{M}\p{N}_'’]/u;

/** The range to format: without the white space at its ends; if nothing is selected, the word at the caret. */
function around(text: string, start: number, end: number): readonly [number, number] {
  if (start === end) {
    while (start > 0 && WORD.test(text[start - 1] ?? '')) start--;
    while (end < text.length && WORD.test(text[end] ?? '')) end++;
    return [start, end];
  }
  while (start < end && /\s/.test(text[start] ?? '')) start++;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
  return [start, end];
}

/** The ranges of a selection, one per line, without what precedes a line's text. */
function stretches(text: string, start: number, end: number): [number, number][] {
  if (!text.slice(start, end).includes('\n')) return [[...around(text, start, end)]];
  const found: [number, number][] = [];
  for (const { from, to } of linesOf(text, start, end)) {
    const first = Math.max(start, from + (PREFIX.exec(text.slice(from, to))?.[0].length ?? 0));
    const [a, b] = around(text, first, Math.min(end, to));
    if (first < Math.min(end, to) && a < b) found.push([a, b]);
  }
  return found;
}

const run = (text: string, at: number, step: 1 | -1, character: string): number => {
  let count = 0;
  while (text[step === 1 ? at + count : at - 1 - count] === character) count++;
  return count;
};

/** Whether a number of marks on both sides includes the given mark: `***` is bold and italic, `**` is only bold. */
const includesMark = (count: number, size: number, character: string): boolean =>
  character === '*' ? (size === 2 ? count >= 2 : count % 2 === 1) : count >= size;

/** Excludes marks inside a range, so that a selected `**a**` is treated as `a` with marks around it. */
function inner(text: string, [start, end]: readonly [number, number], character: string): [number, number] {
  const count = Math.min(run(text, start, 1, character), run(text, end, -1, character));
  const within = count > 0 && end - start > 2 * count && !text.slice(start + count, end - count).includes(character);
  return within ? [start + count, end - count] : [start, end];
}

function wrapper(mark: string): Action {
  const character = mark[0] ?? '';
  const size = mark.length;
  return (text, start, end) => {
    const parts = stretches(text, start, end).map((part) => inner(text, part, character));
    if (parts.length === 0) return { text, start, end };
    const marked = parts.every(([a, b]) =>
      includesMark(Math.min(run(text, a, -1, character), run(text, b, 1, character)), size, character),
    );
    let changed = text;
    for (const [a, b] of parts.toReversed()) {
      changed = marked
        ? changed.slice(0, a - size) + changed.slice(a, b) + changed.slice(b + size)
        : changed.slice(0, a) + mark + changed.slice(a, b) + mark + changed.slice(b);
    }
    const shift = marked ? -size : size;
    const [first = [start, end], last = first] = [parts[0], parts.at(-1)];
    // A caret stays next to its letter; a selection covers everything that was formatted.
    if (start === end) return { text: changed, start: start + shift, end: end + shift };
    // For several lines also the outer marks: then each line has its marks inside the selection, and they can be
    // removed again.
    const outer = parts.length > 1 && !marked ? size : 0;
    return {
      text: changed,
      start: first[0] + shift - outer,
      end: last[1] + shift * (2 * parts.length - 1) + outer,
    };
  };
}

export const bold = wrapper('**');
export const italic = wrapper('*');
export const strike = wrapper('~~');

/** Formats code: with more backticks than the longest run in the text; several lines become a fenced block. */
export function code(text: string, start: number, end: number): Edit {
  if (text.slice(start, end).includes('\n')) return fence(text, start, end);
  const [a, b] = around(text, start, end);
  const before = run(text, a, -1, '`');
  const ticks = Math.min(before, run(text, b, 1, '`'));
  if (ticks > 0 && a <= b) return unwrap(text, a, b, ticks, start, end);
  const selected = text.slice(a, b);
  const own = /^(`+)[^]*[^`]\1$/.exec(selected)?.[1]?.length ?? 0;
  if (own > 0) return unwrap(text, a + own, b - own, own, start, end);
  const longest = Math.max(0, ...Array.from(selected.matchAll(/`+/g), ([found]) => found.length));
  const mark = '`'.repeat(longest + 1);
  const space = selected.startsWith('`') || selected.endsWith('`') ? ' ' : '';
  const shift = mark.length + space.length;
  const changed = text.slice(0, a) + mark + space + selected + space + mark + text.slice(b);
  return start === end
    ? { text: changed, start: start + shift, end: end + shift }
    : { text: changed, start: a + shift, end: b + shift };
}

function unwrap(text: string, a: number, b: number, size: number, start: number, end: number): Edit {
  const changed = text.slice(0, a - size) + text.slice(a, b) + text.slice(b + size);
  return start === end
    ? { text: changed, start: start - size, end: end - size }
    : { text: changed, start: a - size, end: b - size };
}

function fence(text: string, start: number, end: number): Edit {
  const { from, to } = wholeLines(text, start, end);
  const lines = text.slice(from, to).split('\n');
  const first = /^(`{3,})[^`]*$/.exec(lines[0] ?? '')?.[1];
  if (first !== undefined && lines.length > 1 && lines.at(-1) === first) {
    return replaced(text, from, to, lines.slice(1, -1).join('\n'));
  }
  const longest = Math.max(2, ...lines.map((line) => /^\s*(`*)/.exec(line)?.[1]?.length ?? 0));
  const mark = '`'.repeat(longest + 1);
  return replaced(text, from, to, [mark, ...lines, mark].join('\n'));
}

/* ── Links ───────────────────────────────────────────────────────────────────────────────────────────────────── */

const LINK = /(?<!!)\[((?:[^\\[\]]|\\.)*)\]\(([^\s()]*)\)/g;

/**
 * Makes the selection a link and then selects its address; a link that the selection touches is removed, and its text
 * stays.
 */
export function link(text: string, start: number, end: number): Edit {
  const { from, to } = wholeLines(text, start, end);
  for (const found of text.slice(from, to).matchAll(LINK)) {
    const at = from + found.index;
    const label = found[1] ?? '';
    if (start < at || end > at + found[0].length) continue;
    return {
      text: text.slice(0, at) + label + text.slice(at + found[0].length),
      start: at,
      end: at + label.length,
    };
  }
  const [a, b] = around(text, start, end);
  const selected = text.slice(a, b);
  if (/^(https?:\/\/|mailto:)\S+$/.test(selected)) {
    return { text: `${text.slice(0, a)}[](${selected})${text.slice(b)}`, start: a + 1, end: a + 1 };
  }
  const address = 'https://';
  const at = a + 1 + selected.length + 2;
  return {
    text: `${text.slice(0, a)}[${selected}](${address})${text.slice(b)}`,
    start: selected === '' ? a + 1 : at,
    end: selected === '' ? a + 1 : at + address.length,
  };
}

/* ── Line prefixes ───────────────────────────────────────────────────────────────────────────────────────────── */

const MARKER = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const HEADING = /^#{1,6}(?:[ \t]+|$)/;

/** Changes each line of the selection; `all` is true if every relevant line already has the mark. */
function byLine(
  change: (line: string, index: number, all: boolean) => string,
  has: (line: string) => boolean,
  blanks = false,
): Action {
  return (text, start, end) => {
    const { from, to } = wholeLines(text, start, end);
    const lines = text.slice(from, to).split('\n');
    const counts = (line: string) => blanks || lines.length === 1 || line.trim() !== '';
    const all = lines.filter(counts).every(has);
    let index = 0;
    const changed = lines.map((line) => (counts(line) ? change(line, index++, all) : line));
    const result = changed.join('\n');
    if (start !== end) return replaced(text, from, to, result);
    // The caret keeps its distance from the end of its line.
    const caret = Math.max(from, to + result.length - (to - from) - (to - end));
    return { ...replaced(text, from, to, result), start: caret, end: caret };
  };
}

/** A heading of a level; the same level again makes it plain text, another level replaces it. */
export const heading = (level: number): Action =>
  byLine(
    (line, _, all) => (all ? '' : `${'#'.repeat(level)} `) + line.replace(HEADING, ''),
    (line) => HEADING.exec(line)?.[0].trimEnd().length === level,
  );

export const quote: Action = byLine(
  (line, _, all) => (all ? line.replace(/^>[ \t]?/, '') : line === '' ? '>' : `> ${line}`),
  (line) => line.startsWith('>'),
  true,
);

/** A list of one kind: replaces the markers of other kinds, and keeps the indentation of the lines. */
const list = (is: RegExp, marker: (index: number) => string): Action =>
  byLine(
    (line, index, all) => {
      const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
      return indent + (all ? '' : marker(index)) + line.slice(indent.length).replace(MARKER, '');
    },
    (line) => is.test(line.trimStart()),
  );

export const bullets = list(/^[-*+][ \t]+(?!\[[ xX]\][ \t])/, () => '- ');
export const numbers = list(/^\d{1,9}[.)][ \t]/, (index) => `${index + 1}. `);
export const tasks = list(/^[-*+][ \t]+\[[ xX]\][ \t]/, () => '- [ ] ');

/* ── Blocks ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Inserts a rule on its own line; on a rule, removes it. */
export function rule(text: string, start: number, end: number): Edit {
  const { from, to } = wholeLines(text, end, end);
  const line = text.slice(from, to);
  if (/^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/.test(line)) {
    return { text: text.slice(0, from) + text.slice(to), start: from, end: from };
  }
  return block(text, start, end, '---', 3);
}

/** Inserts a block after the caret's line, with an empty line on both sides. */
export function block(text: string, start: number, end: number, content: string, caret: number, select = 0): Edit {
  const { from, to } = wholeLines(text, start, end);
  const empty = text.slice(from, to).trim() === '';
  const head = text.slice(0, empty ? from : to);
  const tail = text.slice(to);
  const before = head === '' || head.endsWith('\n\n') ? '' : head.endsWith('\n') ? '\n' : '\n\n';
  const after = tail === '' || tail.startsWith('\n\n') ? '' : tail.startsWith('\n') ? '\n' : '\n\n';
  const at = head.length + before.length + caret;
  return { text: head + before + content + after + tail, start: at, end: at + select };
}

/* ── Helpers ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/** From the start of the first selected line to the end of the last, without its line break. */
export function wholeLines(text: string, start: number, end: number): { from: number; to: number } {
  // A selection that ends at the start of a line does not include that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const after = text.indexOf('\n', last);
  return { from: start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1, to: after < 0 ? text.length : after };
}

function linesOf(text: string, start: number, end: number): { from: number; to: number }[] {
  const { from, to } = wholeLines(text, start, end);
  const lines: { from: number; to: number }[] = [];
  let at = from;
  for (const line of text.slice(from, to).split('\n')) {
    lines.push({ from: at, to: at + line.length });
    at += line.length + 1;
  }
  return lines;
}

const replaced = (text: string, from: number, to: number, changed: string): Edit => ({
  text: text.slice(0, from) + changed + text.slice(to),
  start: from,
  end: from + changed.length,
});
