import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { SITE } from '../config';
import { INTERFACE } from '../i18n/interface';
import { LANGS, type Lang } from '../i18n/languages';
import { absolute } from '../core/site-url';
import type { Page } from './page';
import { categoryIn } from './post-category';
import { breadcrumbs, faqPage, langOf, type Crumb } from './tool-pages';

export type Post = CollectionEntry<'blog'>;
export type Category = CollectionEntry<'categories'>;

const POSTS_ON_A_PAGE = 10;

/** Formats a front matter date as '2026-11-21'. */
export const isoOf = (date: Date): string => date.toISOString().slice(0, 10);

const slugOf = (id: string): string => id.split('/').at(-1) ?? id;

export const postPath = (post: Post): string => `/blog/${slugOf(post.id)}/`;
export const categoryPath = (category: Category): string =>
  langOf(category.id) === 'en'
    ? `/category/${slugOf(category.id)}/`
    : `/${langOf(category.id)}/category/${slugOf(category.id)}/`;

/** Published posts, newest first. */
export async function posts(lang?: Lang): Promise<Post[]> {
  const all = await getCollection(
    'blog',
    (post) => !post.data.draft && (lang === undefined || langOf(post.id) === lang),
  );
  return all.sort((a, b) => b.data.published.getTime() - a.data.published.getTime());
}

/** The list of English posts, in pages: `/blog/`, `/blog/page/2/` … */
export async function blogPages(): Promise<{ number: number; posts: Post[]; last: number }[]> {
  const all = await posts('en');
  const last = Math.max(1, Math.ceil(all.length / POSTS_ON_A_PAGE));
  return Array.from({ length: last }, (_, index) => ({
    number: index + 1,
    last,
    posts: all.slice(index * POSTS_ON_A_PAGE, (index + 1) * POSTS_ON_A_PAGE),
  }));
}

export const categoryOf = async (post: Post): Promise<Category> =>
  categoryIn(await getCollection('categories'), post, langOf(post.id));

/** Where a language's posts are listed: its category with the most posts, or the English blog if it has none. */
export async function blogPath(lang: Lang): Promise<string> {
  if (lang === 'en') return '/blog/';
  const own = (await getCollection('categories')).filter((one) => langOf(one.id) === lang);
  const sizes = await Promise.all(own.map(async (one) => ({ one, size: (await postsIn(one)).length })));
  const [largest] = sizes.toSorted((a, b) => b.size - a.size);
  return largest && largest.size > 0 ? categoryPath(largest.one) : '/blog/';
}

/** The categories of a language with at least one post. The address of any other leads to the blog. */
export async function shownCategories(lang: Lang): Promise<Category[]> {
  const published = await posts(lang);
  const all = await getCollection('categories', (one) => langOf(one.id) === lang);
  return all.filter((one) => published.some((post) => post.data.category === one.data.key));
}

/** A category's paths in every language that has posts in it. */
export async function categoryAlternates(category: Category): Promise<Partial<Record<Lang, string>>> {
  const all = (await Promise.all(LANGS.map(shownCategories))).flat();
  const same = all.filter((one) => one.data.key === category.data.key);
  return Object.fromEntries(same.map((one) => [langOf(one.id), categoryPath(one)]));
}

export async function postsIn(category: Category): Promise<Post[]> {
  return (await posts(langOf(category.id))).filter((post) => post.data.category === category.data.key);
}

/** Minutes at 238 words per minute (Brysbaert 2019), rounded up. */
export function readingMinutes(markdown: string, lang: Lang): number {
  const WORDS_A_MINUTE = 238;
  let words = 0;
  for (const part of new Intl.Segmenter(lang, { granularity: 'word' }).segment(markdown)) if (part.isWordLike) words++;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

export async function postPage(post: Post): Promise<{ page: Page; crumbs: Crumb[] }> {
  const lang = langOf(post.id);
  const words = INTERFACE[lang];
  const { data } = post;
  const category = await categoryOf(post);
  const crumbs: Crumb[] = [
    { text: words['nav.blog'], path: await blogPath(lang) },
    { text: category.data.name, path: categoryPath(category) },
    { text: data.title },
  ];
  const article = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: data.title,
    description: data.description,
    datePublished: isoOf(data.published),
    dateModified: isoOf(data.updated ?? data.published),
    inLanguage: lang,
    url: absolute(postPath(post)),
    image: absolute(`/social${postPath(post).slice(0, -1)}.png`),
    author: { '@type': 'Organization', name: SITE.name, url: absolute(`/blog/author/${data.author}/`) },
    publisher: { '@type': 'Organization', name: SITE.name },
  };
  const page: Page = {
    lang,
    path: postPath(post),
    title: data.title,
    description: data.description,
    type: 'article',
    jsonLd: [article, breadcrumbs(crumbs)],
  };
  return { page, crumbs };
}

