import { wholeLines, type Edit } from './edits';

/** Quote marks, then a bullet or number, then an optional task box. */
const ITEM = /^((?:[ \t]*>[ \t]?)*[ \t]*)(?:([-*+])|(\d{1,9})([.)]))([ \t]+)(\[[ xX]\][ \t]+)?/;
const QUOTE = /^[ \t]*(?:>[ \t]?)+/;

/**
 * The effect of Enter in a list or quote: the next line begins like the current one, with the next number and an
 * unticked box; on an item without text, the list ends. Undefined: the default behavior.
 */
export function continueList(text: string, start: number, end: number): Edit | undefined {
  if (start !== end) return undefined;
  const { from, to } = wholeLines(text, start, start);
  const line = text.slice(from, to);
  const item = ITEM.exec(line);
  const prefix = item?.[0] ?? QUOTE.exec(line)?.[0];
  if (prefix === undefined || start - from < prefix.length || inFence(text, from)) return undefined;
  if (line.slice(prefix.length).trim() === '') {
    const kept = item ? outer(item[1] ?? '') : '';
    return { text: text.slice(0, from) + kept + text.slice(to), start: from + kept.length, end: from + kept.length };
  }
  const next = `\n${item ? nextPrefix(item) : prefix}`;
  const caret = start + next.length;
  return { text: text.slice(0, start) + next + text.slice(start).replace(/^[ \t]+/, ''), start: caret, end: caret };
}

function nextPrefix([, before = '', bullet, number, point = '', space = '', box]: RegExpExecArray): string {
  const marker = bullet ?? `${Number(number) + 1}${point}`;
  return before + marker + space + (box === undefined ? '' : '[ ] ');
}

/** What remains of a line when its item ends: its quote marks, without the item's indentation. */
const outer = (before: string): string => (before.includes('>') ? `${before.trimEnd()} ` : '');

/** Whether a position is inside a fenced code block, where Markdown has no effect. */
function inFence(text: string, at: number): boolean {
  let open = '';
  for (const line of text.slice(0, at).split('\n')) {
    const mark = /^[ \t>]*(`{3,}|~{3,})(.*)$/.exec(line);
    const fence = mark?.[1] ?? '';
    if (fence === '') continue;
    if (open === '') open = fence.startsWith('`') && mark?.[2]?.includes('`') ? '' : fence;
    else if (fence.startsWith(open) && mark?.[2]?.trim() === '') open = '';
  }
  return open !== '';
}
