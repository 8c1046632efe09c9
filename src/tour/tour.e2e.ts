/**
 * Opens every page of the built site once while watching for errors and foreign requests, runs each example once, and
 * on a tool's further pages and languages the page's first example. TOUR=all runs every example on every page;
 * TOUR=text/reverse-text,code/formatter only visits the pages of these tools.
 */
import { expect, test } from '@playwright/test';
import type { AnyExample } from '../kinds/contract';
import { checkExample, wakeTool } from './example';
import { expectAnswerInView, expectNoSideScroll, PHONE } from './answer-in-view';
import { checkLabels } from './labels';
import { expectStillLayout } from './layout-shift';
import { examplesOf, examplesOn, ownStringsOf, pagesByTool, sitePages } from './pages';
import { answerLookups } from './tour-services';
import { watch } from './watch';
import { violations } from '../testing/axe';

/** Pages whose result cannot be written as an example. */
const WITHOUT_EXAMPLES = new Set(['code/markdown-editor']);
const { TOUR = '' } = process.env;
const EVERYTHING = TOUR === 'all';
const ONLY = EVERYTHING || TOUR === '' ? undefined : new Set(TOUR.split(','));

const tools = pagesByTool();
const withTool = new Set([...tools.values()].flat().map(({ path }) => path));
const others = ONLY ? [] : sitePages().filter((path) => !withTool.has(path));

test('the build has the pages of every language', () => {
  expect(tools.size).toBeGreaterThan(70);
  expect(withTool.size).toBeGreaterThan(200);
  for (const lang of ['es', 'fr', 'id', 'it', 'pl', 'pt', 'ru']) expect(sitePages()).toContain(`/${lang}/`);
});

for (const [tool, pages] of tools) {
  if (ONLY && !ONLY.has(tool)) continue;
  test(`${tool} gives the results of its examples, on ${pages.length} pages`, async ({ page }) => {
    test.setTimeout(60_000 + pages.length * 10_000);
    const examples = await examplesOf(tool);
    const asksService = examples.some(({ answers }) => answers !== undefined);
    const wrong = watch(page, { asksService });
    const endService = asksService ? await answerLookups(page, examples) : undefined;
    const shown = new Set<AnyExample>();
    for (const [at, toolPage] of pages.entries()) {
      await test.step(toolPage.path, async () => {
        const strings = await ownStringsOf(tool, toolPage.lang);
        const own = examplesOn(toolPage, examples);
        if (!WITHOUT_EXAMPLES.has(tool))
          expect(own.length, `${toolPage.path} has no example that agrees with its preset`).toBeGreaterThan(0);
        if (at <= 1) await page.setViewportSize(PHONE);
        await page.goto(toolPage.path);
        if (at === 0) await expectStillLayout(page, tool);
        expect(await page.locator('.more-options > summary .hint').count(), 'options changed by nobody').toBe(0);
        await wakeTool(page);
        await checkLabels(page, toolPage, strings);
        const toRun = own.filter((example, place) => EVERYTHING || place === 0 || !shown.has(example));
        for (const [place, example] of toRun.entries()) {
          await checkExample(page, toolPage, strings, example);
          shown.add(example);
          if (place === 0) await expectAnswerInView(page, tool, { laptop: at === 0 });
          if (at === 0 && place === 0) expect(await violations(page)).toEqual([]);
        }
        expect(wrong, toolPage.path).toEqual([]);
      });
    }
    endService?.();
  });
}

/** Pages without a tool share a browser context in groups of this size. */
const GROUP = 30;
for (let at = 0; at < others.length; at += GROUP) {
  const group = others.slice(at, at + GROUP);
  test(`opens without an error: ${group[0]} to ${group.at(-1)}`, async ({ page }) => {
    const wrong = watch(page);
    await page.setViewportSize(PHONE);
    for (const path of group) {
      await page.goto(path, { waitUntil: 'load' });
      // No user is signed in: such a page redirects, which must end before the next one opens.
      if (/^\/(?:[a-z]{2}\/)?user\//.test(path)) await page.waitForURL('**/setting/sign-in/**');
      expect(wrong, path).toEqual([]);
      await expectNoSideScroll(page);
    }
  });
}
