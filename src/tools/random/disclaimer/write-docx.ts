import { plain, type LegalText } from './document';

/** Writes a legal text as a Word document with Word's own headings and list. */
export async function writeDocx(text: LegalText, title: string): Promise<Blob> {
  const { Document, HeadingLevel, Packer, Paragraph } = await import('docx');
  const children = [
    new Paragraph({ text: plain(text.title), heading: HeadingLevel.HEADING_1 }),
    ...text.blocks.flatMap((block) => {
      if (block.kind === 'list') {
        return block.lines.map((line) => new Paragraph({ text: plain(line), bullet: { level: 0 } }));
      }
      return [
        new Paragraph({
          text: plain(block.line),
          ...(block.kind === 'heading' ? { heading: HeadingLevel.HEADING_2 } : { spacing: { after: 160 } }),
        }),
      ];
    }),
  ];
  return Packer.toBlob(
    new Document({ title, creator: '', lastModifiedBy: '', description: '', sections: [{ children }] }),
  );
}
