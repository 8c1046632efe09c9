import { WINDOWS_1252_HIGH } from './windows-1252';

/**
 * What Windows types for Alt and a number: without a leading zero by code page 437, the IBM PC's characters, with its
 * pictures instead of control characters; with a leading zero by windows-1252. Source: CP437 of the Unicode
 * Consortium's vendor mappings (IBMGRAPH.TXT for the pictures), compared with Python's codec 2026-11-21.
 */
const PICTURES = '☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼';
const HOUSE = '⌂';
const HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■';

const codePage437: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 95 }, (_, index): [string, number] => [String.fromCharCode(32 + index), 32 + index]),
  ...[...PICTURES].map((character, index): [string, number] => [character, 1 + index]),
  [HOUSE, 127],
  ...[...HIGH].map((character, index): [string, number] => [character, 128 + index]),
]);

const windows1252: ReadonlyMap<string, number> = new Map([
  ...WINDOWS_1252_HIGH.map((point, index): [string, number] => [String.fromCodePoint(point), 128 + index]),
  ...Array.from({ length: 96 }, (_, index): [string, number] => [String.fromCharCode(160 + index), 160 + index]),
]);

/** The numbers to type while holding Alt, as text: ['130', '0233'] for é; empty if Windows has none. */
export function altCodesOf(character: string): string[] {
  const plain = codePage437.get(character);
  const zero = windows1252.get(character);
  return [...(plain === undefined ? [] : [String(plain)]), ...(zero === undefined ? [] : [`0${zero}`])];
}
