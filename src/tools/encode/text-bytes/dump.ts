import type { Base } from './write';

/** A line of `xxd` or `xxd -b`: offset (seven digits in old versions), digits, and after two spaces the bytes as text. */
const XXD = {
  '16': /^([\da-f]{7,16}): ((?:[\da-f]{2})+(?: (?:[\da-f]{2})+)*) {2,}/i,
  '2': /^([\da-f]{7,16}): ([01]{8}(?: [01]{8})*) {2,}/i,
} as const;
/** A line of `hexdump -C`. */
const CANONICAL = /^([\da-f]{8,16}) {2}([\da-f]{2}(?: {1,2}[\da-f]{2})*) +\|.*\|$/i;
/** The last line of `hexdump -C`: the length of the file. */
const END = /^[\da-f]{8,16}$/i;
/** The most bytes that omitted repeated lines may expand to. */
const LONGEST_GAP = 100_000_000;

/**
 * The digits of a dump in the format of `xxd`, `xxd -b` or `hexdump -C`, without offsets and without the text column;
 * undefined for anything else. Each offset must follow from the previous line, so that no other text is mistaken for a
 * dump. `*` means that the previous line is repeated.
 */
export function digitsOfDump(text: string, base: Base): string | undefined {
  if (base !== '16' && base !== '2') return undefined;
  const perByte = base === '16' ? 2 : 8;
  const found: string[] = [];
  let before = '';
  let offset: number | undefined;
  let starred = false;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end).replace(/\r$/, '');
    at = end < 0 ? text.length : end + 1;
    if (line === '') continue;
    if (line === '*' && before !== '' && !starred) {
      starred = true;
      continue;
    }
    const [, stated, spaced = ''] = XXD[base].exec(line) ?? (base === '16' ? CANONICAL.exec(line) : null) ?? [];
    if (stated === undefined && !(found.length > 0 && END.test(line))) return undefined;
    const here = Number.parseInt(stated ?? line, 16);
    const digits = spaced.replaceAll(' ', '');
    const gap = here - (offset ?? here);
    if (starred ? gap < 0 || gap > LONGEST_GAP || gap % (before.length / perByte) !== 0 : gap !== 0) return undefined;
    if (starred) found.push(before.repeat(gap / (before.length / perByte)));
    starred = false;
    found.push(digits);
    before = digits;
    offset = here + digits.length / perByte;
  }
  return found.length > 0 && !starred ? found.join('\n') : undefined;
}
