import { graphemes } from '../../core/text/graphemes';

const WIDTH = 1200;
const MARGIN = 80;
const LEAST = 40;

export interface CardLine {
  readonly text: string;
  /** The font's size in pixels, if the text fits. */
  readonly size: number;
  /** CSS font families; the page's own if omitted. */
  readonly family?: string;
  readonly muted?: boolean;
}

/**
 * A picture of a few lines of text, 1,200 pixels wide, for sharing. A line that is too wide becomes smaller, down to 40
 * pixels, and is then continued on the next one.
 *
 * @returns a PNG file
 * @throws Error if the browser cannot encode the picture
 */
export async function textCard(lines: readonly CardLine[]): Promise<Blob> {
  const style = getComputedStyle(document.body);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser doesn’t support canvas');
  const fontOf = ({ family = style.fontFamily }: CardLine, size: number): string => `${size}px ${family}`;
  await Promise.all(lines.map((line) => document.fonts.load(fontOf(line, line.size), line.text)));
  const fitted = lines.flatMap((line) => fit(context, line, (size) => fontOf(line, size)));
  const height = fitted.reduce((sum, { size }) => sum + size * LEADING, 2 * MARGIN);
  [canvas.width, canvas.height] = [WIDTH, Math.ceil(height)];
  context.fillStyle = '#fffdf8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let top = MARGIN;
  for (const { text, font, size, muted } of fitted) {
    context.font = font;
    context.fillStyle = muted ? '#5a5750' : '#1c1b19';
    context.fillText(text, WIDTH / 2, top + (size * LEADING) / 2);
    top += size * LEADING;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be created'))), 'image/png'),
  );
}

/** High enough for the signs above and below the letters of any script. */
const LEADING = 1.9;

interface Fitted {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly muted: boolean;
}

function fit(context: CanvasRenderingContext2D, line: CardLine, fontOf: (size: number) => string): readonly Fitted[] {
  const room = WIDTH - 2 * MARGIN;
  context.font = fontOf(line.size);
  const wide = context.measureText(line.text).width;
  const size = Math.max(Math.min(line.size, LEAST), Math.min(line.size, Math.floor((line.size * room) / wide)));
  const font = fontOf(size);
  context.font = font;
  const rows = [''];
  for (const segment of graphemes(line.text)) {
    const longer = `${rows.at(-1) ?? ''}${segment}`;
    if (segment === '\n') rows.push('');
    else if (context.measureText(longer).width <= room || rows.at(-1) === '') rows[rows.length - 1] = longer;
    else rows.push(segment.trimStart());
  }
  return rows.map((text) => ({ text, font, size, muted: line.muted === true }));
}
