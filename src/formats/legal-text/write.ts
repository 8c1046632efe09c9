import { plain, rowLine, type Block, type LegalText, type Line } from './document';

export type Format = 'html' | 'markdown' | 'text';

/** Writes a legal text in a format, without a line break at the end. */
export const write = (text: LegalText, format: Format): string =>
  ({ html: writeHtml, markdown: writeMarkdown, text: writeText })[format](text);

/** The words alone, with an empty line between paragraphs: what the page that shows the document has in its result. */
export const wordsOf = ({ title, blocks }: LegalText): string =>
  [plain(title), ...blocks.map((block) => linesOf(block).map(plain).join('\n'))].join('\n\n');

/** A block's lines; a table has one for each row. */
function linesOf(block: Block): readonly Line[] {
  if (block.kind === 'list') return block.lines;
  return block.kind === 'table' ? block.rows.map(rowLine) : [block.line];
}

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

const TAGS = { heading: 'h2', subheading: 'h3', paragraph: 'p' } as const;

/** One `<article>` with `h1` to `h3`, `p`, `ul` and `table`. */
function writeHtml({ title, blocks }: LegalText): string {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `    <tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'list')
      return ['  <ul>', ...block.lines.map((line) => `    <li>${inHtml(line)}</li>`), '  </ul>'];
    if (block.kind === 'table') {
      const rows = block.rows.map((cells) => row(cells.map(inHtml), 'td'));
      return ['  <table>', row(block.columns, 'th'), ...rows, '  </table>'];
    }
    return [`  <${TAGS[block.kind]}>${inHtml(block.line)}</${TAGS[block.kind]}>`];
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

const MARKS = { heading: '## ', subheading: '### ', paragraph: '' } as const;

function markdownOf(block: Block): string {
  if (block.kind === 'list') return block.lines.map((line) => `- ${inMarkdown(line)}`).join('\n');
  if (block.kind !== 'table') return MARKS[block.kind] + inMarkdown(block.line);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(block.columns),
    row(block.columns.map(() => '---')),
    ...block.rows.map((cells) => row(cells.map(inMarkdown))),
  ].join('\n');
}

const writeMarkdown = ({ title, blocks }: LegalText): string =>
  [`# ${inMarkdown(title)}`, ...blocks.map(markdownOf)].join('\n\n');

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
  if (block.kind === 'heading' || block.kind === 'subheading') return wrapped(plain(block.line).toUpperCase());
  if (block.kind === 'paragraph') return wrapped(plain(block.line));
  return linesOf(block)
    .map((line) => wrapped(plain(line), '- ', '  '))
    .join('\n');
}

const writeText = ({ title, blocks }: LegalText): string =>
  [wrapped(plain(title).toUpperCase()), ...blocks.map(textOf)].join('\n\n');
