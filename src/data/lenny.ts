/**
 * The parts of a face: ears, eyes and a mouth, each with an id. Ears and eyes come as a pair, with ⋯ for the rest of
 * the face. In common use on forums and in chats; the ids and the selection are ours, 2026-11. Their order is part of
 * the random draw: links with a seed depend on it.
 */

export const EARS = {
  none: '⋯',
  round: '(⋯)',
  bear: 'ʕ⋯ʔ',
  square: '[⋯]',
  curly: '{⋯}',
  angle: '⟨⋯⟩',
  corner: '「⋯」',
  lenticular: '【⋯】',
  shell: '〔⋯〕',
  fists: '(ง⋯)ง',
  flex: 'ᕙ(⋯)ᕗ',
  strong: 'ᕦ(⋯)ᕤ',
  strut: 'ᕕ(⋯)ᕗ',
  cheer: 'ヽ(⋯)ﾉ',
  hug: '(づ⋯)づ',
  reach: '(っ⋯)っ',
  flip: '(╯⋯)╯',
  shrug: '¯\\_(⋯)_/¯',
  dance: '┌(⋯)┘',
  sway: '~(⋯)~',
  muscle: '୧(⋯)୨',
  seal: 'ᶘ⋯ᶅ',
  ogre: 'ლ(⋯ლ)',
  wings: '꒰⋯꒱',
} as const;

export const EYES = {
  lenny: ' ͡°⋯ ͡°',
  wink: ' ͡~⋯ ͡°',
  raised: ' ͝°⋯ ͡°',
  stern: ' ͠°⋯ ͠°',
  heart: ' ͡♥⋯ ͡♥',
  star: ' ͡☆⋯ ͡☆',
  money: ' ͡$⋯ ͡$',
  round: ' ͡⚆⋯ ͡⚆',
  wide: ' ͡◉⋯ ͡◉',
  big: ' ͡ʘ⋯ ͡ʘ',
  small: ' ͡•⋯ ͡•',
  happy: ' ͡ᵔ⋯ ͡ᵔ',
  peak: ' ͡^⋯ ͡^',
  moon: ' ͡◕⋯ ͡◕',
  crying: ' ͡ಥ⋯ ͡ಥ',
  tears: ' ͡╥⋯ ͡╥',
  look: ' ͡ಠ⋯ ͡ಠ',
  sly: ' ͡≖⋯ ͡≖',
  zero: ' ͡o⋯ ͡o',
  shades: '▀̿ ̿⋯▀̿ ̿',
  disapproval: 'ಠ⋯ಠ',
  sob: 'ಥ⋯ಥ',
  teary: '╥⋯╥',
  staring: 'ʘ⋯ʘ',
  dot: '•⋯•',
  bead: '·⋯·',
  circle: '◉⋯◉',
  open: '⊙⋯⊙',
  half: '◔⋯◔',
  dark: '◕⋯◕',
  flat: '￣⋯￣',
  line: '–⋯–',
  smile: '◠⋯◠',
  glad: 'ᵔ⋯ᵔ',
  joy: '^⋯^',
  love: '♥⋯♥',
  soft: '˘⋯˘',
  cross: '>⋯<',
  angry: '◣⋯◢',
  plus: '✧⋯✧',
  tired: 'ꈍ⋯ꈍ',
  worried: '•́⋯•̀',
  cat: 'ↀ⋯ↀ',
} as const;

export const MOUTHS = {
  lenny: ' ͜ʖ',
  plain: '_',
  flat: '‿',
  smile: '◡',
  frown: '︵',
  sad: '︿',
  wave: '﹏',
  dot: '.',
  cat: 'ω',
  bear: 'ᴥ',
  open: 'Д',
  tiny: 'o',
  wide: '▽',
  grin: '∀',
  teeth: '益',
  kiss: '³',
  peck: 'ε',
  tongue: '౪',
  nose: ' ͟ʖ',
  down: ' ʖ̯',
  hook: ' ͟ل͜',
  curve: ' ͜',
  slope: 'ʟ',
  box: '□',
  bite: '皿',
  moustache: '▃',
  long: '‿‿',
  sweet: 'ᴗ',
  cup: 'ᵕ',
  hill: '^',
  line: '―',
  pout: '‸',
  tent: 'へ',
  shout: 'ロ',
  happy: 'ヮ',
  beak: 'θ',
  snout: '(oo)',
  seal: 'ᆺ',
  cross: '×',
  star: '*',
  talk: '言',
  wonder: '〇',
} as const;

export type EarsId = keyof typeof EARS;
export type EyesId = keyof typeof EYES;
export type MouthId = keyof typeof MOUTHS;

/** The left and right half of a pair. */
export function pairOf(pair: string): readonly [left: string, right: string] {
  const [left = '', right = ''] = pair.split('⋯');
  return [left, right];
}

/** The moods by which known faces are sorted. */
export const MOODS = ['happy', 'love', 'angry', 'sad', 'shrug', 'tableflip', 'bear', 'disapproval', 'dance'] as const;
export type Mood = (typeof MOODS)[number];

export interface KnownFace {
  readonly text: string;
  readonly name: string;
  readonly mood: Mood;
  /** Name, keywords and mood in one lowercase text, for search. */
  readonly haystack: string;
}

/** Additional search words for a mood. */
const MOOD_WORDS: Readonly<Partial<Record<Mood, string>>> = { tableflip: 'tableflip table flip', bear: 'bear animal' };

let known: Promise<readonly KnownFace[]> | undefined;

/** Well-known faces, by mood. The list is loaded on first use. */
export const loadKnownFaces = (): Promise<readonly KnownFace[]> => (known ??= load());

async function load(): Promise<readonly KnownFace[]> {
  const { default: data } = await import('./lenny-faces.json');
  return MOODS.flatMap((mood) =>
    data.faces[mood].map((row) => {
      const [text = '', keywords = ''] = row.split('\t');
      const [name = ''] = keywords.split(', ');
      return { text, name, mood, haystack: `${keywords} ${MOOD_WORDS[mood] ?? mood}`.toLowerCase() };
    }),
  );
}
