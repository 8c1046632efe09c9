/** The context of a text within its line: the characters before and after it. */
export interface Around {
  readonly before: string;
  readonly after: string;
  readonly inCell: boolean;
  readonly inHeading: boolean;
  /** A lone `[x]` can be a link here: within the text of a link, or if links are written as references. */
  readonly inBrackets: boolean;
  /** URLs become links, as in GFM outside the text of a link. */
  readonly linksUrls: boolean;
}

/** URLs as GFM 0.29, 6.9 recognizes them, with the punctuation at their end, which isn't part of them. */
const URLS =
  /((?<![a-z])https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?[/?#]|(?<![^\s(])www(?:\.[a-z\d-]+)+[/?#])([^\s<]*?)((?:\\?[!"')*,.:;?\]_~]){0,20}(?=\\?<|\s|$))/gi;

/**
 * Writes text as Markdown that shows exactly that text. Only what Markdown, including GFM, would read as markup gets a
 * backslash: `snake_case`, `2 * 3` and `a - b` stay as they are.
 */
export function escapeText(text: string, { before, after, inCell, inHeading, inBrackets, linksUrls }: Around): string {
  // `|$`: at the end of the text, a character could combine with the next piece of the line.
  let out = text
    .replace(/\\(?=[!-/:-@[-`{-~\n]|$)/g, '\\\\')
    .replaceAll('`', '\\`')
    // `]` ends a link only before a target, and a definition before a colon.
    .replace(inBrackets ? /[[\]]/g : /\[(?=\^)|\](?=[([:])/g, '\\$&')
    // Between white space, these characters are themselves.
    .replace(/\*(?!\s)|(?<!\s|^)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_(?!\s)|(?<!\s|^)_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~(?!\s)|(?<!\s|^)~/g, '\\~')
    .replace(/^[*_~](?=\s)/, /^\s?$/.test(before) ? '$&' : '\\$&')
    .replace(/<(?=[a-z/!?]|$)/gi, '\\<')
    .replace(/&(?=#?\w{1,32};)/g, '\\&');
  // In a URL there is no markup, and a backslash would be part of it.
  if (linksUrls) {
    out = out.replace(
      URLS,
      (_, start: string, rest: string, end: string) => start + rest.replace(/\\([*_~&])/g, '$1') + end,
    );
  }
  if (after === '[') out = out.replace(/!$/, '\\!');
  if (!inBrackets && /[([:]/.test(after)) out = out.replace(/\]$/, '\\]');
  if (inCell) out = out.replaceAll('|', '\\|');
  if (inHeading) out = out.replace(/#+\s*$/, (hashes) => `\\${hashes}`);
  const lines = out.split('\n');
  return lines
    .map((line, index) => (index > 0 || before === '' || before === '\n' ? atLineStart(line) : line))
    .join('\n');
}

/** Escapes characters with a meaning at the beginning of a line: headings, lists, quotes, rules, tables, fences. */
function atLineStart(line: string): string {
  return line
    .replace(/^(\s*)(#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|=+\s*$|-{2,}\s*$|[-_](?:\s*[-_]){2,}\s*$)/, '$1\\$2')
    .replace(/^(\s*)(\[[ xX]\](?=\s|$))/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(\s*)([|:-])(?=[|:\-\s]*$)/, '$1\\$2');
}
