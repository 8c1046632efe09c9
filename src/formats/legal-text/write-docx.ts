import type { Paragraph as DocxParagraph, Table as DocxTable } from 'docx';
import { plain, type Block, type LegalText, type Line } from './document';

/** Writes a legal text as a Word document with Word's own headings, lists and tables. */
export async function writeDocx(text: LegalText, title: string): Promise<Blob> {
  const { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType } = await import('docx');
  const row = (cells: readonly string[]) =>
    new TableRow({ children: cells.map((cell) => new TableCell({ children: [new Paragraph({ text: cell })] })) });
  const levels = { heading: HeadingLevel.HEADING_2, subheading: HeadingLevel.HEADING_3 };
  const write = (block: Block): (DocxParagraph | DocxTable)[] => {
    if (block.kind === 'list')
      return block.lines.map((line) => new Paragraph({ text: plain(line), bullet: { level: 0 } }));
    if (block.kind === 'table') {
      const cells = (line: readonly Line[]) => line.map(plain);
      const rows = [row(block.columns), ...block.rows.map((line) => row(cells(line)))];
      return [new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } })];
    }
    const look = block.kind === 'paragraph' ? { spacing: { after: 160 } } : { heading: levels[block.kind] };
    return [new Paragraph({ text: plain(block.line), ...look })];
  };
  const children = [
    new Paragraph({ text: plain(text.title), heading: HeadingLevel.HEADING_1 }),
    ...text.blocks.flatMap(write),
  ];
  return Packer.toBlob(
    new Document({ title, creator: '', lastModifiedBy: '', description: '', sections: [{ children }] }),
  );
}
