export type List = 'bullets' | 'numbers' | 'checks';

/** A text and its selection; positions are UTF-16 units. */
export interface Edit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const MARKER: Readonly<Record<List, RegExp>> = {
  bullets: /^• /,
  numbers: /^\d{1,4}\. /,
  checks: /^[☐☑] /,
};
const ANY = /^(?:• |\d{1,4}\. |[☐☑] )/;
const NUMBER = /^(\d{1,4})\. /;

const markerOf = (list: List, number: number): string =>
  ({ bullets: '• ', numbers: `${number}. `, checks: '☐ ' })[list];

export const lineStartOf = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1);
export const lineEndOf = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

const numberOf = (line: string | undefined): number | undefined => {
  const [, digits] = NUMBER.exec(line ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Renumbers the numbered lines at the start of `lines`, continuing after `last`. */
function renumber(lines: readonly string[], last: number): string[] {
  let next = last + 1;
  let running = true;
  return lines.map((line) => {
    running &&= NUMBER.test(line);
    return running ? line.replace(NUMBER, `${next++}. `) : line;
  });
}

/**
 * Adds a list's marker to each line that the selection touches, or removes it if all of them have it. The marker of
 * another list is replaced; empty lines stay empty, unless there is only that line. Numbering continues from the line
 * above, and the lines below are renumbered.
 */
export function toggleList({ text, start, end }: Edit, list: List): Edit {
  const lineStart = lineStartOf(text, start);
  // A selection that ends at the very start of a line does not include it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = lineEndOf(text, last);
  const lines = text.slice(lineStart, lineEnd).split('\n');
  const alone = lines.length === 1;
  const counts = (line: string) => alone || line.trim() !== '';
  const off = lines.some(counts) && lines.filter(counts).every((line) => MARKER[list].test(line));
  const above =
    lineStart === 0
      ? undefined
      : text
          .slice(0, lineStart - 1)
          .split('\n')
          .at(-1);
  let number = numberOf(above) ?? 0;
  const changed = lines.map((line) => {
    if (!counts(line)) return line;
    const bare = line.replace(ANY, '');
    if (off) return bare;
    number++;
    return markerOf(list, number) + bare;
  });
  const below = text.slice(lineEnd).split('\n').slice(1);
  const rest = list === 'numbers' ? renumber(below, number) : below;
  const middle = changed.join('\n');
  const whole = [text.slice(0, lineStart) + middle, ...rest].join('\n');
  if (start === end) {
    const grown = middle.length - (lineEnd - lineStart);
    const caret = Math.max(lineStart, start + grown);
    return { text: whole, start: caret, end: caret };
  }
  return { text: whole, start: lineStart, end: lineStart + middle.length };
}

/**
 * Handles Enter inside a list: the next line gets the next marker, and later numbers are updated; on an empty item, the
 * list ends. Undefined if the caret isn't in a list, so that Enter has its default effect.
 */
export function continueList({ text, start, end }: Edit): Edit | undefined {
  if (start !== end) return undefined;
  const lineStart = lineStartOf(text, start);
  const lineEnd = lineEndOf(text, start);
  const line = text.slice(lineStart, lineEnd);
  const [marker] = ANY.exec(line) ?? [];
  if (marker === undefined || start < lineStart + marker.length) return undefined;
  if (line === marker) {
    return { text: text.slice(0, lineStart) + text.slice(lineEnd), start: lineStart, end: lineStart };
  }
  const number = numberOf(line);
  const next = number === undefined ? marker.replace('☑', '☐') : `${number + 1}. `;
  const below = text.slice(start);
  const [rest = '', ...others] = below.split('\n');
  const tail = [next + rest, ...(number === undefined ? others : renumber(others, number + 1))].join('\n');
  const caret = start + 1 + next.length;
  return { text: `${text.slice(0, start)}\n${tail}`, start: caret, end: caret };
}
