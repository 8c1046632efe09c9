import { TABLES } from '../../../data/fonts';
import { term, type Term } from '../../../kinds/contract';
import { graphemes } from '../../../core/text/graphemes';
import { toLf } from '../../../core/text/newlines';
import { parse, type Wish } from './numbers';
import { inNumberForms, letterForms, toRoman } from './roman';

export const ROMAN_STYLES = [
  'plain',
  'lower',
  'unicode',
  'letters',
  'bold',
  'script',
  'fraktur',
  'doubleStruck',
  'monospace',
] as const;
export type RomanStyle = (typeof ROMAN_STYLES)[number];

export interface Card {
  readonly text: string;
  readonly style: RomanStyle;
  readonly label: Term<RomanStyle>;
  readonly sample: boolean;
}

/**
 * Writes letters in another alphabet and keeps accents and overlines; characters missing from the alphabet stay
 * unchanged.
 */
const inFont = (text: string, table: ReadonlyMap<string, string>): string =>
  graphemes(text)
    .map((grapheme) => {
      const [base = '', ...marks] = grapheme.normalize('NFD');
      const letter = table.get(base);
      return letter === undefined ? grapheme : letter + marks.join('');
    })
    .join('');

/** The cards of a text with its numbers as Roman numerals, in one style or in all. */
export function cardsOf(input: string, style: RomanStyle | 'all', wish: Wish, sample = false) {
  const text = toLf(input);
  const { pieces, tooLarge, date } = parse(text, wish);
  const written = (write: (numeral: string) => string) =>
    pieces.map((piece) => (typeof piece === 'number' ? write(toRoman(piece)) : piece)).join('');
  const plain = written((numeral) => numeral);
  const make = (id: RomanStyle): string => {
    switch (id) {
      case 'plain':
        return plain;
      case 'lower':
        return written((numeral) => numeral.toLowerCase());
      case 'unicode':
        return written(inNumberForms);
      case 'letters':
        return letterForms(text);
      default:
        return inFont(plain, TABLES[id]);
    }
  };
  const ids = style === 'all' ? ROMAN_STYLES : [style];
  const cards = ids.map((id): Card => ({ text: make(id), style: id, label: term(id), sample }));
  return { cards, tooLarge, date };
}
