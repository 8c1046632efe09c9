import type { Base } from './write';

/** A line of `xxd` or `xxd -b`: offset, digits, and behind two spaces the same as text. */
const XXD = {
  '16': /^([\da-f]{8,16}): ((?:[\da-f]{2})+(?: (?:[\da-f]{2})+)*) {2,}/i,
  '2': /^([\da-f]{8,16}): ([01]{8}(?: [01]{8})*) {2,}/i,
} as const;
/** A line of `hexdump -C`. */
const CANONICAL = /^([\da-f]{8,16}) {2}([\da-f]{2}(?: {1,2}[\da-f]{2})*) +\|.*\|$/i;
/** Its last line: how long the file is. */
const END = /^[\da-f]{8,16}$/i;
/** Equal lines that were left out become so many bytes at most. */
const LONGEST_GAP = 100_000_000;

/**
 * The digits of a dump as `xxd`, `xxd -b` and `hexdump -C` write it, without offsets and without the column of text;
 * undefined for anything else. Each offset must follow from the line before, so that no other text passes for a dump.
 * `*` stands for more lines like the one before it.
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
