import type { Word } from './logo';

/** Condensed fonts under the SIL Open Font License 1.1, from Fontsource. They have Latin letters. */
const FILES = {
  oswald: () => import('@fontsource/oswald/files/oswald-latin-700-normal.woff?url'),
  condensed: () => import('@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff?url'),
} as const;
export type LogoFont = keyof typeof FILES;

export const FAMILIES: Readonly<Record<LogoFont, string>> = {
  oswald: "Oswald, 'Arial Narrow', 'Roboto Condensed', sans-serif",
  condensed: "'Roboto Condensed', 'Arial Narrow', Oswald, sans-serif",
};

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const MEASURED_AT = 100;

/** Turns words into outlines; a word with letters that the font lacks stays text, with a font of the device. */
export async function outlinesOf(words: readonly string[], name: LogoFont): Promise<Word[]> {
  const { default: url } = await FILES[name]();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font could not be loaded: ${response.status}`);
  const outlined = await outliner(new Uint8Array(await response.arrayBuffer()));
  return words.map((text) => outlined(text) ?? measured(text, FAMILIES[name]));
}

/** Reads a font file, for outlines with its kerning and ligatures; undefined for a word that the font cannot write. */
export async function outliner(file: Uint8Array): Promise<(text: string) => Word | undefined> {
  const { create } = await import('fontkit');
  // The types ask for Node's Buffer, which a browser lacks; any array of bytes will do.
  const font = create(file as Buffer);
  if (!('layout' in font)) throw new Error('A font file, not a collection, is needed');
  return (text) => {
    const points = [...text].map((character) => character.codePointAt(0) ?? 0);
    if (!points.every((point) => font.hasGlyphForCodePoint(point))) return undefined;
    const { glyphs, positions } = font.layout(text);
    const em = font.unitsPerEm;
    return {
      text,
      width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / em,
      isRtl: false,
      pathAt: (x, y, size) => {
        const scale = size / em;
        let left = x;
        return glyphs
          .map((glyph, index) => {
            const place = positions[index];
            // In a font, y increases upwards; in an SVG, downwards.
            const path = glyph.path.transform(scale, 0, 0, -scale, left + (place?.xOffset ?? 0) * scale, y);
            left += (place?.xAdvance ?? 0) * scale;
            return rounded(path.toSVG());
          })
          .join('');
      },
    };
  };
}

/** With hundredths of a pixel. */
const rounded = (path: string): string =>
  path.replaceAll(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

/** Words that stay text, measured with the device's font. */
export const textsOf = (words: readonly string[], name: LogoFont): Word[] =>
  words.map((text) => measured(text, FAMILIES[name]));

function measured(text: string, family: string): Word {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser doesn’t support canvas');
  context.font = `700 ${MEASURED_AT}px ${family}`;
  return { text, width: context.measureText(text).width / MEASURED_AT, isRtl: RTL.test(text) };
}
