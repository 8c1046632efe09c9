import type { APIRoute } from 'astro';
import { SITE } from '../config';
import { INTERFACE } from '../i18n/interface';
import { SHARE_PATH } from '../build/sw-rules';
import { href } from '../core/site-url';
import { pathOf, toolsByKey } from '../layouts/tool-pages';

/** What a long press on the installed site's icon offers. */
const SHORTCUTS = ['word-counter', 'json-formatter', 'random-password-generator', 'online-notepad'];

/** Which tool the system opens a file with. */
const FILES = [
  { key: 'json-formatter', accept: { 'application/json': ['.json', '.geojson'] } },
  { key: 'csv-parser', accept: { 'text/csv': ['.csv', '.tsv'] } },
  { key: 'xml-formatter', accept: { 'application/xml': ['.xml'] } },
  { key: 'yaml-formatter', accept: { 'application/yaml': ['.yaml', '.yml'] } },
  { key: 'markdown-editor', accept: { 'text/markdown': ['.md', '.markdown'] } },
  { key: 'svg-to-jsx-converter', accept: { 'image/svg+xml': ['.svg'] } },
  {
    key: 'image-compressor',
    accept: {
      'image/jpeg': ['.jpg', '.jpeg'],
      'image/png': ['.png'],
      'image/webp': ['.webp'],
      'image/avif': ['.avif'],
    },
  },
];

/** What other apps can share: texts, links, and the files that the search box has tools for (src/data/paste-targets.ts). */
const SHARED_FILES = [
  'image/*',
  'video/*',
  'text/*',
  'application/json',
  'application/xml',
  'application/yaml',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ...['.csv', '.tsv', '.json', '.xml', '.yaml', '.yml', '.md', '.svg', '.sql', '.docx'],
];

async function toolOf(key: string) {
  const [entry] = await toolsByKey([key], 'en');
  if (!entry) throw new Error(`The manifest names the tool ${key}, which has no English page`);
  return { name: entry.data.heading, path: href(pathOf(entry.id)) };
}

export const GET: APIRoute = async () =>
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
      shortcuts: await Promise.all(
        SHORTCUTS.map(async (key) => {
          const { name, path } = await toolOf(key);
          return { name, url: path };
        }),
      ),
      share_target: {
        action: href(`/${SHARE_PATH}`),
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: SHARED_FILES }] },
      },
      file_handlers: await Promise.all(
        FILES.map(async ({ key, accept }) => ({ action: (await toolOf(key)).path, accept })),
      ),
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
