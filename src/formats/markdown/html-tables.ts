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

/** Simplifies a table to a header, single-line cells and no merged cells, preceded by its caption, if any. */
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

/** GFM has no tables without a header: an empty header leaves the first row among the others. */
function addHeader(table: Element, [first]: readonly Element[]): void {
  const hasHeader =
    table.children.some((child) => isElement(child) && child.tagName === 'thead') ||
    first?.children.some((cell) => isElement(cell) && cell.tagName === 'th') === true;
  if (!first || hasHeader) return;
  const blank = first.children.filter(isCell).map(() => element('th'));
  table.children.unshift(element('thead', [element('tr', blank)]));
}

/**
 * If splitting merged cells could result in more cells than this plus four times the original number, each merged cell
 * counts as one.
 */
const MOST_CELLS = 10_000;

/** Inserts blank cells where merged cells extend; none after a row's last cell. */
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

/** The column of each cell (HTML Standard, 4.9.12: forming a table); undefined if there would be too many. */
function columnsOf(rows: readonly Element[]): number[][] | undefined {
  const most = MOST_CELLS + 4 * rows.reduce((sum, row) => sum + row.children.length, 0);
  /** For each column, the number of rows that a cell from above still covers, including this one. */
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

/** Many Markdown renderers align cells by style instead of the attribute. */
function alignByStyle({ properties }: Element): void {
  const [, align] = /(?:^|;)\s*text-align\s*:\s*(left|right|center)\b/i.exec(String(properties.style ?? '')) ?? [];
  if (align !== undefined) properties.align ??= align.toLowerCase();
}

/** Turns the blocks of a cell into a single line, separated by `<br>`; code keeps its lines. */
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
