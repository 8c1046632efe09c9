/**
 * Code points that count as 1 on X, as [first, last]; all others count as 2. Source: X's own library,
 * https://github.com/twitter/twitter-text/blob/master/config/v3.json (default weight 200, ranges 100, scale 100), in
 * the copy of 2021-10-21.
 */
const LIGHT: readonly (readonly [number, number])[] = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
];

/**
 * Sequences that people see as one emoji. Built at run time because TypeScript's target does not support the flag `v`,
 * and only for a text with emoji: on a phone it takes over 100 ms, which every page with this module would wait.
 */
let sequences: RegExp | undefined;
const emojiSequences = () =>
  // Two that X's library also takes without their variation selectors: keycaps, and the eye in a speech bubble.
  (sequences ??= new RegExp('\\p{RGI_Emoji}|[0-9#*]\\u20E3|\\u{1F441}\\u200D\\u{1F5E8}', 'gv'));
const maybeEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/**
 * The length of a text without links as X counts it: NFC, 1 or 2 per code point, 2 per emoji sequence. Links, which
 * count as 23, are not handled here.
 */
export function xWeight(text: string): number {
  let rest = text.normalize('NFC');
  let weight = 0;
  if (maybeEmoji.test(rest)) {
    rest = rest.replace(emojiSequences(), () => {
      weight += 2;
      return '';
    });
  }
  for (let at = 0; at < rest.length; at++) {
    const point = rest.codePointAt(at) ?? 0;
    weight += weightOf(point);
    if (point > 0xffff) at++;
  }
  return weight;
}

function weightOf(point: number): 1 | 2 {
  for (const [first, last] of LIGHT) if (point >= first && point <= last) return 1;
  return 2;
}
