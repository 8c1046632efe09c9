import type { Edit } from './edits';

/** Kinds of pictures that the parser lets through as `data:` addresses; SVG can hold scripts. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'];
/** A text of 2 MB is what the preview is made for; one picture may take more than half of it. */
export const PICTURE_LIMIT = 1_500_000;

/**
 * Puts a picture where the caret is, its data at the end of the text: `![cat][picture-1]` and `[picture-1]: data:…`, so
 * that the text around stays readable. `alt` is the file's name without its ending.
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
