import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'block' });

interface Seen {
  animated: string[];
  watches: boolean;
}
const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Opens a calculator, and changes its result once the page watches its form. */
async function change(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { animated: [], watches: false };
    Object.assign(globalThis, { seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this instanceof HTMLOutputElement) seen.animated.push(`${this.name} ${JSON.stringify(options)}`);
      return animate.call(this, frames, options);
    };
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      seen.watches ||= target instanceof HTMLFormElement && options?.characterData === true;
      observe.call(this, target, options);
    };
  });
  await page.goto('/percentage-calculator/#x=15&y=80');
  await expect(page.locator('output[name=result]')).toHaveText('12');
  await expect.poll(async () => (await seen(page)).watches).toBe(true);
  await page.locator('input[name=y]').fill('90');
  await expect(page.locator('output[name=result]')).toHaveText('13.5');
}

test('a changed result is colored for 120 ms', async ({ page }) => {
  await change(page);
  await expect.poll(async () => (await seen(page)).animated).toContain('result 120');
});

test('nothing is colored for a visitor who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await change(page);
  expect((await seen(page)).animated).toEqual([]);
});
