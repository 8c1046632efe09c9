import { graphemeSegmenter } from '../core/text/segmenters';

/** The new content of a text area and its selection; positions are UTF-16 units. */
export interface TypedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The grapheme cluster boundaries (UAX #29) on either side of a position. */
function whole(text: string, at: number): readonly [before: number, after: number] {
  const found = at < text.length ? graphemeSegmenter().segment(text).containing(at) : undefined;
  return found === undefined || found.index === at ? [at, at] : [found.index, found.index + found.segment.length];
}

/**
 * The smallest change of whole characters that turns one text into another. A browser that is told to replace half of a
 * character (the accent, the underline of a letter) replaces something else.
 */
export function changeBetween(before: string, after: string): { from: number; to: number; insert: string } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let behind = 0;
  while (behind < most - from && before.at(-1 - behind) === after.at(-1 - behind)) behind++;
  for (let last = -1; from !== last;) {
    last = from;
    from = Math.min(whole(before, from)[0], whole(after, from)[0]);
  }
  for (let last = -1; behind !== last;) {
    last = behind;
    const left = [before, after].map((text) => text.length - whole(text, text.length - behind)[1]);
    behind = Math.min(...left);
  }
  return { from, to: before.length - behind, insert: after.slice(from, after.length - behind) };
}

/** Writes into a text area as if it were typed, so that the browser's own undo reverts it in one step. */
export function typeInto(area: HTMLTextAreaElement, { text, start, end }: TypedText): void {
  const { from, to, insert } = changeBetween(area.value, text);
  area.focus();
  area.setSelectionRange(from, to);
  const typed =
    (from === to && insert === '') || document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!typed || area.value !== text) {
    area.setRangeText(text, 0, area.value.length);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
