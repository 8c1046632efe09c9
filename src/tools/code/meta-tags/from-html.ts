/**
 * Reads the form's values from a page's head; missing ones are ''. `document` comes from DOMParser, so nothing in it
 * runs or loads. Undefined if it has neither a title nor a tag that the form knows.
 */
export function fromDocument(document: Document): Record<string, string> | undefined {
  const meta = (name: string): string => {
    for (const element of document.querySelectorAll('meta')) {
      const own = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      if (own.toLowerCase() === name) return element.getAttribute('content')?.trim() ?? '';
    }
    return '';
  };
  const robots = meta('robots').toLowerCase();
  const type = meta('og:type').split('.')[0] ?? '';
  const card = meta('twitter:card');
  const values = {
    title: document.title.trim() || meta('og:title') || meta('twitter:title'),
    description: meta('description') || meta('og:description') || meta('twitter:description'),
    url: document.querySelector('link[rel~="canonical" i]')?.getAttribute('href')?.trim() || meta('og:url'),
    image: meta('og:image') || meta('og:image:url') || meta('twitter:image'),
    imageAlt: meta('og:image:alt') || meta('twitter:image:alt'),
    siteName: meta('og:site_name'),
    locale: meta('og:locale'),
    author: meta('author'),
    keywords: meta('keywords'),
    themeColor: meta('theme-color'),
    twitterSite: meta('twitter:site'),
  };
  if (Object.values(values).every((value) => value === '')) return undefined;
  return {
    ...values,
    index: String(!/noindex|none/.test(robots)),
    follow: String(!/nofollow|none/.test(robots)),
    type: ['website', 'article', 'product', 'profile'].includes(type) ? type : 'website',
    twitterCard: card === 'summary' ? 'summary' : 'summary_large_image',
  };
}
