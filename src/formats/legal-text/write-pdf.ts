import type { PDFFont, PDFPage } from 'pdf-lib';
import type { Bytes } from '../../core/bytes/bytes';
import { plain, rowLine, type LegalText } from './document';

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 64;
const LEADING = 1.45;
const SIZES = { title: 20, heading: 13, subheading: 11.5, paragraph: 11 } as const;
/** Points above a block. */
const ABOVE = { heading: 16, subheading: 10, paragraph: 6 } as const;
/** The letters of the fonts that every PDF viewer has (Windows-1252). */
const WIN_ANSI = /^[\t\n\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

interface Piece {
  readonly text: string;
  readonly size: number;
  /** Points above it. */
  readonly above: number;
  readonly indent: number;
  readonly mark?: string;
}

/**
 * Writes a legal text as a PDF on A4 with the viewer's own Helvetica, or with Noto Sans where it has letters that
 * Helvetica lacks (Polish, Russian).
 *
 * @param title the document's title in its properties
 */
export async function writePdf(text: LegalText, title: string): Promise<Bytes> {
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const pieces = piecesOf(text);
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const common = pieces.every((piece) => WIN_ANSI.test(piece.text));
  const font = common ? await pdf.embedFont(StandardFonts.Helvetica) : await notoSans(pdf);
  let page: PDFPage | undefined;
  let y = 0;
  for (const { text: words, size, above, indent, mark } of pieces) {
    const lines = linesOf(words, font, size, PAGE.width - 2 * MARGIN - indent);
    y -= above;
    for (const [index, line] of lines.entries()) {
      y -= size * LEADING;
      if (!page || y < MARGIN) {
        page = pdf.addPage([PAGE.width, PAGE.height]);
        y = PAGE.height - MARGIN - size;
      }
      if (mark !== undefined && index === 0) page.drawText(mark, { x: MARGIN, y, size, font });
      page.drawText(line, { x: MARGIN + indent, y, size, font });
    }
  }
  return new Uint8Array(await pdf.save());
}

/** The font is fetched from this site when a document first needs it. */
async function notoSans(pdf: Awaited<ReturnType<typeof import('pdf-lib').PDFDocument.create>>): Promise<PDFFont> {
  const [fontkit, { default: url }] = await Promise.all([
    import('fontkit'),
    import('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url'),
  ]);
  pdf.registerFontkit(fontkit);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font could not be loaded: ${response.status}`);
  return pdf.embedFont(await response.arrayBuffer(), { subset: true });
}

function piecesOf({ title, blocks }: LegalText): readonly Piece[] {
  const first = { text: plain(title), size: SIZES.title, above: 0, indent: 0 };
  return [
    first,
    ...blocks.flatMap((block): Piece[] => {
      if (block.kind === 'list' || block.kind === 'table') {
        const lines = block.kind === 'list' ? block.lines : block.rows.map(rowLine);
        return lines.map((line) => ({
          text: plain(line),
          size: SIZES.paragraph,
          above: 4,
          indent: 14,
          mark: '•',
        }));
      }
      return [{ text: plain(block.line), size: SIZES[block.kind], above: ABOVE[block.kind], indent: 0 }];
    }),
  ];
}

/** Words in lines of a width; a word that is too long for one is cut. */
export function linesOf(
  text: string,
  font: Pick<PDFFont, 'widthOfTextAtSize'>,
  size: number,
  width: number,
): readonly string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const sign of word) {
      if (!fits(line + sign)) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return [...lines, line];
}
