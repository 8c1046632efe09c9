import { lengthOfTag } from '../../../formats/youtube/tag-length';
import { topicWords } from '../../../core/text/topic-words';
import { INTENTS, type Intent, type TagPatterns } from '../../../data/tag-patterns';
import { YOUTUBE } from '../../../data/platforms/youtube';

/** The longest a single tag may be. Source: YouTube refuses longer ones in the upload form; no page of Google's says so. */
const LONGEST_TAG = 100;

/** A word this long is also said by one that begins with it: ‘recipe’ by ‘recipes’, ‘miglior’ by ‘migliori’. */
const STEM = 6;

export interface TagOptions {
  readonly count: number;
  readonly lang: string;
  readonly intent: Intent | 'auto';
  /** Added by patterns such as `{t} {year}`; undefined leaves these patterns out. */
  readonly year: number | undefined;
  readonly stopWords: ReadonlySet<string>;
  readonly patterns: TagPatterns;
  /** The visitor's own tags, or those to begin with. */
  readonly first: readonly string[];
  /** Tags that the visitor does not want. */
  readonly without: readonly string[];
}

/**
 * A topic as a tag: lowercase, without the characters that YouTube does not take or that separate tags, and without the
 * marks of hashtags. The # of 'C#' stays.
 */
export const tagOf = (topic: string, lang: string): string =>
  topic
    .normalize('NFC')
    .replace(/[<>",\p{Cc}\p{Cf}]|(?<![\p{L}\p{N}])#/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLocaleLowerCase(lang);

/**
 * Tags for a video: the visitor's own, the topic, its words and pairs of words, then what people add to such a topic. The same input gives the
 * same tags. Stops at `count`; a tag that would exceed YouTube's limit for all tags together is skipped.
 */
export function videoTags(topic: string, options: TagOptions): readonly string[] {
  const { count, lang } = options;
  const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase(lang);
  const seen = new Set(options.without.map(folded));
  const tags: string[] = [];
  let length = -1;
  for (const tag of candidates(tagOf(topic, lang), options)) {
    if (tags.length === count) break;
    if (tag === '' || Array.from(tag).length > LONGEST_TAG || seen.has(folded(tag))) continue;
    const longer = length + lengthOfTag(tag) + 1;
    // A shorter one may still fit.
    if (longer > YOUTUBE.tags.value) continue;
    length = longer;
    seen.add(folded(tag));
    tags.push(tag);
  }
  return tags;
}

function* candidates(topic: string, options: TagOptions): Generator<string> {
  const { lang, stopWords, year } = options;
  for (const tag of options.first) yield tagOf(tag, lang);
  yield topic;
  const words = topicWords(topic, lang).map((word) => word.toLocaleLowerCase(lang));
  const meaning = words.filter((word) => !stopWords.has(word.replaceAll('’', "'")));
  yield* meaning.filter((word) => Array.from(word).length > 1);
  yield* meaning.slice(1).map((word, index) => `${meaning[index]} ${word}`);
  for (const pattern of patternsFor(meaning, options)) {
    if (pattern.includes('{year}') && (year === undefined || words.includes(String(year)))) continue;
    if (repeats(pattern, words, stopWords)) continue;
    // As functions: '$$' in a topic is not a pattern of `replace`.
    yield pattern.replace('{year}', () => String(year)).replace('{t}', () => topic);
  }
}

function patternsFor(words: readonly string[], { intent, patterns }: TagOptions): readonly string[] {
  const chosen = intent === 'auto' ? guessedIntent(words, patterns) : intent;
  return chosen === 'general' ? patterns.general : [...patterns[chosen].patterns, ...patterns.general];
}

/** The intent with most cues among the words of the topic, the first of them in a tie. */
export function guessedIntent(words: readonly string[], patterns: TagPatterns): Intent {
  let best: Intent = 'general';
  let most = 0;
  for (const intent of INTENTS) {
    if (intent === 'general') continue;
    const found = patterns[intent].cues.filter((cue) => words.includes(cue)).length;
    if (found > most) [best, most] = [intent, found];
  }
  return best;
}

/** Whether a topic already says what a pattern would add: ‘how to’ is not put before ‘how to bake bread’. */
function repeats(pattern: string, words: readonly string[], stopWords: ReadonlySet<string>): boolean {
  const added = pattern
    .replace(/\{\w+\}/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const meaning = added.filter((word) => !stopWords.has(word));
  const says = (word: string) => words.some((said) => said === word || (word.length >= STEM && said.startsWith(word)));
  return added.length > 0 && (meaning.length > 0 ? meaning : added).some(says);
}
