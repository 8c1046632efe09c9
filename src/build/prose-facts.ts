import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownName } from '../core/text/nearest.js';
import { daysLeft, FACT_BLANK, factText, PROSE_FACTS } from '../data/platform-facts.ts';
import { LANGS, type Lang } from '../i18n/languages.ts';

/** The build warns this many days before a figure must be looked up again. */
const WARN_DAYS = 30;

/** A text with its figures in place of their names. Stops the build at a name that no figure has. */
export const withFacts = (text: string, lang: Lang): string =>
  text.replace(FACT_BLANK, (_blank, name: string) => {
    const fact = PROSE_FACTS.get(name);
    if (!fact) throw new Error(unknownName('fact', name, PROSE_FACTS.keys()));
    return factText(fact, lang);
  });

/** Front matter with its figures, in lists and objects too. */
export function withFactsIn<Data>(data: Data, lang: Lang): Data;
export function withFactsIn(data: unknown, lang: Lang): unknown {
  if (typeof data === 'string') return withFacts(data, lang);
  if (Array.isArray(data)) return data.map((one) => withFactsIn(one, lang));
  // A date and the like stays as it is.
  if (data?.constructor !== Object) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withFactsIn(value, lang)]));
}

/** The language of a file or an entry under content: 'tools/pl/x', 'pl/x'; otherwise English. */
export const langOfContent = (path: string): Lang => LANGS.find((lang) => path.split('/').includes(lang)) ?? 'en';

/** All figures, as a short text that changes with them: Astro keeps what it has rendered until such a key changes. */
export const FACTS_KEY = [...PROSE_FACTS].map(([name, fact]) => `${name}=${factText(fact, 'en')}`).join();

/** The names of the figures that the files of a folder include, sorted. */
export const factsUsedIn = (folder: string): readonly string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
  const names = files.flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(FACT_BLANK), ([, name = '']) => name),
  );
  return [...new Set(names)].toSorted();
};

/** What to say of the figures that are or will soon be too old; '' if there is nothing. */
export function agingFacts(names: readonly string[], today: string): string {
  const aging = names.flatMap((name) => {
    const fact = PROSE_FACTS.get(name);
    const left = fact && daysLeft(fact, today);
    return left !== undefined && left < WARN_DAYS ? [`${name} (${left} days left, ${fact?.source})`] : [];
  });
  return aging.length === 0 ? '' : `Facts to look up again: ${aging.join('; ')}`;
}
