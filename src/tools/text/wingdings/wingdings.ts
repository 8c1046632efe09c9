import { DINGBATS, NEAREST_EMOJI, type DingbatFont } from '../../../data/wingdings';
import { WINDOWS_1252_HIGH } from '../../../data/windows-1252';
import { eachGrapheme } from '../../../core/text/grapheme-scan';
import { toLf } from '../../../core/text/newlines';

const FIRST = 0x20;
const VARIATION = /[\uFE0E\uFE0F]/g;

/** A character that can be typed, its code in Windows-1252, and the symbol at that code. */
export interface Entry {
  readonly character: string;
  readonly code: number;
  readonly symbol: string;
  /** The nearest emoji, if few phones can draw the symbol. */
  readonly emoji?: string;
}

/** Every symbol of a font with the Windows-1252 character that types it; codes without a character are left out. */
export function chartOf(font: DingbatFont): readonly Entry[] {
  return DINGBATS[font].flatMap((symbol, index) => {
    const code = FIRST + index;
    const point = code >= 0x80 && code < 0xa0 ? (WINDOWS_1252_HIGH[code - 0x80] ?? code) : code;
    const isControl = point === 0x7f || (point >= 0x80 && point < 0xa0);
    if (symbol === ' ' || isControl) return [];
    const emoji = NEAREST_EMOJI.get(symbol);
    return { character: String.fromCodePoint(point), code, symbol, ...(emoji !== undefined && { emoji }) };
  });
}

interface Tables {
  readonly symbolOf: ReadonlyMap<string, string>;
  readonly emojiOf: ReadonlyMap<string, string>;
  /** Symbols and emoji, without variation selectors. */
  readonly characterOf: ReadonlyMap<string, string>;
}

const known = new Map<DingbatFont, Tables>();

function tablesOf(font: DingbatFont): Tables {
  const made = known.get(font);
  if (made) return made;
  const chart = chartOf(font);
  const tables = {
    symbolOf: new Map(chart.map(({ character, symbol }) => [character, symbol])),
    emojiOf: new Map(chart.map(({ character, symbol, emoji }) => [character, emoji ?? symbol])),
    // Later entries win: a symbol of the font itself over an emoji, a lower code over a higher.
    characterOf: new Map([
      ...chart
        .toReversed()
        .map(({ character, symbol, emoji = symbol }) => [emoji.replace(VARIATION, ''), character] as const),
      ...chart.map(({ character, symbol }) => [symbol, character] as const),
    ]),
  };
  known.set(font, tables);
  return tables;
}

/** Converts each Windows-1252 character to the font's symbol, or to the nearest emoji; anything else stays. */
export function encode(text: string, font: DingbatFont, emoji: boolean): string {
  const { symbolOf, emojiOf } = tablesOf(font);
  const table = emoji ? emojiOf : symbolOf;
  let result = '';
  for (const character of toLf(text)) result += table.get(character) ?? character;
  return result;
}

/** Converts symbols and emoji back to characters, with or without variation selectors; anything else stays. */
export function decode(text: string, font: DingbatFont): string {
  const { characterOf } = tablesOf(font);
  const source = toLf(text);
  const parts: string[] = [];
  eachGrapheme(source, (start, end) => {
    const grapheme = source.slice(start, end);
    parts.push(characterOf.get(grapheme) ?? characterOf.get(grapheme.replace(VARIATION, '')) ?? grapheme);
  });
  return parts.join('');
}

/** Whether a text is written in the font's symbols: at least half of its characters are, not counting white space. */
export function isEncoded(text: string, font: DingbatFont): boolean {
  const { characterOf } = tablesOf(font);
  let symbols = 0;
  let all = 0;
  for (const character of text) {
    if (/[\s\uFE0E\uFE0F]/.test(character)) continue;
    all++;
    if (characterOf.has(character)) symbols++;
  }
  return all > 0 && symbols * 2 >= all;
}
