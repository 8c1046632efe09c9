import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';

export const getStaticPaths = () => ['180', '192', '512'].map((size) => ({ params: { size } }));

/** The logo as PNG, for home screens: full bleed, so that any mask fits. */
export const GET: APIRoute = async ({ params }) => {
  const svg = (await readFile('public/favicon.svg', 'utf8')).replace(' rx="7"', '');
  const png = await sharp(Buffer.from(svg), { density: 1200 }).resize(Number(params.size)).png().toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
