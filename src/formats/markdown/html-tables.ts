import type { Element, ElementContent, Nodes } from 'hast';

const CELLS = new Set(['td', 'th']);
const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);
const BLOCKS = new Set(
  'address article aside blockquote caption dd div dl dt figure figcaption h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

export const isElement = (node: Nodes): node is Element => node.type === 'element';
const isCell = (node: Nodes): node is Element => isElement(node) && CELLS.has(node.tagName);
export const element = (tagName: string, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** A table with a header, cells of one line and no merged cells, and the caption that goes before it, if it has one. */
export function plainTable(table: Element): Element[] {
  const rows = table.children
    .filter(isElement)
    .flatMap((child) => (SECTIONS.has(child.tagName) ? child.children.filter(isElement) : [child]))
    .filter(({ tagName }) => tagName === 'tr');
  for (const cell of rows.flatMap((row) => row.children.filter(isCell))) {
    flatten(cell);
    alignByStyle(cell);
  }
  spread(rows);
  addHeader(table, rows);
  const captions = table.children.filter((child) => isElement(child) && child.tagName === 'caption');
  table.children = table.children.filter((child) => !captions.includes(child));
  return [...captions.map((caption) => ({ ...caption, tagName: 'div' })).filter(isElement), table];
}

/** GFM knows no table without a header: an empty one keeps the first row with the others. */
function addHeader(table: Element, [first]: readonly Element[]): void {
  const hasHeader =
    table.children.some((child) => isElement(child) && child.tagName === 'thead') ||
    first?.children.some((cell) => isElement(cell) && cell.tagName === 'th') === true;
  if (!first || hasHeader) return;
  const blank = first.children.filter(isCell).map(() => element('th'));
  table.children.unshift(element('thead', [element('tr', blank)]));
}

/** Where merged cells would give a table more cells than this and four times its own, they count as one cell each. */
const MOST_CELLS = 10_000;

/** Blank cells in place of what merged cells cover; none behind a row's last cell. */
function spread(rows: readonly Element[]): void {
  const starts = columnsOf(rows);
  for (const [index, row] of rows.entries()) {
    const cells: Element[] = [];
    for (const [number, cell] of row.children.filter(isCell).entries()) {
      const start = starts?.[index]?.[number] ?? number;
      while (cells.length < start) cells.push(element('td'));
      delete cell.properties.colSpan;
      delete cell.properties.rowSpan;
      cells.push(cell);
    }
    row.children = cells;
  }
}

/** The column of each cell (HTML Standard, 4.9.12: forming a table); undefined where there would be too many. */
function columnsOf(rows: readonly Element[]): number[][] | undefined {
  const most = MOST_CELLS + 4 * rows.reduce((sum, row) => sum + row.children.length, 0);
  /** For each column how many rows a cell from above still covers, this row included. */
  const covered: number[] = [];
  const found: number[][] = [];
  for (const row of rows) {
    const starts: number[] = [];
    let column = 0;
    for (const { properties } of row.children.filter(isCell)) {
      while ((covered[column] ?? 0) > 0) column++;
      if ((column + 1) * rows.length > most) return undefined;
      starts.push(column);
      const end = column + Math.min(spanOf(properties.colSpan), 1_000);
      const height = spanOf(properties.rowSpan);
      if (height > 1) while (covered.length < end) covered.push(0);
      for (; column < end; column++) if (height > 1) covered[column] = Math.max(covered[column] ?? 0, height);
    }
    found.push(starts);
    for (const [index, height] of covered.entries()) covered[index] = Math.max(0, height - 1);
  }
  return found;
}

const spanOf = (value: unknown): number => Math.max(1, Math.trunc(Number(value)) || 1);

/** Many writers of Markdown align by style, where others have the attribute. */
function alignByStyle({ properties }: Element): void {
  const [, align] = /(?:^|;)\s*text-align\s*:\s*(left|right|center)\b/i.exec(String(properties.style ?? '')) ?? [];
  if (align !== undefined) properties.align ??= align.toLowerCase();
}

/** The blocks of a cell as pieces of one line, with `<br>` between them; code keeps its lines. */
function flatten(cell: Element): void {
  const pieces: ElementContent[][] = [[]];
  const collect = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      if (node.type === 'text' && !/\S/.test(node.value) && pieces.at(-1)?.length === 0) continue;
      if (isElement(node) && BLOCKS.has(node.tagName)) {
        pieces.push([]);
        if (node.tagName === 'pre') pieces.push(...codeLines(node), []);
        else collect(node.children);
        pieces.push([]);
      } else pieces.at(-1)?.push(node);
    }
  };
  if (!cell.children.some((child) => isElement(child) && BLOCKS.has(child.tagName))) return;
  collect(cell.children);
  cell.children = pieces
    .filter((piece) => piece.length > 0)
    .flatMap((piece, index) => (index === 0 ? piece : [element('br'), ...piece]));
}

const codeLines = (pre: Element): Element[][] =>
  textOf(pre)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((value) => [element('code', [{ type: 'text', value }])]);

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : isElement(node) ? node.children.map(textOf).join('') : '';
