import type { APIRoute } from 'astro';
import { socialImage } from '../../build/social';
import { socialCards } from '../../layouts/site-pages';

export const getStaticPaths = async () =>
  (await socialCards()).map((card) => ({ params: { path: card.path }, props: { title: card.title, over: card.over } }));

export const GET: APIRoute<{ title: string; over: string }> = async ({ props }) =>
  new Response(await socialImage(props), { headers: { 'content-type': 'image/png' } });
