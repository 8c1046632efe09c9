import type { APIRoute } from 'astro';
import { INTERFACE } from '../../../i18n/interface';
import { isLang, LANGS } from '../../../i18n/languages';
import type { SearchHints } from '../../../islands/search';
import { pathOf, toolEntries } from '../../../layouts/tool-pages';
import { href } from '../../../core/site-url';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

/** What the search box needs beside `/api/{lang}/tools`: each tool's family and keywords, by its URL. */
export const GET: APIRoute = async ({ params }) => {
  const lang = isLang(params.lang) ? params.lang : 'en';
  const entries = await toolEntries(lang);
  const hints: SearchHints = Object.fromEntries(
    entries.map(({ id, data }) => [href(pathOf(id)), [INTERFACE[lang][`family.${data.family}`], data.keywords]]),
  );
  return new Response(JSON.stringify(hints), { headers: { 'content-type': 'application/json' } });
};
