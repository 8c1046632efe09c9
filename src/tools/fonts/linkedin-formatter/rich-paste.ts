import { withLooks, type Look } from './letters';

type Style = Readonly<Record<'bold' | 'italic' | 'underline' | 'strike' | 'mono', boolean>>;

const PLAIN: Style = { bold: false, italic: false, underline: false, strike: false, mono: false };
const SKIPPED = new Set(['SCRIPT', 'STYLE', 'META', 'LINK', 'TITLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD', 'SVG', 'svg']);
const BLOCK =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|TR|UL)$/;
const HEADING = /^H[1-6]$/;
const SPACED = /^(P|H[1-6]|UL|OL|BLOCKQUOTE|PRE|TABLE)$/;
const TAGS: Readonly<Record<string, Partial<Style>>> = {
  B: { bold: true },
  STRONG: { bold: true },
  TH: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  U: { underline: true },
  INS: { underline: true },
  S: { strike: true },
  STRIKE: { strike: true },
  DEL: { strike: true },
  CODE: { mono: true },
  KBD: { mono: true },
  SAMP: { mono: true },
  TT: { mono: true },
  PRE: { mono: true },
};

interface Writer {
  text: string;
  /** Whether any formatting was kept that plain text lacks. */
  rich: boolean;
  /** The line breaks to insert before the next word: 0, 1, or 2 for a blank line. */
  breaks: number;
  /** The list marker to insert before the next word. */
  marker: string;
}

/**
 * Converts copied HTML to a post: bold, italic, underlined, struck and monospace letters, headings as bold lines, lists
 * with their markers. Undefined if it contains no formatting. Handles Word, which marks its lists only by styles, and
 * Google Docs, which wraps everything in a `<b>` that isn't bold. Nothing in it is run or fetched.
 */
export function postFrom(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const writer: Writer = { text: '', rich: false, breaks: 0, marker: '' };
  write(body, PLAIN, writer, 0);
  // An empty paragraph from Word contains a no-break space.
  return writer.rich ? writer.text.replace(/^[ \t\u00A0]+$/gm, '').trimEnd() : undefined;
}

function write(node: Node, style: Style, writer: Writer, depth: number): void {
  for (const child of node.childNodes) {
    if (child instanceof Text) writeText(child, style, writer);
    else if (child instanceof HTMLElement && !SKIPPED.has(child.nodeName)) writeElement(child, style, writer, depth);
  }
}

function writeElement(element: HTMLElement, outer: Style, writer: Writer, depth: number): void {
  const name = element.nodeName;
  if (name === 'BR') {
    writer.text = writer.text.replace(/[ \t]+$/, '');
    writer.text += '\n';
    return;
  }
  const word = element.getAttribute('style') ?? '';
  if (/mso-list:\s*ignore/i.test(word)) {
    // Word writes the list marker as separate text.
    writer.marker = wordMarker(element.textContent);
    return;
  }
  const block = BLOCK.test(name);
  if (block) requireBreaks(writer, hasBlankLines(element) && depth === 0 ? 2 : 1);
  if (name === 'LI') {
    writer.marker = '  '.repeat(Math.max(0, depth - 1)) + markerOf(element);
    writer.rich = true;
  } else if (/mso-list:\s*l\d/i.test(word)) {
    requireBreaks(writer, 1);
    writer.rich = true;
  }
  if ((name === 'TD' || name === 'TH') && element.previousElementSibling) writer.text += '\t';
  const inList = name === 'UL' || name === 'OL' ? depth + 1 : depth;
  write(element, styleOf(element, outer), writer, inList);
  if (block) requireBreaks(writer, hasBlankLines(element) && depth === 0 ? 2 : 1);
}

/** Whether a paragraph has blank lines around it; its own style can set the margins to zero. */
function hasBlankLines(element: HTMLElement): boolean {
  if (!SPACED.test(element.nodeName) || /^mso/i.test(element.className)) return false;
  const { marginTop, marginBottom } = element.style;
  return !(Number.parseFloat(marginTop || '1') === 0 && Number.parseFloat(marginBottom || '1') === 0);
}

function requireBreaks(writer: Writer, breaks: number): void {
  if (writer.text !== '') writer.breaks = Math.max(writer.breaks, breaks);
}

function markerOf(item: HTMLElement): string {
  const box = item.querySelector<HTMLInputElement>(':scope > input[type=checkbox], :scope > * > input[type=checkbox]');
  if (box) return box.hasAttribute('checked') ? '☑ ' : '☐ ';
  const list = item.parentElement;
  if (list?.nodeName !== 'OL') return '• ';
  const items = Array.from(list.children).filter(({ nodeName }) => nodeName === 'LI');
  return `${Number(list.getAttribute('start') ?? 1) + items.indexOf(item)}. `;
}

const wordMarker = (drawn: string): string => {
  const [, number] = /^\s*(\d+)[.)]/.exec(drawn) ?? [];
  return number === undefined ? '• ' : `${number}. `;
};

function styleOf(element: HTMLElement, outer: Style): Style {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = element.style;
  const lines = `${textDecorationLine} ${textDecoration}`;
  const inLink = element.closest('a[href]') !== null;
  return {
    ...outer,
    ...(HEADING.test(element.nodeName) ? { bold: true } : TAGS[element.nodeName]),
    ...(/^(bold|bolder|[6-9]00)$/.test(fontWeight) && { bold: true }),
    ...(/^(normal|lighter|[1-5]00)$/.test(fontWeight) && { bold: false }),
    ...(/^(italic|oblique)/.test(fontStyle) && { italic: true }),
    ...(fontStyle === 'normal' && { italic: false }),
    // Links are always underlined, so that isn't emphasis.
    ...(lines.includes('underline') && !inLink && { underline: true }),
    ...(lines.includes('line-through') && { strike: true }),
  };
}

function writeText(node: Text, style: Style, writer: Writer): void {
  const pre = node.parentElement?.closest('pre') !== null;
  const text = pre ? node.data : node.data.replace(/[ \t\n\r\f]+/g, ' ');
  // White space between blocks is invisible.
  const atStart = writer.breaks > 0 || writer.text === '' || writer.text.endsWith('\n');
  const shown = atStart && !pre ? text.replace(/^ +/, '') : text;
  if (shown === '' || (!pre && shown === ' ' && writer.text.endsWith(' '))) return;
  if (writer.breaks > 0) {
    writer.text = writer.text.replace(/[ \t]+$/, '');
    const has = /\n*$/.exec(writer.text)?.[0].length ?? 0;
    writer.text += '\n'.repeat(Math.max(0, writer.breaks - has));
    writer.breaks = 0;
  }
  writer.text += writer.marker;
  writer.marker = '';
  const looks = looksOf(style);
  if (looks.length > 0 && shown.trim() !== '') writer.rich = true;
  writer.text += withLooks(shown, looks);
}

function looksOf({ bold, italic, underline, strike, mono }: Style): Look[] {
  const looks: Look[] = [];
  if (mono) looks.push('mono');
  else if (bold || italic) looks.push(bold && italic ? 'both' : bold ? 'bold' : 'italic');
  if (underline) looks.push('underline');
  if (strike) looks.push('strike');
  return looks;
}
