import figlet from 'figlet/browser';
import type { FigletFont } from '../../../data/figlet-fonts';

export type Layout = 'default' | 'full' | 'fitted' | 'smushed' | 'universal';

export interface Wish {
  readonly font: FigletFont;
  /** Columns; 0: lines are not wrapped. */
  readonly width: number;
  readonly layout: Layout;
  readonly align: 'left' | 'center' | 'right';
}

export interface Drawn {
  readonly art: string;
  /** The characters that the font lacks, once each. */
  readonly missing: readonly string[];
}

const LAYOUTS = {
  default: 'default',
  full: 'full',
  fitted: 'fitted',
  smushed: 'controlled smushing',
  universal: 'universal smushing',
} as const satisfies Record<Layout, string>;

/** One chunk per font: together they are 9 MB. */
const fonts = import.meta.glob<string>('/node_modules/figlet/importable-fonts/*.js', { import: 'default' });

const loaded = new Set<string>();

async function loadFont(font: FigletFont): Promise<void> {
  if (loaded.has(font)) return;
  // Otherwise figlet requests a missing font from a URL that does not exist.
  figlet.defaults({ fetchFontIfMissing: false });
  const load = fonts[`/node_modules/figlet/importable-fonts/${font}.js`];
  if (!load) throw new Error(`There is no font '${font}'`);
  figlet.parseFont(font, await load());
  loaded.add(font);
}

/** Whether a font has a picture for a character; some fonts have blanks for lowercase letters. */
function has(font: FigletFont, character: string): boolean {
  const rows = figlet.figFonts[font]?.[character.codePointAt(0) ?? 0];
  const blank = figlet.figFonts[font]?.options.hardBlank ?? '';
  return rows !== undefined && rows.some((row) => row.replaceAll(blank, '').trim() !== '');
}

/**
 * Draws a text in letters made of characters (FIGfont 2), its lines one below the other, wrapped at words. Lines keep
 * the spaces at their ends. Characters that the font lacks are left out and listed.
 */
export async function draw(input: string, { font, width, layout, align }: Wish): Promise<Drawn> {
  await loadFont(font);
  const missing = new Set<string>();
  const kept = [...input.normalize('NFC')].filter((character) => {
    if (/\s/.test(character) || has(font, character)) return true;
    missing.add(character);
    return false;
  });
  // Other white space has no picture: a tab, a no-break space.
  const text = kept.join('').replace(/[^\S\n]/g, ' ');
  if (text.trim() === '') return { art: '', missing: [...missing] };
  const art = figlet.textSync(text, {
    font,
    horizontalLayout: LAYOUTS[layout],
    // Rows that were moved into each other could not be aligned separately.
    ...(align !== 'left' && { verticalLayout: 'full' as const }),
    ...(width > 0 && { width, whitespaceBreak: true }),
  });
  const height = figlet.figFonts[font]?.options.height ?? 1;
  return { art: align === 'left' ? art : aligned(art, height, width, align), missing: [...missing] };
}

/** Aligns blocks of `height` rows, each one line of text; without a width, to the longest line. Blocks stay rectangles. */
function aligned(art: string, height: number, width: number, align: 'center' | 'right'): string {
  const rows = art.split('\n').map((row) => row.trimEnd());
  const lines = Array.from({ length: Math.ceil(rows.length / height) }, (_, index) => {
    const own = rows.slice(index * height, (index + 1) * height);
    return { own, length: Math.max(...own.map(columns)) };
  });
  const whole = width > 0 ? width : Math.max(...lines.map(({ length }) => length));
  return lines
    .flatMap(({ own, length }) => {
      const room = Math.max(0, whole - length);
      const indent = ' '.repeat(align === 'right' ? room : Math.floor(room / 2));
      return own.map((row) => indent + row + ' '.repeat(length - columns(row)));
    })
    .join('\n');
}

/** Columns of a row: some fonts draw with characters outside the Basic Multilingual Plane. */
const columns = (row: string): number => [...row].length;
