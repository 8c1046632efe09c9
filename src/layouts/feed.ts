import rss from '@astrojs/rss';
import { SITE } from '../config';
import { absolute, homePath } from '../core/site-url';
import { INTERFACE } from '../i18n/interface';
import type { Lang } from '../i18n/languages';
import { postPath, posts } from './site-pages';

/** Where a language's feed is: '/rss.xml', '/es/rss.xml'. */
export const feedPath = (lang: Lang): string => `${homePath(lang)}rss.xml`;

/** The posts of a language as RSS 2.0, newest first. */
export async function feed(lang: Lang): Promise<Response> {
  const words = INTERFACE[lang];
  return rss({
    title: `${SITE.name} – ${words['nav.blog']}`,
    description: words['home.lead'],
    site: absolute(homePath(lang)),
    customData: `<language>${lang}</language>`,
    items: (await posts(lang)).map((post) => ({
      title: post.data.title,
      description: post.data.description,
      pubDate: post.data.published,
      link: absolute(postPath(post)),
    })),
  });
}
