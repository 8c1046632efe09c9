import type { APIRoute } from 'astro';
import { toolIconSvg } from '../../../components/icons';
import { isLang, LANGS } from '../../../i18n/languages';
import { pathOf, toolEntries } from '../../../layouts/tool-pages';
import { href } from '../../../core/site-url';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

/** The tools of one language for the search box: text, url, icon. */
export const GET: APIRoute = async ({ params }) => {
  const entries = await toolEntries(isLang(params.lang) ? params.lang : 'en');
  const items = entries.map(({ id, data }) => ({
    text: data.heading,
    url: href(pathOf(id)),
    icon: toolIconSvg(data.icon),
  }));
  return new Response(JSON.stringify(items), { headers: { 'content-type': 'application/json' } });
};
