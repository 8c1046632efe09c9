import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';

/**
 * Serves the built site from a separate server, for tests that publish a new version or stop the server. Publishing or
 * removing files changes this server's responses, not the folder.
 */
export async function testSite() {
  const built = (JSON.parse(await readFile('dist/builds/latest.json', 'utf8')) as { id: string }).id;
  const removed: string[] = [];
  let published: string | undefined;
  let changing = /\.html$|latest\.json$|^sw\.js$/;
  const { server, url } = await serve({
    root: 'dist',
    port: 0,
    gone: (file) => removed.some((name) => file === name || file.startsWith(`${name}/`)),
    change: (file, body) => {
      if (published === undefined || !changing.test(file)) return body;
      const text = body.toString('utf8').replaceAll(built, published);
      return Buffer.from(text.replace('<body', `<body data-version="${published}"`));
    },
  });
  return {
    url: url.replace(/\/$/, ''),
    /** Gives the site another build ID, and each page a marker. */
    publish: (id: string) => void (published = id),
    /**
     * The same with the service worker of before. While a debugger is attached to it, as Playwright's is, Chromium
     * sometimes loses a navigation that arrives just when the next worker takes over.
     */
    publishPages(id: string): void {
      changing = /\.html$|latest\.json$/;
      published = id;
    },
    remove: (file: string) => void removed.push(file),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Waits until the service worker controls the page and has cached it with everything it needs. */
export async function untilKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const own = location.origin + location.pathname;
      const payload = await caches.match(`${own}_payload.json`);
      if (!payload || !navigator.serviceWorker.controller || !(await caches.match(own))) return 'the page';
      const { assets } = (await payload.json()) as { assets: string[] };
      const kept = await Promise.all(assets.map((asset) => caches.match(location.origin + asset)));
      return assets.filter((_asset, at) => !kept[at]).join();
    });
  await expect.poll(missing, { timeout: 15_000 }).toBe('');
}
