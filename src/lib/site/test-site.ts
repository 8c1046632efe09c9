import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serve } from '../../../scripts/serve.mjs';

/** A copy of dist with a server of its own, for tests that publish a new version or take the server away. */
export async function testSite() {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  await cp('dist', root, { recursive: true });
  const { server, url } = await serve({ root, port: 0 });
  const id = async () => (JSON.parse(await readFile(join(root, 'builds/latest.json'), 'utf8')) as { id: string }).id;
  return {
    root,
    url: url.replace(/\/$/, ''),
    id,
    /** Gives the site another build's id, and each page a mark. */
    async publish(next: string): Promise<void> {
      const before = await id();
      const files = (await readdir(root, { recursive: true })).filter((file) =>
        /\.html$|latest\.json$|^sw\.js$/.test(file),
      );
      for (const file of files) {
        const text = await readFile(join(root, file), 'utf8');
        await writeFile(
          join(root, file),
          text.replaceAll(before, next).replace('<body', `<body data-version="${next}"`),
        );
      }
    },
    remove: (file: string) => rm(join(root, file), { recursive: true }),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Waits until the service worker rules the page and has kept it with all that it needs. */
export async function untilKept(page: Page): Promise<void> {
  const lacking = () =>
    page.evaluate(async () => {
      const own = location.origin + location.pathname;
      const payload = await caches.match(`${own}_payload.json`);
      if (!payload || !navigator.serviceWorker.controller || !(await caches.match(own))) return 'the page';
      const { assets } = (await payload.json()) as { assets: string[] };
      const kept = await Promise.all(assets.map((asset) => caches.match(location.origin + asset)));
      return assets.filter((_asset, at) => !kept[at]).join();
    });
  await expect.poll(lacking, { timeout: 15_000 }).toBe('');
}
