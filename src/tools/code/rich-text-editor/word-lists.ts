type Kind = 'ol' | 'ul';

interface OpenList {
  readonly kind: Kind;
  /** The level in Word, from 1; levels can be skipped. */
  readonly level: number;
  /** The number that the next item of a numbered list has. */
  next: number;
}

const PARAGRAPH = /<p\s[^>]*>/gi;
const LEVEL = /mso-list\s*:\s*l\d+\s+level([1-9])/i;
const LIST_CLASS = /\bMsoListParagraph/i;
const COMMENT = /<!--[^]*?-->|<!\[[^>]*>/g;
/** Word's conditional comments, as comments or as the declarations of older versions. */
const CONDITIONAL_MARKER = /<!(?:--)?\[if !supportLists\](?:--)?>([^]*?)<!(?:--)?\[endif\](?:--)?>/i;
const IGNORED_SPAN = /<span\s[^>]*mso-list\s*:\s*ignore[^>]*>/i;
/** `1.`, `(a)`, `iv)`, `1.2.`, and `1.2`; the letter o is the bullet of Word's second level. */
const ORDERED = /^\(?(?:\p{Nd}+(?:\.\p{Nd}+)*|\p{L}{1,6})[.)]$|^\p{Nd}+(?:\.\p{Nd}+)+$/u;
const LAST_NUMBER = /(\d{1,9})[.)]?$/;

/**
 * Converts the list paragraphs of Word's desktop app to nested `ul` and `ol`. On the clipboard, Word writes each item as a
 * `<p style='mso-list:l0 level2 lfo1'>` that begins with its marker as text. A paragraph without a marker of its own
 * belongs to the item above it. Letters and Roman numerals become numbers. The result isn't sanitized.
 */
export function wordLists(html: string): string {
  if (!LEVEL.test(html)) return html;
  const open: OpenList[] = [];
  let out = '';
  let at = 0;
  const closeTo = (depth: number) => {
    for (const { kind } of open.splice(depth).toReversed()) out += `</li></${kind}>`;
  };
  for (const { 0: tag, index } of html.matchAll(PARAGRAPH)) {
    const level = Number(LEVEL.exec(tag)?.[1] ?? 0);
    if (level === 0 && !LIST_CLASS.test(tag)) continue;
    const end = endOfParagraph(html, index);
    if (end < 0) break;
    const between = html.slice(at, index);
    if (between.replace(COMMENT, '').trim() !== '') closeTo(0);
    out += between;
    at = end;
    const content = html.slice(index + tag.length, end);
    if (level === 0) {
      out += tag + content;
      continue;
    }
    const { marker, rest } = splitMarker(content);
    while ((open.at(-1)?.level ?? 0) > level) closeTo(open.length - 1);
    const list = open.at(-1);
    const same = list?.level === level;
    const kind = marker === undefined && same ? list.kind : ORDERED.test(marker ?? '') ? 'ol' : 'ul';
    const number = kind === 'ol' ? Number(LAST_NUMBER.exec(marker ?? '')?.[1] ?? (same ? list.next : 1)) : 1;
    if (same && list.kind === kind && (kind === 'ul' || list.next === number)) {
      out += '</li><li>';
      list.next++;
    } else {
      if (same) closeTo(open.length - 1);
      out += number === 1 ? `<${kind}><li>` : `<${kind} start="${number}"><li>`;
      open.push({ kind, level, next: number + 1 });
    }
    out += tag + rest;
  }
  closeTo(0);
  return out + html.slice(at);
}

/** The index after the paragraph's end tag, or −1. */
function endOfParagraph(html: string, from: number): number {
  const endTag = /<\/p\s*>/gi;
  endTag.lastIndex = from;
  return endTag.test(html) ? endTag.lastIndex : -1;
}

/** The text of the marker, undefined if there is none, and the paragraph without it. */
function splitMarker(content: string): { marker?: string; rest: string } {
  const conditional = CONDITIONAL_MARKER.exec(content);
  if (conditional) return { marker: textOf(conditional[1] ?? ''), rest: content.replace(conditional[0], () => '') };
  const span = IGNORED_SPAN.exec(content);
  if (!span) return { rest: content };
  let depth = 0;
  for (const { 0: tag, index } of content.slice(span.index).matchAll(/<(\/?)span\b[^>]*>/gi)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 0) continue;
    const end = span.index + index + tag.length;
    return { marker: textOf(content.slice(span.index, end)), rest: content.slice(0, span.index) + content.slice(end) };
  }
  return { rest: content };
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|#160|#xA0);/gi, ' ')
    .trim();
}
