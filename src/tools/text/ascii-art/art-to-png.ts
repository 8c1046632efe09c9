import { LONGEST_SIDE } from '../../../data/image-limits';
import { graphemes } from '../../../core/text/graphemes';

const FONT_SIZE = 20;
/** Two adjacent characters are as wide as one is high, so that pictures keep their aspect ratio. */
const LINE_HEIGHT = 1.2;
const MARGIN = 16;

/** Renders a drawing as PNG: each character in its own cell, so that fonts of other widths leave no gaps. */
export async function artToPng(art: string, fontFamily: string, isLight: boolean): Promise<Blob> {
  const lines = art.split('\n').map(graphemes);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.font = `${FONT_SIZE}px ${fontFamily}`;
  const [cell, height] = [context.measureText('M').width, FONT_SIZE * LINE_HEIGHT];
  const width = Math.max(...lines.map((line) => line.length)) * cell + 2 * MARGIN;
  const whole = { width, height: lines.length * height + 2 * MARGIN };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height));
  canvas.width = Math.ceil(whole.width * scale);
  canvas.height = Math.ceil(whole.height * scale);
  context.scale(scale, scale);
  context.fillStyle = isLight ? '#000' : '#fff';
  context.fillRect(0, 0, whole.width, whole.height);
  context.fillStyle = isLight ? '#fff' : '#000';
  context.font = `${FONT_SIZE}px ${fontFamily}`;
  context.textBaseline = 'top';
  for (const [row, line] of lines.entries()) {
    for (const [column, character] of line.entries()) {
      if (character !== ' ') context.fillText(character, MARGIN + column * cell, MARGIN + row * height);
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be created'))),
      'image/png',
    ),
  );
}
