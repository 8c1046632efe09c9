import { graphemes } from '../../core/text/graphemes';

/** Longest title, in characters. */
export const TITLE_LIMIT = 100;
const SNIPPET = 120;
/** Characters that are read for heading and snippet: a note may begin with a line of megabytes. */
const HEAD = 2_000;

export interface Summary {
  /** The first line that isn't blank, without the markers of a Markdown heading; '' for a blank note. */
  readonly heading: string;
  /** The text after the heading, on one line. */
  readonly snippet: string;
}

export function summaryOf(text: string): Summary {
  const lines = text.slice(0, HEAD).split(/\r\n?|\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return { heading: '', snippet: '' };
  const heading = (lines[first] ?? '').trim().replace(/^#{1,6}\s+/, '');
  const rest = lines
    .slice(first + 1)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { heading: cut(heading, TITLE_LIMIT), snippet: cut(rest, SNIPPET) };
}

const cut = (text: string, most: number): string =>
  graphemes(text.slice(0, most * 12))
    .slice(0, most)
    .join('');

/** A title as it is stored: one line, at most 100 characters. */
export const titleOf = (typed: string): string =>
  cut(typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), TITLE_LIMIT);

/** Makes a file name from a title: without characters that file systems refuse, hidden files or paths. */
export function fileNameOf(title: string, otherwise: string): string {
  const LONGEST = 60;
  const bare = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  const name = cut(bare, LONGEST).replace(/^[\s.]+|[\s.]+$/g, '');
  // On Windows these names are devices, whatever their extension.
  return name === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name) ? otherwise : name;
}
