import { altCodesOf } from '../../../data/alt-codes';
import type { SymbolEntry, SymbolLang } from '../../../data/symbols';
import type { Lang } from '../../../i18n/languages';

/** The language of symbols' names on a page; English if there are none in the page's language. */
export const symbolLang = (lang: Lang): SymbolLang => (lang === 'pt' ? 'pt' : 'en');

export interface Details {
  /** The Unicode name in uppercase; for several characters, what they show. */
  readonly name: string;
  /** 'U+2665'; several are separated by spaces. */
  readonly codePoints: string;
  /** '&hearts;' if HTML has a name for it. */
  readonly entity: string | undefined;
  /** '&#9829;' */
  readonly numericEntity: string;
  /** '\2665', for `content` in CSS; several are separated by spaces, which CSS drops. */
  readonly css: string;
  /** '\u2665', beyond U+FFFF '\u{1F5A4}'. */
  readonly javaScript: string;
  /** 'E2 99 A5' */
  readonly utf8: string;
  /** What to type on Windows on the number pad while holding Alt: 'Alt+3', 'Alt+0128'. */
  readonly alt: readonly string[];
  /** With U+FE0E and U+FE0F, if Unicode has both forms. */
  readonly textForm: string | undefined;
  readonly emojiForm: string | undefined;
  /** A hand or a person in the five skin tones, light to dark (Unicode's Emoji_Modifier_Base); empty for others. */
  readonly skinTones: readonly string[];
}

const TAKES_SKIN_TONE = /^\p{Emoji_Modifier_Base}$/u;
const SKIN_TONES = ['🏻', '🏼', '🏽', '🏾', '🏿'] as const;

/** Every notation of a symbol: entity, escapes, bytes, Alt codes, forms. Nothing is refused. */
export function detailsOf({ text, unicodeName: name, entities, hasForms }: SymbolEntry): Details {
  const characters = Array.from(text);
  const points = characters.map((character) => character.codePointAt(0) ?? 0);
  const hex = (point: number, digits = 1) => point.toString(16).toUpperCase().padStart(digits, '0');
  const single = characters.length === 1;
  return {
    name: single ? name.toUpperCase() : name,
    codePoints: points.map((point) => `U+${hex(point, 4)}`).join(' '),
    entity: entities[0] === undefined ? undefined : `&${entities[0]};`,
    numericEntity: points.map((point) => `&#${point};`).join(''),
    css: points.map((point) => `\\${hex(point)}`).join(' '),
    javaScript: points.map((point) => (point > 0xffff ? `\\u{${hex(point)}}` : `\\u${hex(point, 4)}`)).join(''),
    utf8: Array.from(new TextEncoder().encode(text), (byte) => hex(byte, 2)).join(' '),
    alt: single ? altCodesOf(text).map((code) => `Alt+${code}`) : [],
    textForm: hasForms ? `${text}\uFE0E` : undefined,
    emojiForm: hasForms ? `${text}\uFE0F` : undefined,
    skinTones: TAKES_SKIN_TONE.test(text) ? SKIN_TONES.map((tone) => text + tone) : [],
  };
}
