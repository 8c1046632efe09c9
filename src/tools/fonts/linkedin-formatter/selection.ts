import { graphemes } from '../../../core/text/graphemes';
import { hasLook, plainText, toggleLook, type Look } from './letters';
import { lineEndOf, lineStartOf, type Edit } from './lists';

const WORD = /^[\p{L}\p{N}'’]/u;

/** The range to change: the selection, extended to whole graphemes, or the word at the caret if nothing is selected. */
export function reach({ text, start, end }: Edit): readonly [number, number] {
  const lineStart = lineStartOf(text, start);
  const lineEnd = lineEndOf(text, end);
  const caret = start === end;
  let from = start;
  let to = end;
  let at = lineStart;
  let wordStart = lineStart;
  for (const grapheme of graphemes(text.slice(lineStart, lineEnd))) {
    const next = at + grapheme.length;
    const isWord = WORD.test(grapheme);
    if (caret) {
      if (at < start && !isWord) wordStart = next;
      else if (at >= start && !isWord) return [Math.min(wordStart, start), Math.max(at, start)];
    } else {
      if (at < start && next > start) from = at;
      if (at < end && next > end) to = next;
    }
    at = next;
  }
  return caret ? [Math.min(wordStart, start), lineEnd] : [from, to];
}

/** Applies a look to the selection, or removes it; undefined if nothing changes. */
export function toggleSelected(edit: Edit, look: Look): Edit | undefined {
  const [from, to] = reach(edit);
  return replaced(edit, from, to, toggleLook(edit.text.slice(from, to), look));
}

/**
 * Removes all looks from the selection, or from the whole text if nothing is selected; undefined if nothing changes.
 */
export function clearSelected(edit: Edit): Edit | undefined {
  const [from, to] = edit.start === edit.end ? [0, edit.text.length] : reach(edit);
  return replaced(edit, from, to, plainText(edit.text.slice(from, to)));
}

/** Whether the selection, or the word at the caret, has a look. */
export function selectionHas(edit: Edit, look: Look): boolean {
  const [from, to] = reach(edit);
  return hasLook(edit.text.slice(from, to), look);
}

function replaced({ text, start, end }: Edit, from: number, to: number, insert: string): Edit | undefined {
  if (insert === text.slice(from, to)) return undefined;
  const whole = text.slice(0, from) + insert + text.slice(to);
  // A caret moves to the end of the changed word, so that typing continues after it.
  return start === end
    ? { text: whole, start: from + insert.length, end: from + insert.length }
    : { text: whole, start: from, end: from + insert.length };
}
