import { expect, type Page } from '@playwright/test';
import { settled } from './example';

/** The most that the layout may shift: 'good' in web.dev's Core Web Vitals (https://web.dev/articles/cls). */
const MOST = 0.1;

/**
 * Tools whose first result is a picture or an editor that is drawn below what is already there, or is drawn by lot, so that
 * the site’s font decides whether its line wraps.
 */
const EXCEPTIONS = new Set([
  'code/crontab-generator',
  'code/rich-text-editor',
  'media/chart-maker',
  'media/instagram-post-maker',
  'media/youtube-style-logo',
  'random/random-name',
  'random/test-card',
  'social/instagram-captions',
  'text/emoticons',
  'text/lenny-face',
]);

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Expects what was painted to stay in its place while the page loads, and until a tool that needs no input has its result. */
export async function expectStillLayout(page: Page, tool: string): Promise<void> {
  if (EXCEPTIONS.has(tool)) return;
  if ((await page.locator('form#tool[data-eager]').count()) > 0) await settled(page);
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as Shift[];
    return entries.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
  });
  expect(shifts, 'layout shift').toBeLessThanOrEqual(MOST);
}
