import type { Edit } from './edits';

/** Types of pictures that the parser allows as `data:` addresses; SVG can contain scripts. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'];
/** In bytes. The preview is made for a text of 2 MB; one picture may take more than half of it. */
export const PICTURE_LIMIT = 1_500_000;

/**
 * Inserts a picture at the caret, with its data at the end of the text: `![cat][picture-1]` and `[picture-1]: data:…`,
 * so that the surrounding text stays readable. `alt` is the file's name without its extension.
 */
export function addPicture(text: string, start: number, end: number, name: string, address: string): Edit {
  const alt = name.replace(/\.[^.]*$/, '').replace(/[\\[\]]/g, '\\$&');
  let number = 1;
  while (text.includes(`[picture-${number}]`)) number++;
  const shown = `![${alt}][picture-${number}]`;
  const body = (text.slice(0, start) + shown + text.slice(end)).trimEnd();
  const after = /(^|\n)\[picture-\d+\]: data:.*$/.test(body) ? '\n' : '\n\n';
  const caret = start + shown.length;
  return { text: `${body}${after}[picture-${number}]: ${address}\n`, start: caret, end: caret };
}
