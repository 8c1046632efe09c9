import { plain, type Block, type LegalText, type Line } from './document';

export type Format = 'html' | 'markdown' | 'text';

/** Writes a legal text in a format, without a line break at the end. */
export const write = (text: LegalText, format: Format): string =>
  ({ html: writeHtml, markdown: writeMarkdown, text: writeText })[format](text);

/** The words alone, with an empty line between paragraphs: what the page that shows the document has in its result. */
export const wordsOf = ({ title, blocks }: LegalText): string =>
  [
    plain(title),
    ...blocks.map((block) => ('lines' in block ? block.lines.map(plain).join('\n') : plain(block.line))),
  ].join('\n\n');

/* ── HTML ────────────────────────────────────────────────────────────────────────────────────────────────────── */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Our own words contain none of these signs but the apostrophe, which needs no entity in a paragraph. */
const inHtml = (line: Line): string =>
  line
    .map((piece) => (typeof piece === 'string' ? piece : escaped('typed' in piece ? piece.typed : piece.address)))
    .join('');

/** One `<article>` with `h1`, `h2`, `p` and `ul`. */
function writeHtml({ title, blocks }: LegalText): string {
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'heading') return [`  <h2>${inHtml(block.line)}</h2>`];
    if (block.kind === 'paragraph') return [`  <p>${inHtml(block.line)}</p>`];
    return ['  <ul>', ...block.lines.map((line) => `    <li>${inHtml(line)}</li>`), '  </ul>'];
  });
  return ['<article>', `  <h1>${inHtml(title)}</h1>`, ...lines, '</article>'].join('\n');
}

/* ── Markdown ────────────────────────────────────────────────────────────────────────────────────────────────── */

const inMarkdown = (line: Line): string =>
  line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'typed' in piece ? piece.typed.replace(/[\\`*_[\]<>#|&]/g, String.raw`\$&`) : piece.address;
    })
    .join('');

function writeMarkdown({ title, blocks }: LegalText): string {
  const written = blocks.map((block) => {
    if (block.kind === 'heading') return `## ${inMarkdown(block.line)}`;
    return block.kind === 'paragraph'
      ? inMarkdown(block.line)
      : block.lines.map((line) => `- ${inMarkdown(line)}`).join('\n');
  });
  return [`# ${inMarkdown(title)}`, ...written].join('\n\n');
}

/* ── Plain text ──────────────────────────────────────────────────────────────────────────────────────────────── */

const WIDTH = 72;

/** Words in lines of at most 72 characters; a longer word, such as an address, has its own line. */
export function wrapped(text: string, first = '', rest = ''): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/)) {
    if (!isEmpty && Array.from(line).length + 1 + Array.from(word).length > WIDTH) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}

function textOf(block: Block): string {
  if (block.kind === 'heading') return wrapped(plain(block.line).toUpperCase());
  if (block.kind === 'paragraph') return wrapped(plain(block.line));
  return block.lines.map((line) => wrapped(plain(line), '- ', '  ')).join('\n');
}

const writeText = ({ title, blocks }: LegalText): string =>
  [wrapped(plain(title).toUpperCase()), ...blocks.map(textOf)].join('\n\n');
