import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { finishDist } from './finish.ts';

export const hosting = {
  public: 'dist',
  headers: [{ source: '/_astro/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] }],
};

export const page = (
  path: string,
  more = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T ${path}</title>
<meta name="description" content="D"><link rel="canonical" href="https://x.example/tools${path}"><script>dark()</script>${more}</head>
<body><h1>H</h1><img src="/tools/a.png"><script type="module" src="/tools/_astro/site.js"></script></body></html>`;

export const island =
  '<astro-island component-url="/tools/_astro/island.js" renderer-url="/tools/_astro/client.js" props="{&quot;id&quot;:[0,&quot;text/a&quot;]}"></astro-island>';

export const FILES: Record<string, string> = {
  'index.html': page(
    '/',
    '<link rel="alternate" hreflang="pl" href="https://x.example/tools/pl/"><style>a{b:url(/tools/f.woff2) url(/tools/b.svg)}</style>',
  ),
  'a/index.html': page('/a/', '<meta name="smallkit-connect" content="https://dns.example">').replace(
    '</body>',
    `${island}</body>`,
  ),
  'secret/index.html': page('/secret/', '<meta name="robots" content="noindex">'),
  'offline/index.html': page('/offline/', '<meta name="robots" content="noindex">'),
  '404.html': page('/404/'),
  'sandbox/preview.html': '<!doctype html><head><meta charset="utf-8"></head><script>x</script>',
  'a.png': '',
  'b.svg': '',
  'f.woff2': '',
  '_astro/site.js': 'import"./shared.js"',
  '_astro/shared.js': '',
  '_astro/island.js':
    'import"./shared.js";import("./logic.js");new Worker(new URL("/tools/_astro/worker.js",import.meta.url))',
  '_astro/client.js': '',
  '_astro/logic.js': 'import("./codec.js")',
  '_astro/codec.js': 'x'.repeat(100_000),
  '_astro/worker.js': 'const t={"../tools/text/a/tool.ts":()=>import("./tool.js")}',
  '_astro/tool.js': '',
};

export async function finished(
  changes: Record<string, string> = {},
  adsTxt?: string,
  { base = '/tools/', contact = '' } = {},
) {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  const result = await finishDist(dist, {
    site: 'https://x.example',
    base,
    hosting,
    adsTxt,
    securityContact: contact,
    timestamp: 1_000,
  });
  const read = (name: string) => readFile(join(dist, name), 'utf8');
  return { ...result, read, json: async <T>(name: string) => JSON.parse(await read(name)) as T };
}
