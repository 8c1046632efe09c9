import type { WordCount } from './count-words';

/** Draws text off screen, to measure words and to find where they would overlap. */
export type MakeCanvas = (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement;

export const SHAPES = ['oval', 'rect', 'circle'] as const;
export const SCALES = ['sqrt', 'linear', 'log'] as const;
export const ANGLES = ['0', '0,90', '-60..60'] as const;

export interface LayoutOptions {
  readonly width: number;
  readonly height: number;
  /** A CSS font family list. */
  readonly font: string;
  readonly scale: (typeof SCALES)[number];
  readonly shape: (typeof SHAPES)[number];
  readonly angles: (typeof ANGLES)[number];
  /** A number in [0, 1). */
  readonly random: () => number;
}

export interface PlacedWord extends WordCount {
  /** The middle of the word's base line, in pixels from the top left. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly rotate: number;
  /** The rank by count, from 0, which determines the color. */
  readonly rank: number;
  /** How wide the word is at this size, in pixels. */
  readonly length: number;
}

export interface Layout {
  readonly words: readonly PlacedWord[];
  /** The smallest box around all words, in the same pixels. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** The sizes shrink by this factor if a word does not fit. */
const SHRINK = 0.95;
const MOST_TRIES = 10;
/** The part of the picture that the words' boxes may cover at first; the rest are gaps. */
const COVERED = 0.62;
/** Words may be as long as this part of the picture's width. */
const LONGEST = 0.92;
const LINE_HEIGHT = 1.1;
const SMALLEST = 7;
/** d3-cloud keeps the picture as bits, 32 pixels to a number. */
const BITS = 32;
export const WEIGHT = 600;

/** A word's relative size, 0 to 1: its scaled count, so that a word twice as frequent has twice the area with `sqrt`. */
export function relativeSize(count: number, most: number, scale: LayoutOptions['scale']): number {
  if (scale === 'linear') return count / most;
  return scale === 'sqrt' ? Math.sqrt(count / most) : Math.log2(1 + count) / Math.log2(1 + most);
}

/**
 * Places words by d3-cloud (Jonathan Feinberg's algorithm for Wordle): the most frequent first, each along a spiral from
 * a random point until it does not touch another. If one does not fit, all sizes shrink by 5% and the layout starts
 * again, at most 10 times, so that a large word is never left out for small ones.
 */
export async function layOut(
  words: readonly WordCount[],
  options: LayoutOptions,
  makeCanvas: MakeCanvas,
): Promise<Layout> {
  const { default: cloud } = await import('d3-cloud');
  const width = Math.floor(options.width / BITS) * BITS;
  const { height } = options;
  const most = Math.max(...words.map(({ count }) => count));
  const measure = measuring(makeCanvas, options.font);
  const measured = words.map((word, rank) => ({
    ...word,
    rank,
    relative: relativeSize(word.count, most, options.scale),
    em: measure(word.word),
    rotate: angleOf(options),
  }));
  const area = measured.reduce((sum, { relative, em }) => sum + relative ** 2 * em * LINE_HEIGHT, 0);
  const room = options.shape === 'circle' ? Math.min(width, height) ** 2 * (Math.PI / 4) : width * height;
  const longest = Math.min(
    ...measured.map(({ relative, em, rotate }) => spanOf(options, rotate) / (relative * em)),
    height / LINE_HEIGHT / 2,
  );
  let largest = Math.min(Math.sqrt((room * COVERED) / area), longest);

  let best: Layout = { words: [], box: { left: 0, top: 0, right: width, bottom: height } };
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const placed: PlacedWord[] = [];
    cloud<(typeof measured)[number] & Placing>()
      // The types expect an element of the page, but nothing else of it is used.
      .canvas(() => makeCanvas(1, 1) as HTMLCanvasElement)
      .size([width, height])
      .words(measured.map((word) => ({ ...word })))
      .text(({ word }) => word)
      .font(options.font)
      .fontWeight(WEIGHT)
      .fontSize(({ relative }) => Math.max(SMALLEST, relative * largest))
      .rotate(({ rotate }) => rotate)
      .padding(({ relative }) => 1 + relative * largest * 0.04)
      .spiral(spiralOf(options.shape))
      .random(options.random)
      .on('word', ({ word, count, rank, em, x = 0, y = 0, size = 0, rotate }) =>
        placed.push({ word, count, rank, x, y, size, rotate, length: em * size }),
      )
      .on('end', (_, bounds) => {
        // Without a word that fits, there are no bounds, although the types say so.
        const [from, to] = Array.isArray(bounds) ? bounds : [];
        if (!from || !to) return;
        const box = { left: from.x, top: from.y, right: to.x, bottom: to.y };
        if (placed.length > best.words.length || holdsMore(placed, best.words)) best = { words: placed, box };
      })
      .start();
    if (placed.length === words.length) break;
    largest *= SHRINK;
  }
  return best;
}

interface Placing {
  x?: number;
  y?: number;
  size?: number;
}

/** Whether the most frequent word is only in the first of two layouts. */
const holdsMore = (layout: readonly PlacedWord[], other: readonly PlacedWord[]): boolean =>
  layout.some(({ rank }) => rank === 0) && !other.some(({ rank }) => rank === 0);

/** How long a word may be in its direction. */
function spanOf({ width, height, shape }: LayoutOptions, rotate: number): number {
  const box = shape === 'circle' ? Math.min(width, height) * 0.85 : width;
  const radians = (Math.abs(rotate) * Math.PI) / 180;
  return LONGEST * Math.min(box / Math.max(0.01, Math.cos(radians)), height / Math.max(0.01, Math.sin(radians)));
}

function angleOf({ angles, random }: LayoutOptions): number {
  if (angles === '0') return 0;
  return angles === '0,90' ? (random() < 0.7 ? 0 : 90) : Math.round(random() * 120 - 60);
}

/** A path around the start, by step: an ellipse of the picture's ratio, a rectangle, or a circle. */
function spiralOf(shape: LayoutOptions['shape']) {
  if (shape === 'rect') return 'rectangular';
  if (shape === 'oval') return 'archimedean';
  return () =>
    (step: number): [number, number] => [0.1 * step * Math.cos(0.1 * step), 0.1 * step * Math.sin(0.1 * step)];
}

/** Measures a word's width at a font size of one pixel. */
function measuring(makeCanvas: MakeCanvas, font: string): (word: string) => number {
  const AT = 100;
  const context = makeCanvas(1, 1).getContext('2d');
  if (!context || !('measureText' in context)) throw new Error('no canvas');
  context.font = `${WEIGHT} ${AT}px ${font}`;
  return (word) => Math.max(0.1, context.measureText(word).width / AT);
}
