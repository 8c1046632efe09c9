import { hashtagsFor } from '../../../formats/social/hashtags';
import { CALLS, TONE_EMOJI, TONES, type CaptionList, type Length, type Tone } from '../../../data/captions';
import { int, sample, type RandomSource } from '../../../core/numbers/random';

export interface CaptionOptions {
  readonly topic: string;
  readonly tone: Tone | 'any';
  readonly length: Length;
  readonly emoji: boolean;
  /** How many hashtags end each caption. */
  readonly hashtags: number;
  /** A request to the readers. */
  readonly cta: boolean;
  readonly lang: string;
  readonly stopWords: ReadonlySet<string>;
}

interface Template {
  readonly tone: Tone;
  readonly text: string;
}

/** The templates for a tone and length, those that name the topic if there is one. `short` has one length. */
export function templatesFor(list: CaptionList, { tone, length, topic }: CaptionOptions): readonly Template[] {
  const tones = tone === 'any' ? TONES.filter((one) => one !== 'short') : [tone];
  const all = tones.flatMap((one) =>
    list[one][one === 'short' ? 'short' : length].map((text) => ({ tone: one, text })),
  );
  const named = all.filter(({ text }) => text.includes('{'));
  const general = all.filter(({ text }) => !text.includes('{'));
  return topic === '' ? general : [...named, ...general];
}

/** How many different captions there are. */
export const mostCaptions = (list: CaptionList, options: CaptionOptions): number => templatesFor(list, options).length;

/**
 * Different captions; the same source and options give the same ones. With a topic, those that name it come first, and
 * general ones only fill up a long list.
 */
export function drawCaptions(
  random: RandomSource,
  list: CaptionList,
  options: CaptionOptions,
  count: number,
): readonly string[] {
  const templates = templatesFor(list, options);
  const named = templates.filter(({ text }) => text.includes('{'));
  const preferred = options.topic === '' ? templates : named;
  const first = sample(random, preferred.length, Math.min(count, preferred.length)).map((index) => preferred[index]);
  const rest = templates.filter((template) => !preferred.includes(template));
  const filled = sample(random, rest.length, Math.min(count - first.length, rest.length)).map((index) => rest[index]);
  return [...first, ...filled]
    .filter((template) => template !== undefined)
    .map((template) => written(random, template, options));
}

function written(random: RandomSource, { tone, text }: Template, options: CaptionOptions): string {
  const { topic, emoji, hashtags, cta, lang, stopWords } = options;
  const pick = (from: readonly string[]) => from[int(random, 0, from.length - 1)] ?? '';
  const sentence = text.replaceAll('{t}', () => topic).replaceAll('{T}', () => capitalized(topic, lang));
  const withCall = cta ? `${sentence}${sentence.includes('\n') ? '\n\n' : ' '}${pick(CALLS)}` : sentence;
  const withEmoji = emoji ? `${withCall} ${pick(TONE_EMOJI[tone])}` : withCall;
  const tags = topic === '' || hashtags === 0 ? [] : tagsFor(topic, hashtags, lang, stopWords);
  return tags.length === 0 ? withEmoji : `${withEmoji}\n\n${tags.join(' ')}`;
}

const tagsFor = (topic: string, count: number, lang: string, stopWords: ReadonlySet<string>) =>
  hashtagsFor(topic, { count, lang, stopWords, platform: 'instagram', style: 'lower', broad: false });

/** With an uppercase first letter; a word with its own inner capital, such as ‘iPhone’, stays as it is. */
function capitalized(topic: string, lang: string): string {
  const [first = '', ...rest] = topic;
  const [word = ''] = rest.join('').split(/\s/u);
  return /\p{Lu}/u.test(word) ? topic : first.toLocaleUpperCase(lang) + rest.join('');
}

/** A topic as a caption can contain it: one line, without the braces of our placeholders and, on request, without emoji. */
export const cleanTopic = (typed: string, emoji: boolean): string =>
  (emoji ? typed : typed.replace(/\p{Emoji_Presentation}|\p{Extended_Pictographic}|\uFE0F|\u200D/gu, ''))
    .replace(/[{}#]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
