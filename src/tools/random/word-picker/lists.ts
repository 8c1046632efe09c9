/** The categories of the lists that have them. */
export const CATEGORIES = {
  object: ['household', 'clothing', 'tool', 'toy', 'food', 'outdoor'],
  'body-part': ['head', 'torso', 'arm', 'leg', 'inside'],
  topic: ['debate', 'speech', 'essay', 'small-talk', 'drawing', 'writing'],
} as const;

/** The separator between the forms of a verb: 'begin / began / beginning'. No entry contains it (keep.test.ts next to it). */
export const BETWEEN_FORMS = ' / ';

/** The entry in a result: the verb before its forms. */
export const entryOf = (result: string): string => result.split(BETWEEN_FORMS, 1)[0] ?? '';

/** The languages of pages that draw from a list of their own: `src/data/words/<lang>/word.json`. */
export const LANGUAGES_WITH_WORDS: ReadonlySet<string> = new Set(['it']);
