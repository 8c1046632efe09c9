import type { Page } from '@playwright/test';

/**
 * For asserting that something did not happen: waits until the requests that the page had started are answered, because
 * a later request is answered too, and two frames are drawn.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/robots.txt', { cache: 'no-store' })).text();
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** Opens 'More options', which are closed on every page. */
export const openOptions = (page: Page): Promise<void> => page.locator('.more-options > summary').click();

/** Presses a button of the menu 'Save or share'. */
export async function share(page: Page, name: string): Promise<void> {
  await page.locator('.share-menu > summary').click();
  await page.locator('.share-menu').getByRole('button', { name, exact: true }).click();
}

/** The number of times `leastHoldUp` measures. */
const LOOKS = 3;

/**
 * How long an action blocks the page at a time: its longest task, as a multiple of what this machine, at its current
 * load, needs for a fixed piece of work (about 20 ms on a machine of 2024). The action runs three times and the
 * smallest value is returned, because other load on the machine only adds time.
 */
export async function leastHoldUp(page: Page, act: (look: number) => Promise<void>): Promise<number> {
  const found: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const longest = await watchHoldUps(page);
    await act(look);
    found.push(await longest());
  }
  return Math.min(...found);
}

async function watchHoldUps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const work = () => {
      const began = performance.now();
      let sum = 0;
      for (let step = 0; step < 20_000_000; step++) sum = (sum * 31 + step) | 0;
      return { took: performance.now() - began, sum };
    };
    // Measured each time, before and after the action: the load of the machine may have changed.
    const measure = () => Array.from({ length: 5 }, () => work().took).sort((a, b) => a - b)[2] ?? 0;
    const unit = measure();
    const gaps: number[] = [];
    const observer = new PerformanceObserver((list) => gaps.push(...list.getEntries().map(({ duration }) => duration)));
    // The calibration itself must not be observed.
    setTimeout(() => observer.observe({ type: 'longtask' }));
    Reflect.set(window, 'longestHoldUp', () => {
      gaps.push(...observer.takeRecords().map(({ duration }) => duration));
      observer.disconnect();
      return Math.max(0, ...gaps) / Math.max(unit, measure());
    });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'longestHoldUp') as () => number)());
}

/** Removes OffscreenCanvas from the page, and from each worker it starts. Call it before opening the page. */
export const withoutOffscreenCanvas = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Own = window.Worker;
    Reflect.deleteProperty(window, 'OffscreenCanvas');
    window.Worker = class extends Own {
      constructor(url: string | URL, options?: WorkerOptions) {
        // Messages that arrive before the worker's own script listens are forwarded.
        const script = `delete self.OffscreenCanvas;
          const early = [];
          const keep = (event) => early.push(event);
          addEventListener('message', keep);
          await import(${JSON.stringify(String(new URL(url, location.href)))});
          removeEventListener('message', keep);
          for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports }));`;
        super(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), options);
      }
    };
  });
