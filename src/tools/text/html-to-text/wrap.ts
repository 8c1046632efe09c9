import { graphemes } from '../../../core/text/graphemes';

/** Scripts that break between any two characters; closing punctuation stays with the text before it. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．）」』】》〉！？：；…ー々]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const HAS_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** East Asian Width W and F (UAX #11), and emoji. */
const WIDE =
  /^(?:[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}|[\u{20000}-\u{3FFFD}])/u;
const NARROW = /^[\x20-\x7E\u00A0-\u02FF]*$/;

/** The number of columns of a text in a monospaced font: a Chinese character or an emoji takes two. */
export function columns(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const character of graphemes(text)) width += WIDE.test(character) ? 2 : 1;
  return width;
}

/**
 * Wraps a text into lines of at most `width` columns, at spaces or between characters of scripts without spaces. The
 * first line begins with `first`, the others with `rest`. A word that is longer stays whole.
 */
export function wrap(text: string, width: number, first: string, rest: string): string[] {
  const lines: string[] = [];
  let line = '';
  let used = columns(first);
  for (const word of text.split(' ')) {
    const pieces = HAS_UNSPACED.test(word) ? (word.match(UNSPACED) ?? []) : [word];
    for (const [index, piece] of pieces.entries()) {
      const space = index === 0 && line !== '' ? ' ' : '';
      const more = columns(piece);
      if (line !== '' && used + space.length + more > width) {
        lines.push(line);
        line = piece;
        used = columns(rest) + more;
      } else {
        line += space + piece;
        used += space.length + more;
      }
    }
  }
  lines.push(line);
  return lines.map((one, index) => (index === 0 ? first : rest) + one);
}
