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

/** How often `leastHoldUp` looks. */
const LOOKS = 3;

/**
 * How long an act holds the page up at a time: the longest task of it, in units of what this machine, as busy as it is,
 * needs for a fixed piece of work (some 20 ms on a machine of 2024). The act is done three times and the least is given:
 * what else runs on the machine only ever adds.
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
    // Anew each time, before and after what is watched: the machine may be busier then.
    const measure = () => Array.from({ length: 5 }, () => work().took).sort((a, b) => a - b)[2] ?? 0;
    const unit = measure();
    const gaps: number[] = [];
    const observer = new PerformanceObserver((list) => gaps.push(...list.getEntries().map(({ duration }) => duration)));
    // What is measured here is no part of it.
    setTimeout(() => observer.observe({ type: 'longtask' }));
    Reflect.set(window, 'longestHoldUp', () => {
      gaps.push(...observer.takeRecords().map(({ duration }) => duration));
      observer.disconnect();
      return Math.max(0, ...gaps) / Math.max(unit, measure());
    });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'longestHoldUp') as () => number)());
}

/** The page, and each worker it starts, as in a browser that has no OffscreenCanvas. Call it before the page is opened. */
export const withoutOffscreenCanvas = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Own = window.Worker;
    Reflect.deleteProperty(window, 'OffscreenCanvas');
    window.Worker = class extends Own {
      constructor(url: string | URL, options?: WorkerOptions) {
        // What is sent before the worker's own script listens is handed on.
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
