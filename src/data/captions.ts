export const TONES = ['funny', 'inspiring', 'casual', 'business', 'romantic', 'short'] as const;
export type Tone = (typeof TONES)[number];
export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export type CaptionList = Readonly<Record<Tone, Readonly<Record<Length, readonly string[]>>>>;

/** Emoji that suit a tone; none of them is needed to understand the caption. */
export const TONE_EMOJI: Readonly<Record<Tone, readonly string[]>> = {
  funny: ['😂', '🤪', '🙃', '😅', '🤷', '🍿'],
  inspiring: ['✨', '🌱', '💪', '🌅', '🙌', '🔥'],
  casual: ['☀️', '📸', '🌿', '😌', '🎧', '🍃'],
  business: ['📣', '✅', '🛠️', '🤝', '📦', '💡'],
  romantic: ['❤️', '💕', '🥰', '🌹', '💫', '🫶'],
  short: ['✨', '🖤', '🌙', '☁️', '💛', '🌊'],
};

/** Requests that end a caption. */
export const CALLS = [
  'Tell me in the comments.',
  'Save this for later.',
  'Tag someone who needs to see this.',
  'What do you think?',
  'Share it with a friend.',
  'Follow along for more.',
  'Yes or no?',
  'Which one is your favorite?',
] as const;
