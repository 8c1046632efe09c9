/** Instagram's limits, as in src/data/social-specs.ts: UTF-16 code units, and hashtags since December 2025. */
export const MOST_UNITS = 2_200;
export const MOST_HASHTAGS = 5;

/** Letters, digits, periods and underscores, at most 30; no two periods in a row, and none at the end. */
export const isUsername = (name: string): boolean =>
  /^[A-Za-z0-9._]{1,30}$/.test(name) && !name.includes('..') && !name.endsWith('.');

export const hashtagsIn = (caption: string): number => caption.match(/#[\p{L}\p{M}\p{N}_]+/gu)?.length ?? 0;

export interface Run {
  readonly text: string;
  /** A hashtag or a mention, which Instagram shows in blue. */
  readonly isLink: boolean;
}

/** A line in parts: hashtags and mentions, and what is between them. */
export const runsOf = (line: string): Run[] =>
  line
    .split(/([#@][\p{L}\p{M}\p{N}_.]*[\p{L}\p{M}\p{N}_])/u)
    .map((text, index) => ({ text, isLink: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Whether a text reads from right to left: by its first letter of a definite direction. */
export const isRtl = (text: string): boolean => /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);

/**
 * Breaks a text into lines at most `width` wide: at its own line breaks and between words (UAX #29), never inside a grapheme. `first`
 * is the room of the first line, which begins after the user name.
 */
export function linesOf(text: string, measure: (text: string) => number, width: number, first: number): string[] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' });
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|\r|\n/)) {
    let line = '';
    const room = () => (lines.length === 0 ? first : width);
    const end = () => {
      lines.push(line.trimEnd());
      line = '';
    };
    for (const { segment } of words.segment(paragraph)) {
      if (measure(line + segment.trimEnd()) <= room()) {
        line += segment;
        continue;
      }
      if (line !== '') end();
      if (segment.trim() === '') continue;
      for (const { segment: letter } of graphemes.segment(segment)) {
        if (line !== '' && measure(line + letter) > room()) end();
        line += letter;
      }
    }
    end();
  }
  return lines;
}
