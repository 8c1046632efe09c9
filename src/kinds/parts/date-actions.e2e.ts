import { expect, test } from '@playwright/test';

test('the time left until a deadline is in view and counts down to the end of its day', async ({ page }) => {
  await page.clock.install({ time: '2026-12-18T10:00:00Z' });
  await page.goto('/deadline-calculator/#start=2026-12-18&amount=10&unit=days&asOf=2026-12-18');
  const left = page.getByRole('timer').locator('strong');
  await expect(left).toBeVisible();
  const midnight = await page.evaluate(() => new Date(2026, 11, 29).getTime());
  const secondsLeft = async () => {
    const [, days, ...clock] = (/^(\d+) days (\d\d):(\d\d):(\d\d)$/.exec((await left.textContent()) ?? '') ?? []).map(
      Number,
    );
    return (days ?? NaN) * 86_400 + clock.reduce((sum, part) => sum * 60 + part, 0);
  };
  const expected = async () => (midnight - (await page.evaluate(() => Date.now()))) / 1000;
  expect(Math.abs((await secondsLeft()) - (await expected()))).toBeLessThan(5);
  await page.clock.runFor('01:00:00');
  expect(Math.abs((await secondsLeft()) - (await expected()))).toBeLessThan(5);
});
