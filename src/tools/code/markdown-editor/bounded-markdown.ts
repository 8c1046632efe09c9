import type { markdown } from '@codemirror/lang-markdown';

type Extensions = NonNullable<NonNullable<Parameters<typeof markdown>[0]>['extensions']>;

/** At most this many emphasis and link characters are parsed in a paragraph. */
const MOST_SIGNS = 2_000;
const SIGNS: ReadonlySet<number> = new Set(Array.from('*_~[]!', (mark) => mark.charCodeAt(0)));

/** The number of these characters so far, by the paragraph being parsed. */
const seen = new WeakMap<object, number>();

/**
 * The editor's parser runs on the main thread, one paragraph at a time: its time grows with the square of the number of
 * these characters, and its stack with their nesting. After the first few thousand, the editor shows them as plain
 * text; the preview, which is made in the worker, handles all of them.
 */
export const boundedMarkdown: Extensions = {
  parseInline: [
    {
      name: 'TooManySigns',
      before: 'Escape',
      parse(paragraph, next, at) {
        if (!SIGNS.has(next)) return -1;
        const count = (seen.get(paragraph) ?? 0) + 1;
        seen.set(paragraph, count);
        return count > MOST_SIGNS ? at + 1 : -1;
      },
    },
  ],
};
