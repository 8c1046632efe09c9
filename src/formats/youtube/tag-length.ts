/**
 * Characters of a video's tags as YouTube counts them: a comma between two tags is one, and a tag with a space has two
 * quotation marks more. Source: YouTube Data API, `snippet.tags[]`.
 */
export const tagLength = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + lengthOfTag(tag), Math.max(0, tags.length - 1));

/** The characters of one tag, with its quotation marks. */
export const lengthOfTag = (tag: string): number => Array.from(tag).length + (/\s/u.test(tag) ? 2 : 0);

/** Tags as one line to paste; with `quote`, those with a space are in quotation marks. */
export const joinTags = (tags: readonly string[], quote: boolean): string =>
  tags.map((tag) => (quote && /\s/u.test(tag) ? `"${tag}"` : tag)).join(', ');
