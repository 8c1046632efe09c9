import type { Lang } from '../i18n/languages';

/** What a video can be about. `general` is for everything else. */
export const INTENTS = ['general', 'howto', 'review', 'music', 'gaming', 'food', 'travel'] as const;
export type Intent = (typeof INTENTS)[number];

interface IntentPatterns {
  /** Words in a title that show this intent, lowercase. */
  readonly cues: readonly string[];
  /** What people add to a topic when they search: `{t}` is the topic, `{year}` the year. */
  readonly patterns: readonly string[];
}

/** Patterns for tags, written for Smallkit: one file for each language, fetched on use. No list of popular searches. */
export type TagPatterns = { readonly general: readonly string[] } & Readonly<
  Record<Exclude<Intent, 'general'>, IntentPatterns>
>;

const files = import.meta.glob<TagPatterns>('./tag-patterns/*.json', { import: 'default' });

/** Loads the patterns of a language. */
export async function tagPatterns(lang: Lang): Promise<TagPatterns> {
  const load = files[`./tag-patterns/${lang}.json`];
  if (!load) throw new Error(`src/data/tag-patterns/${lang}.json does not exist`);
  return load();
}
