import type { APIRoute } from 'astro';
import { SITE } from '../config';
import { INTERFACE } from '../i18n/interface';
import { href } from '../core/site-url';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: SITE.name,
      short_name: SITE.name,
      description: INTERFACE.en['home.lead'],
      start_url: href('/'),
      scope: href('/'),
      display: 'standalone',
      background_color: '#fbfaf6',
      theme_color: '#0b6350',
      icons: [
        { src: href('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
        ...[192, 512].map((size) => ({
          src: href(`/icons/${size}.png`),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: 'any maskable',
        })),
      ],
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
