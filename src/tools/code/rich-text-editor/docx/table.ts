import { ShadingType, Table, TableCell, TableRow, VerticalAlignTable, WidthType, Paragraph } from 'docx';
import { countOf, type TreeNode } from './tree';
import type { Place, WriteBlocks, Writing } from './writing';

/** A cell's inner margins, in twentieths of a point. */
const MARGINS = { top: 40, bottom: 40, left: 100, right: 100 };
const TWIPS_PER_PIXEL = 15;

/**
 * A table as wide as the text, with equal columns unless they have widths; cells may span others. `writeBlocks` writes
 * the content of cells.
 */
export function table(node: TreeNode, place: Place, writing: Writing, writeBlocks: WriteBlocks): Table {
  const rows = node.content ?? [];
  const widths = columnWidths(rows, place.width);
  const isHead = (row: TreeNode) => (row.content ?? []).every(({ type }) => type === 'tableHeader');
  const heads = rows.findIndex((row) => !isHead(row));
  const mean = place.width / Math.max(1, widths.length);
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((width) => Math.round(width * TWIPS_PER_PIXEL)),
    margins: MARGINS,
    rows: rows.map(
      (row, at) =>
        new TableRow({
          // Word repeats header rows on each page if they are at the top and not the whole table.
          ...(at < heads && { tableHeader: true }),
          cantSplit: true,
          children: (row.content ?? []).map((cell) => {
            const head = cell.type === 'tableHeader';
            const columnSpan = countOf(cell, 'colspan');
            const inside = { lists: 0, depth: 0, quoted: false, bold: head, width: mean * columnSpan - 14 };
            const children = writeBlocks(cell.content ?? [], inside, writing);
            return new TableCell({
              columnSpan,
              rowSpan: countOf(cell, 'rowspan'),
              verticalAlign: VerticalAlignTable.TOP,
              ...(head && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'F2F2F2' } }),
              // A cell must end with a paragraph (ECMA-376, part 1, 17.4.65).
              children: children.at(-1) instanceof Paragraph ? [...children] : [...children, new Paragraph({})],
            });
          }),
        }),
    ),
  });
}

/** In pixels: taken from the cells of the first row; the other columns share what is left. */
function columnWidths(rows: readonly TreeNode[], all: number): readonly number[] {
  const given = (rows[0]?.content ?? []).flatMap((cell): (number | undefined)[] => {
    const widths = cell.attrs?.colwidth;
    return Array.from({ length: countOf(cell, 'colspan') }, (_, column) => {
      const width: unknown = Array.isArray(widths) ? widths[column] : undefined;
      return typeof width === 'number' && width > 0 ? width : undefined;
    });
  });
  const unset = given.filter((width) => width === undefined).length;
  const taken = given.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const share = unset > 0 ? Math.max(24, (all - taken) / unset) : 0;
  const widths = given.map((width) => width ?? share);
  const scale =
    all /
    Math.max(
      1,
      widths.reduce((sum, width) => sum + width, 0),
    );
  return widths.map((width) => width * scale);
}