export async function deals(): Promise<CollectionEntry<'deals'>[]> {
  const all = await getCollection('deals');
  return all.sort((a, b) => a.data.product.localeCompare(b.data.product, 'en'));
}

export const dealPath = (id: string): string => `/deals/${id}-free-trial/`;

export function dealPage({ id, data }: CollectionEntry<'deals'>): { page: Page; crumbs: Crumb[] } {
  const crumbs = [{ text: INTERFACE.en['nav.deals'], path: '/deals/' }, { text: data.heading }];
  return {
    crumbs,
    page: {
      lang: 'en',
      path: dealPath(id),
      title: data.title,
      description: data.description,
      jsonLd: [breadcrumbs(crumbs), ...(data.faq ? [faqPage(data.faq)] : [])],
    },
  };
}

export type SiteEntry = CollectionEntry<'site'>;

/** One of the general pages of content/site/en. Throws if it is missing, which stops the build. */
export async function siteEntry(slug: string): Promise<SiteEntry> {
  const entry = await getEntry('site', `en/${slug}`);
  if (!entry) throw new Error(`content/site/en/${slug}.md is missing`);
  return entry;
}

/** The general pages in other languages than English. Throws if one has no English page, which stops the build. */
export async function translatedSiteEntries(): Promise<SiteEntry[]> {
  const all = (await getCollection('site')).filter(({ id }) => langOf(id) !== 'en');
  await Promise.all(all.map((entry) => siteEntry(siteKey(entry))));
  return all;
}

/** 'privacy-policy', the same in every language. */
export const siteKey = ({ id, data }: SiteEntry): string => data.key ?? slugOf(id);

/** '/privacy-policy/', '/es/privacidad/'. */
export const sitePath = ({ id }: Pick<SiteEntry, 'id'>): string => `/${id.replace(/^en\//, '')}/`;

/** A general page's paths in every language that has it. */
export async function siteAlternates(key: string): Promise<Partial<Record<Lang, string>>> {
  const same = (await getCollection('site')).filter((entry) => siteKey(entry) === key);
  return Object.fromEntries(same.map((entry) => [langOf(entry.id), sitePath(entry)]));
}

/** The paths of the general pages by key, in a language if it has the page, otherwise in English. */
export async function sitePaths(lang: Lang): Promise<Readonly<Record<string, string>>> {
  const all = (await getCollection('site')).filter(({ id }) => ['en', lang].includes(langOf(id)));
  // The language's own pages come last, so that they replace the English ones.
  return Object.fromEntries(
    all
      .toSorted((a, b) => Number(langOf(a.id) === lang) - Number(langOf(b.id) === lang))
      .map((entry) => [siteKey(entry), sitePath(entry)]),
  );
}

/** Every address that has a social image: its title and the line above it. */
export async function socialCards(): Promise<{ path: string; title: string; lang: Lang; over: string }[]> {
  const tools = await getCollection('tools');
  const categories = await getCollection('categories');
  const site = await getCollection('site');
  const authors = await getCollection('authors');
  return [
    ...LANGS.map((lang) => ({
      path: lang === 'en' ? 'home' : lang,
      title: INTERFACE[lang]['home.title'],
      lang,
      over: SITE.name,
    })),
    ...tools.map(({ id, data }) => ({
      path: id.replace(/^en\//, ''),
      title: data.heading,
      lang: langOf(id),
      over: INTERFACE[langOf(id)][`family.${data.family}`],
    })),
    ...(await posts()).map((post) => ({
      path: postPath(post).slice(1, -1),
      title: post.data.title,
      lang: langOf(post.id),
      over: INTERFACE[langOf(post.id)]['nav.blog'],
    })),
    ...(await blogPages()).map(({ number }) => ({
      path: number === 1 ? 'blog' : `blog/page/${number}`,
      title: INTERFACE.en['blog.latest'],
      lang: 'en' as const,
      over: SITE.name,
    })),
    ...authors.map(({ id, data }) => ({
      path: `blog/author/${id}`,
      title: data.name,
      lang: 'en' as const,
      over: INTERFACE.en['nav.blog'],
    })),
    ...categories.map((one) => ({
      path: categoryPath(one).slice(1, -1),
      title: one.data.name,
      lang: langOf(one.id),
      over: INTERFACE[langOf(one.id)]['nav.blog'],
    })),
    ...(await deals()).map(({ id, data }) => ({
      path: dealPath(id).slice(1, -1),
      title: data.heading,
      lang: 'en' as const,
      over: INTERFACE.en['nav.deals'],
    })),
    ...site.map(({ id, data }) => ({
      path: id.replace(/^en\//, ''),
      title: data.heading,
      lang: langOf(id),
      over: SITE.name,
    })),
  ];
}
