import type { APIRoute } from 'astro';
import { isLang, LANGS } from '../../../i18n/languages';
import { takersOf } from '../../../layouts/tool-takers';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

/** The tool pages that take a result of another tool, for 'Use in…'. */
export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(await takersOf(isLang(params.lang) ? params.lang : 'en')), {
    headers: { 'content-type': 'application/json' },
  });
