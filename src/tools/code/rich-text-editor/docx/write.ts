import { Document, Packer, Paragraph } from 'docx';
import { blocks } from './blocks';
import { sayable } from './inline';
import { drawnPictures, type Redraw } from './pictures';
import { STYLES } from './styles';
import type { Writing } from './writing';
import type { TreeNode } from './tree';

export interface WordLook {
  readonly title: string;
  readonly lang: string;
  readonly paper: 'a4' | 'letter';
}

/** In twentieths of a point. */
const PAPERS = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const MARGIN = 1_440;
const TWIPS_PER_PIXEL = 15;

/**
 * Writes the editor's document as a Word document (.docx, ECMA-376), with Word's own styles for headings, quotes and
 * code, so that its outline, style list and table of contents work. External pictures become links.
 */
export async function writeDocx(
  root: TreeNode,
  { title, lang, paper }: WordLook,
  redraw: Redraw,
): Promise<ArrayBuffer> {
  const writing: Writing = { numbering: new Map(), lists: 0, pictures: await drawnPictures(root, redraw) };
  const size = PAPERS[paper];
  const width = (size.width - 2 * MARGIN) / TWIPS_PER_PIXEL;
  const made = blocks(root.content ?? [], { lists: 0, depth: 0, quoted: false, bold: false, width }, writing);
  const document = new Document({
    title: sayable(title),
    creator: '',
    lastModifiedBy: '',
    description: '',
    styles: { ...STYLES, default: { ...STYLES.default, document: withLanguage(lang) } },
    numbering: { config: Array.from(writing.numbering, ([reference, levels]) => ({ reference, levels: [...levels] })) },
    sections: [
      {
        properties: {
          page: { size, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        // A document must end with a paragraph: otherwise it is impossible to type after a table.
        children: made.at(-1) instanceof Paragraph ? [...made] : [...made, new Paragraph({})],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}

const withLanguage = (lang: string) => {
  const base = STYLES.default?.document;
  return { ...base, run: { ...base?.run, language: { value: lang } } };
};
