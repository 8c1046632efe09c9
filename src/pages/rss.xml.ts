import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { SITE } from '../config';
import { postPath, posts } from '../layouts/site-pages';
import { langOf } from '../layouts/tool-pages';
import { absolute } from '../core/site-url';

export const GET: APIRoute = async () =>
  rss({
    title: `${SITE.name} blog`,
    description: 'How text, data, pictures and money work behind the tools.',
    site: absolute('/'),
    items: (await posts()).map((post) => ({
      title: post.data.title,
      description: post.data.description,
      pubDate: post.data.published,
      link: absolute(postPath(post)),
      customData: `<language>${langOf(post.id)}</language>`,
    })),
  });
