import type { APIRoute } from 'astro';
import { isLang, LANGS } from '../../../i18n/languages';
import { pastedTools } from '../../../layouts/pasted-tools';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

/** The tools that the search box proposes for a pasted text, by what it is. */
export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(await pastedTools(isLang(params.lang) ? params.lang : 'en')), {
    headers: { 'content-type': 'application/json' },
  });
