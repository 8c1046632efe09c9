import { topicWords } from '../../core/text/topic-words';
import { GENERAL_HASHTAGS, HASHTAG_ENDINGS } from '../../data/hashtag-words';

export type Platform = keyof typeof GENERAL_HASHTAGS;
export type Style = 'lower' | 'camel';

export interface HashtagOptions {
  readonly platform: Platform;
  readonly count: number;
  readonly style: Style;
  /** A third of the list are general hashtags of the platform. */
  readonly broad: boolean;
  readonly lang: string;
  readonly stopWords: ReadonlySet<string>;
}

const LONGEST_ABBREVIATION = 5;

/** A hashtag with `#` of some words; '' if nothing is left that networks accept, or only digits. */
export function hashtagOf(words: readonly string[], style: Style, lang: string): string {
  const parts = words.map((word) => word.replace(/[^\p{L}\p{M}\p{N}_]/gu, '')).filter((part) => part !== '');
  // 'BANANA BREAD' is banana bread, but 'DIY' is an abbreviation.
  const whole = parts.join('');
  const shouted = whole.length > LONGEST_ABBREVIATION && whole === whole.toLocaleUpperCase(lang);
  const joined = parts
    .map((part) => (style === 'lower' || shouted ? part.toLocaleLowerCase(lang) : part))
    .map((part) => (style === 'camel' ? capitalized(part, lang) : part))
    .join('');
  return /[^\p{N}_]/u.test(joined) ? `#${joined}` : '';
}

/** With its first letter uppercase, except for a word with its own inner capital such as 'iPhone'. */
function capitalized(word: string, lang: string): string {
  const [first = '', ...rest] = word;
  return /\p{Lu}/u.test(rest.join('')) && !/\p{Lu}/u.test(first) ? word : first.toLocaleUpperCase(lang) + rest.join('');
}

/**
 * Hashtags for a topic: all of it, its words, and these with an ending; then, with `broad`, general ones. The same input
 * gives the same list; fewer than `count` if a short topic has no more.
 */
export function hashtagsFor(topic: string, options: HashtagOptions): readonly string[] {
  const { count, style, lang, broad, platform } = options;
  const general = broad ? Math.floor(count / 3) : 0;
  const seen = new Set<string>();
  const tags: string[] = [];
  const add = (lists: Iterable<readonly string[]>, most: number) => {
    for (const words of lists) {
      if (tags.length >= most) return;
      const tag = hashtagOf(words, style, lang);
      const folded = tag.normalize('NFC').toLocaleLowerCase(lang);
      if (tag === '' || seen.has(folded)) continue;
      seen.add(folded);
      tags.push(tag);
    }
  };
  add(ownWords(topic, options), count - general);
  if (broad)
    add(
      GENERAL_HASHTAGS[platform].map((phrase) => phrase.split(' ')),
      count,
    );
  return tags;
}

function* ownWords(topic: string, { lang, stopWords }: HashtagOptions): Generator<readonly string[]> {
  const words = topicWords(topic, lang);
  const meaning = words.filter((word) => !stopWords.has(word.toLocaleLowerCase(lang).replaceAll('’', "'")));
  yield words;
  yield meaning;
  // The K of 'K-pop' and the C of 'vitamin C' say nothing on their own.
  const alone = meaning.filter((word) => !/^\p{Script=Latin}$/u.test(word));
  for (const word of alone) yield [word];
  for (const ending of HASHTAG_ENDINGS) yield [...meaning, ...ending.split(' ')];
  for (const word of alone) for (const ending of HASHTAG_ENDINGS) yield [word, ...ending.split(' ')];
}
