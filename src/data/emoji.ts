export const EMOJI_GROUPS = [
  'smileys',
  'people',
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type EmojiGroup = (typeof EMOJI_GROUPS)[number];

/** The newest version of Emoji in the list. */
export const LAST_EMOJI_VERSION = 17;

export interface Emoji {
  /** Fully qualified (UTS #51), so that it is shown in color. */
  readonly text: string;
  /** The version of Emoji that introduced it: 0.6 to 17. */
  readonly version: number;
  /** Its English name in Unicode CLDR. */
  readonly label: string;
  /** From light to dark, with the same tone for every person. Empty if it has no skin tones. */
  readonly tones: readonly string[];
  /** The version of Emoji that introduced the tones. */
  readonly tonesVersion: number;
}

export interface EmojiList {
  readonly source: string;
  readonly licence: string;
  /** The date of the list, ISO. A seed draws other emoji from a list of another date. */
  readonly checked: string;
  /** Each group in the order of Unicode CLDR. Draws are indices into this order. */
  readonly groups: Readonly<Record<EmojiGroup, readonly Emoji[]>>;
}

let list: Promise<EmojiList> | undefined;

/** Every emoji except components such as single hair colors. The list, `emoji.json`, is loaded on first use. */
export const loadEmoji = (): Promise<EmojiList> => (list ??= load());

async function load(): Promise<EmojiList> {
  const { default: data } = await import('./emoji.json');
  const { groups, ...about } = data;
  const rows = (group: EmojiGroup) => groups[group].map(emojiOf);
  return {
    ...about,
    groups: {
      smileys: rows('smileys'),
      people: rows('people'),
      animals: rows('animals'),
      food: rows('food'),
      travel: rows('travel'),
      activities: rows('activities'),
      objects: rows('objects'),
      symbols: rows('symbols'),
      flags: rows('flags'),
    },
  };
}

/** [emoji, version, name], and if it has skin tones [the five variants, their version]. */
function emojiOf([text, version, label, tones, tonesVersion]: readonly (string | number)[]): Emoji {
  return {
    text: String(text),
    version: Number(version),
    label: String(label),
    tones: tones === undefined ? [] : String(tones).split(' '),
    tonesVersion: Number(tonesVersion ?? 0),
  };
}
