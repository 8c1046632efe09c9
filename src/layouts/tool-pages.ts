import { getCollection, type CollectionEntry } from 'astro:content';
import { langOfPath, isLang, type Lang } from '../i18n/languages';
import { INTERFACE } from '../i18n/interface';
import { SITE } from '../config';
import { FAMILIES, FAMILY_FIRST, FAMILY_MARKS, FAMILY_SLUGS, type Family } from '../data/families';
import { absolute, homePath } from '../core/site-url';
import type { Page } from './page';
import type { Services } from './services';
import type { ToolUse } from './tool-registry';

export type ToolEntry = CollectionEntry<'tools'>;

/** 'en/reverse-text' → '/reverse-text/', 'pl/generator-hasel' → '/pl/generator-hasel/'. */
export const pathOf = (id: string): string => `/${id.replace(/^en\//, '')}/`;

export const langOf = (id: string): Lang => {
  const first = id.split('/')[0];
  return isLang(first) ? first : 'en';
};

/** Every tool page, sorted by title. */
export async function toolEntries(lang?: Lang): Promise<ToolEntry[]> {
  const all = await getCollection('tools');
  const wanted = lang === undefined ? all : all.filter((entry) => langOf(entry.id) === lang);
  return wanted.sort((a, b) => a.data.heading.localeCompare(b.data.heading, lang ?? 'en'));
}

export const toolUse = (entry: ToolEntry): ToolUse => ({
  file: `content/tools/${entry.id}.md`,
  tool: entry.data.tool,
  preset: entry.data.preset,
  lang: langOf(entry.id),
  slug: entry.id.split('/').at(-1) ?? entry.id,
});

/** The pages of one tool in all its languages. */
export async function alternatesOf(key: string): Promise<Partial<Record<Lang, string>>> {
  const same = (await getCollection('tools')).filter((entry) => entry.data.key === key);
  return Object.fromEntries(same.map((entry) => [langOf(entry.id), pathOf(entry.id)]));
}

/** The pages that this one recommends, in its own language if available, otherwise in English. */
export async function relatedOf(entry: ToolEntry): Promise<ToolEntry[]> {
  return toolsByKey(entry.data.related, langOf(entry.id));
}

export async function toolsByKey(keys: readonly string[], lang: Lang): Promise<ToolEntry[]> {
  const all = await getCollection('tools');
  return keys.flatMap((key) => {
    const same = all.filter((one) => one.data.key === key);
    const best = same.find((one) => langOf(one.id) === lang) ?? same.find((one) => langOf(one.id) === 'en');
    return best ? [best] : [];
  });
}

export async function byFamily(lang: Lang): Promise<readonly { family: Family; entries: ToolEntry[] }[]> {
  const entries = await toolEntries(lang);
  return FAMILIES.map((family) => ({
    family,
    entries: entries.filter(({ data }) => data.family === family && !data.viewer),
  })).filter((group) => group.entries.length > 0);
}

/** The family page's address, without the base: '/tools/text/', '/es/tools/texto/'. */
export const familyPath = (family: Family, lang: Lang): string =>
  `${homePath(lang)}tools/${FAMILY_SLUGS[family][lang]}/`;

/** What a home page lists of a family: the pages that most visitors look for, then the others by name. */
export function firstOf(family: Family, entries: readonly ToolEntry[], count: number): readonly ToolEntry[] {
  const place = ({ data }: ToolEntry) => FAMILY_FIRST[family].indexOf(data.key) + 1 || Infinity;
  return entries.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b))).slice(0, count);
}

export interface Crumb {
  readonly text: string;
  readonly path?: string;
}

export const breadcrumbs = (crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(path !== undefined && { item: absolute(path) }),
  })),
});

export const faqPage = (faq: readonly { q: string; a: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ q, a }) => ({ '@type': 'Question', name: q, acceptedAnswer: { '@type': 'Answer', text: a } })),
});

/** The data of a tool page that its layout needs. */
export async function toolPage(entry: ToolEntry, extra: Services): Promise<{ page: Page; crumbs: Crumb[] }> {
  const { data } = entry;
  const path = pathOf(entry.id);
  const lang = langOfPath(path);
  const words = INTERFACE[lang];
  const crumbs: Crumb[] = [
    { text: words['nav.home'], path: homePath(lang) },
    { text: words[`family.${data.family}`], path: familyPath(data.family, lang) },
    { text: data.heading },
  ];
  const app = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: data.heading,
    description: data.description,
    url: absolute(path),
    inLanguage: lang,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: SITE.name },
  };
  const page: Page = {
    lang,
    path,
    title: data.title,
    description: data.description,
    alternates: await alternatesOf(data.key),
    ...(data.viewer && { noindex: true, noReferrer: true }),
    jsonLd: [app, breadcrumbs(crumbs), ...(data.faq ? [faqPage(data.faq)] : [])],
    hue: FAMILY_MARKS[data.family].hue,
    ...extra,
  };
  return { page, crumbs };
}
