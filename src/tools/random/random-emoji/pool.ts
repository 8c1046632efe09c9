import { EMOJI_GROUPS, type Emoji, type EmojiGroup, type EmojiList } from '../../../data/emoji';
import { int, type RandomSource } from '../../../core/numbers/random';

export const SKINS = ['none', 'any', '1', '2', '3', '4', '5'] as const;
export type Skin = (typeof SKINS)[number];
const TONES = 5;

/** The emoji of a group, or of all groups in order, up to a version of Emoji: 15 excludes 15.1. */
export const poolOf = (list: EmojiList, group: 'any' | EmojiGroup, newest: number): readonly Emoji[] =>
  (group === 'any' ? EMOJI_GROUPS : [group]).flatMap((name) =>
    list.groups[name].filter(({ version }) => version <= newest),
  );

/**
 * An emoji in a skin tone: 1 is the lightest, 5 the darkest, `any` draws one. It keeps its default color if it has no tones,
 * or if they are newer than `newest`; then nothing is drawn either.
 */
export function inSkin(random: RandomSource, emoji: Emoji, skin: Skin, newest: number): string {
  if (skin === 'none' || emoji.tones.length === 0 || emoji.tonesVersion > newest) return emoji.text;
  const tone = skin === 'any' ? int(random, 1, TONES) : Number(skin);
  return emoji.tones[tone - 1] ?? emoji.text;
}
