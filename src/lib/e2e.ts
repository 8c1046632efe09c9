import type { Page } from '@playwright/test';

/**
 * For saying that something did not happen: what the page had begun to ask for is answered by now, since a request that
 * was made after it is, and two frames are drawn.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/robots.txt', { cache: 'no-store' })).text();
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
}
