import type { APIRoute, GetStaticPaths } from 'astro';
import { isLang, LANGS } from '../../i18n/languages';
import { feed } from '../../layouts/feed';

export const getStaticPaths: GetStaticPaths = () =>
  LANGS.filter((lang) => lang !== 'en').map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params: { lang } }) => feed(isLang(lang) ? lang : 'en');
