import { expect, test, type Locator } from '@playwright/test';

/** The drawings beside the figures of three calculators: their parts are where the numbers are. */

const percents = (parts: Locator, name: string) =>
  parts.evaluateAll((all, attribute) => all.map((part) => Number.parseFloat(part.getAttribute(attribute) ?? '')), name);

test('the box plot of 2 4 4 4 5 5 7 9 has its box from 4 to 5.5 and its median at 4.5', async ({ page }) => {
  // Python: statistics.quantiles(…, method='inclusive') is [4, 4.5, 5.5]. The plot has a margin of 1% on each side.
  await page.goto('/average-calculator/#input=2%204%204%204%205%205%207%209');
  const plot = page.locator('.box-plot svg');
  await expect(plot).toHaveAttribute('aria-label', /Smallest: 2, .*: 4, Median: 4\.5, .*: 5\.5, Largest: 9/);
  expect(await percents(plot.locator('rect'), 'x')).toEqual([29]);
  expect(await percents(plot.locator('rect'), 'width')).toEqual([21]);
  expect(await percents(plot.locator('.series-1'), 'x1')).toEqual([36]);
});

test('the bar of two weeks from a Monday has five working days, a weekend, and the same again', async ({ page }) => {
  await page.goto('/days-calculator/#start=2026-11-02&end=2026-11-16');
  const bar = page.locator('.days-bar svg rect');
  await expect(bar).toHaveCount(4);
  expect((await percents(bar, 'width')).map((width) => Math.round((width * 14) / 100))).toEqual([5, 2, 5, 2]);
  await expect(bar.nth(1)).toHaveClass(/series-1/);
});

test('the thermometer is filled to its temperature between the landmarks', async ({ page }) => {
  await page.goto('/temperature-converter/#value=30&from=C');
  const tube = page.locator('.thermometer svg');
  await expect(tube).toHaveAttribute('aria-label', '30 °C = 86 °F');
  // From −40 (10%) to 100 °C (90%): half of the tube.
  expect(await percents(tube.locator('.fill'), 'width')).toEqual([40]);
});
