import { expose } from 'comlink';
import type { WordLook } from './docx/write';
import type { TreeNode } from './docx/tree';

/** Slow work with long documents that needs no DOM: reading and writing files of other formats. */
const paper = {
  readWord: async (file: Blob) => (await import('./word-in')).readWord(file),
  writeWord: async (root: TreeNode, look: WordLook): Promise<ArrayBuffer> =>
    (await import('./docx/write')).writeDocx(root, look, redrawn),
  toMarkdown: async (html: string): Promise<string> => {
    const { htmlToMarkdown } = await import('../../../formats/markdown/from-html');
    return htmlToMarkdown(html, { gfm: true, bullet: '-', links: 'inline', fence: 'backticks', keepMarks: true });
  },
  fromMarkdown: async (text: string): Promise<string> =>
    (await import('../../../formats/markdown/to-html')).markdownToHtml(text, { gfm: true, rawHtml: true }),
};

export type Paper = typeof paper;

/**
 * Converts a picture in a format that Word cannot read to PNG. Workers cannot draw SVG, so its description replaces it.
 */
async function redrawn(picture: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}

expose(paper);
