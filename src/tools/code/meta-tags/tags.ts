import { note, problem } from '../../../kinds/contract';
import { CSS_COLOR_NAMES } from '../../../data/css-colors';
import { GOOGLE_SEARCH } from '../../../data/platforms/google-search';
import { countGraphemes } from '../../../core/text/graphemes';

export interface Page {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly siteName: string;
  readonly type: 'website' | 'article' | 'product' | 'profile' | 'none';
  readonly locale: string;
  readonly author: string;
  readonly keywords: string;
  readonly index: boolean;
  readonly follow: boolean;
  readonly charset: boolean;
  readonly viewport: boolean;
  readonly themeColor: string;
  readonly twitterCard: 'summary_large_image' | 'summary' | 'none';
  readonly twitterSite: string;
}

/** The approximate lengths at which search engines begin to cut; they measure pixels. */
export const LIMITS = { title: GOOGLE_SEARCH.title.value, description: GOOGLE_SEARCH.description.value } as const;

const TEXTS = [
  'description',
  'url',
  'image',
  'imageAlt',
  'siteName',
  'locale',
  'author',
  'keywords',
  'themeColor',
  'twitterSite',
] as const;

/**
 * A page's tags for its head, one per line, for the fields that are filled in. Refuses a missing title, invalid
 * addresses and colors.
 */
export function tags(typed: Page) {
  const page = cleaned(typed);
  const { title, description, url, image, type, themeColor, twitterCard } = page;
  if (title === '') return TEXTS.every((name) => page[name] === '') ? { empty: true } : problem('noTitle', {}, 'title');
  for (const [field, address] of [
    ['url', url],
    ['image', image],
  ] as const) {
    if (address !== '' && !isAddress(address)) return problem('badAddress', { text: address }, field);
  }
  if (themeColor !== '' && !isColor(themeColor)) return problem('badColor', { text: themeColor }, 'themeColor');

  const [titleLength, descriptionLength] = [countGraphemes(title), countGraphemes(description)];
  return {
    result: linesOf(page).join('\n'),
    titleLength,
    descriptionLength,
    notes: [
      titleLength > LIMITS.title && note('longTitle', { count: titleLength, limit: LIMITS.title }),
      descriptionLength > LIMITS.description &&
        note('longDescription', { count: descriptionLength, limit: LIMITS.description }),
      description === '' && note('noDescription'),
      image.startsWith('http:') && note('plainImage'),
      page.keywords !== '' && note('keywords'),
      page.locale !== '' && !/^[a-z]{2,3}_[A-Z]{2}$/.test(page.locale) && note('locale', { text: page.locale }),
      page.twitterSite !== '' && !/^@\w{1,15}$/.test(page.twitterSite) && note('handle', { text: page.twitterSite }),
      type === 'none' && twitterCard !== 'none' && note('cardAlone'),
    ],
  };
}

/** Any white space becomes a space; an account is written with @, even if its address was typed. */
function cleaned(page: Page): Page {
  const flat = (text: string) => text.toWellFormed().replace(/\s+/g, ' ').trim();
  const account = flat(page.twitterSite)
    .replace(/^https?:\/\/(?:www\.)?(?:x|twitter)\.com\//i, '')
    .replace(/\/$/, '');
  return {
    ...page,
    title: flat(page.title),
    description: flat(page.description),
    url: flat(page.url),
    image: flat(page.image),
    imageAlt: flat(page.imageAlt),
    siteName: flat(page.siteName),
    locale: flat(page.locale),
    author: flat(page.author),
    keywords: flat(page.keywords),
    themeColor: flat(page.themeColor),
    twitterSite: account === '' || account.startsWith('@') ? account : `@${account}`,
  };
}

const isAddress = (text: string): boolean => /^https?:\/\/[^/\s]/i.test(text) && URL.canParse(text);

/** CSS Color 4 and 5; functions may be nested, as in `color-mix(in srgb, rgb(1 2 3), teal)` or with `calc()`. */
const FUNCTION =
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|contrast-color|device-cmyk)\((?:[\w\s.,%/+*#-]|\([\w\s.,%/+*#-]*\))+\)$/i;

/**
 * Whether a text is a CSS color: hex, a name, or a function with balanced brackets, whose arguments are not checked.
 */
export const isColor = (text: string): boolean =>
  /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) ||
  CSS_COLOR_NAMES.has(text.toLowerCase()) ||
  FUNCTION.test(text);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const attribute = (text: string): string => text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? character);
const content = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

function linesOf(page: Page): string[] {
  const named = (name: string, value: string) => value !== '' && `<meta name="${name}" content="${attribute(value)}">`;
  const graph = (name: string, value: string) =>
    value !== '' && page.type !== 'none' && `<meta property="og:${name}" content="${attribute(value)}">`;
  const robots = `${page.index ? '' : 'no'}index, ${page.follow ? '' : 'no'}follow`;
  const card = page.twitterCard !== 'none';
  const lines = [
    page.charset && '<meta charset="utf-8">',
    page.viewport && '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${content(page.title)}</title>`,
    named('description', page.description),
    named('author', page.author),
    named('keywords', page.keywords),
    robots !== 'index, follow' && named('robots', robots),
    named('theme-color', page.themeColor),
    page.url !== '' && `<link rel="canonical" href="${attribute(page.url)}">`,
    graph('title', page.title),
    graph('description', page.description),
    graph('type', page.type),
    graph('url', page.url),
    graph('image', page.image),
    page.image !== '' && graph('image:alt', page.imageAlt),
    graph('site_name', page.siteName),
    graph('locale', page.locale),
    card && named('twitter:card', page.twitterCard),
    card && named('twitter:site', page.twitterSite),
  ];
  return lines.filter((line) => line !== false);
}
