import { yieldToMain } from '../../../core/yield-to-main';
import { UNSEEN } from '../../../formats/highlight/code-columns';
import { detect } from '../../../formats/highlight/detect-language';
import type { Language } from '../../../formats/highlight/highlight-languages';
import type { Token } from '../../../formats/highlight/token-roles';
import { THEMES } from '../../../formats/highlight/highlight-theme';
import { guess, tokenLines } from '../../../formats/highlight/highlight-tokens';
import type { Background } from './backgrounds';
import { drawBand, fontOf, type Context } from './draw';
import { fontSet, loadFont } from './fonts';
import { FONT, layOut, leastWidth, type Layout, type Metrics, type Settings } from './layout';
import { MOST_PIXELS } from './limits';
import { lookOf, type Look } from './look';
import { encodePng } from './png';
import { svgOf } from './svg';

/* Turns code into pictures, from text to files. Runs in a worker or, if workers cannot draw, on the page. */

export interface PaintRequest extends Settings {
  readonly text: string;
  readonly language: Language | 'auto';
  /** `auto` draws both: one for light pages and one for dark ones. */
  readonly theme: 'light' | 'dark' | 'auto';
  readonly background: Background;
  readonly scale: number;
  /** Draw all of it, however long; otherwise only the beginning of a long picture is drawn. */
  readonly whole: boolean;
}

export interface Painted {
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  /** The number of lines that had to be wrapped. */
  readonly wrapped: number;
  /** Whether invisible characters are shown by their names. */
  readonly named: boolean;
  readonly svg: string;
  /** The light or the dark one; both with the theme 'auto'. */
  readonly pictures: readonly { readonly theme: 'light' | 'dark'; readonly png: Blob }[];
  /** Whether `pictures` are complete. */
  readonly whole: boolean;
}

/** This worker cannot draw, so the page has to. */
export interface Unable {
  readonly fault: 'unable';
}
/** Why there is no picture. */
export type Fault =
  | { readonly fault: 'narrow'; readonly least: number }
  | { readonly fault: 'tooLarge'; readonly width: number; readonly height: number };

/** The largest canvas that every browser supports (iOS: 16.7 million pixels). Larger pictures are drawn in bands. */
const ONE_CANVAS = { side: 8_192, pixels: 16_000_000 } as const;
const BAND_PIXELS = 4_000_000;

let latest = 0;

/** Cancels the current painting; so does a newer request. */
export const stopPainting = (): void => void latest++;

let known: { readonly key: string; readonly lines: readonly (readonly Token[])[] } | undefined;

function tokensOf(text: string, language: Language): readonly (readonly Token[])[] {
  const key = `${language}\n${text}`;
  if (known?.key !== key) known = { key, lines: tokenLines(text, language) };
  return known.lines;
}

/**
 * Draws the pictures and the SVG of a code. Refuses a width that is too small and a picture that is too large; returns
 * `unable` if there is no canvas here. Rejects with AbortError if a newer request starts.
 */
export async function paint(
  request: PaintRequest,
  progress: (part: number) => void,
): Promise<Painted | Fault | Unable> {
  const own = ++latest;
  const measuring = makeCanvas(1, 1)?.context;
  if (!measuring || !fontSet()) return { fault: 'unable' };
  const { text, scale, theme, background, padding } = request;
  const language = request.language === 'auto' ? detect(text, guess) : request.language;
  const lines = tokensOf(text, language);
  const isBold = lines.some((line) => line.some(([role]) => role === 'heading' || role === 'strong'));
  await loadFont(`${lettersOf(text)}${request.title}…0`, isBold);
  throwIfStale(own);

  const metrics = metricsOf(measuring);
  const least = leastWidth(lines.length, request, metrics.advance);
  if (request.width > 0 && request.width < least) return { fault: 'narrow', least };
  const layout = layOut(lines, request, metrics);
  const width = Math.round(layout.width * scale);
  const height = Math.round(layout.height * scale);

  const themes = theme === 'auto' ? (['light', 'dark'] as const) : [theme];
  const whole = request.whole || width * height * themes.length <= ONE_CANVAS.pixels;
  if (request.whole && width * height > MOST_PIXELS) return { fault: 'tooLarge', width, height };
  const shown = whole ? layout : topOf(layout, Math.floor(ONE_CANVAS.pixels / 4 / width / scale));
  const pictures: { theme: 'light' | 'dark'; png: Blob }[] = [];
  for (const [at, one] of themes.entries()) {
    const png = await draw(shown, lookOf(one, background, padding), scale, own, (part) =>
      progress((at + part) / themes.length),
    );
    if (!png) return { fault: 'tooLarge', width, height };
    pictures.push({ theme: one, png });
  }
  const svg = svgOf(layout, lookOf(theme === 'auto' ? 'light' : theme, background, padding), {
    scale,
    dark: theme === 'auto' ? THEMES.dark : undefined,
  });
  const named = UNSEEN.test(text.replaceAll(/[\t\r\n]/g, ''));
  return { language, width, height, wrapped: layout.wrapped, named, svg, pictures, whole };
}

/** Every character of the text once, to find the font subsets that are needed. */
const lettersOf = (text: string): string => [...new Set(text)].join('');

/** Only the rows at the top that fit, for the preview of a long picture. The card continues beyond the edge. */
const topOf = (layout: Layout, height: number): Layout => ({
  ...layout,
  height: Math.min(height, layout.height),
  rows: layout.rows.slice(0, Math.ceil(height / FONT.lineHeight)),
});

function metricsOf(context: Context): Metrics {
  const SAMPLE = 64;
  context.font = fontOf(FONT.size);
  const advance = context.measureText('0'.repeat(SAMPLE)).width / SAMPLE;
  return {
    advance,
    widthOf: (text) => {
      context.font = fontOf(FONT.size);
      return context.measureText(text).width;
    },
  };
}

/** Undefined if the device cannot allocate such a large canvas. */
async function draw(
  layout: Layout,
  look: Look,
  scale: number,
  own: number,
  progress: (part: number) => void,
): Promise<Blob | undefined> {
  const width = Math.round(layout.width * scale);
  const height = Math.round(layout.height * scale);
  if (Math.max(width, height) <= ONE_CANVAS.side && width * height <= ONE_CANVAS.pixels) {
    const made = makeCanvas(width, height);
    if (!made) return undefined;
    drawBand(made.context, layout, look, { scale, top: 0, bottom: layout.height });
    return made.png();
  }
  const rows = Math.max(Math.min(Math.floor(BAND_PIXELS / width), ONE_CANVAS.side), 1);
  const made = makeCanvas(width, rows);
  if (!made) return undefined;
  const { context } = made;
  async function* bands() {
    for (let top = 0; top < height; top += rows) {
      await yieldToMain();
      throwIfStale(own);
      const count = Math.min(rows, height - top);
      drawBand(context, layout, look, { scale, top: top / scale, bottom: (top + rows) / scale });
      yield context.getImageData(0, 0, width, count).data;
      progress((top + count) / height);
    }
  }
  return encodePng({ width, height }, bands());
}

interface Canvas {
  readonly context: Context;
  png(): Promise<Blob | undefined>;
}

function makeCanvas(width: number, height: number): Canvas | undefined {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context) return { context, png: () => canvas.convertToBlob({ type: 'image/png' }).catch(() => undefined) };
  }
  if (typeof document === 'undefined') return undefined;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const png = () =>
    new Promise<Blob | undefined>((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
  return { context, png };
}

function throwIfStale(own: number): void {
  if (own !== latest) throw new DOMException('A newer picture is painted', 'AbortError');
}
