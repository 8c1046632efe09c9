import type { markdown } from '@codemirror/lang-markdown';

type Extensions = NonNullable<NonNullable<Parameters<typeof markdown>[0]>['extensions']>;

/** How many signs of emphasis and links are looked at in one paragraph. */
const MOST_SIGNS = 2_000;
const SIGNS: ReadonlySet<number> = new Set(Array.from('*_~[]!', (sign) => sign.charCodeAt(0)));

/** By the paragraph that is being read. */
const seen = new WeakMap<object, number>();

/**
 * The editor's parser colours on the page, a paragraph in one go: in a time that grows with the square of its signs, and with a stack as
 * deep as they nest. Behind the first few thousand they stay plain there; the preview, which the worker makes, has them all.
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
