import { expect, test, type Page } from '@playwright/test';
import { openOptions } from '../../../testing/e2e';
import { violations } from '../../../testing/axe';

const open = async (page: Page, values: Record<string, string>) => {
  await page.goto(`/find-and-replace-text/#${new URLSearchParams(values)}`);
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
};

test('stops an endless pattern with a message, while the page stays responsive', async ({ page }) => {
  await page.goto('/find-and-replace-text/');
  await page.locator('textarea[name=input]').fill('a'.repeat(31) + '!');
  await openOptions(page);
  await page.locator('input[name=regex]').check();
  await page.locator('input[name=find]').fill('(a+)+$');
  // The page itself must respond while the worker is stuck in the pattern.
  const form = page.locator('form#tool');
  await expect(form).toHaveAttribute('data-state', 'working');
  const states = await form.evaluate(async (element) => {
    const seen: (string | null)[] = [];
    for (let frame = 0; frame < 10; frame++) {
      await new Promise((done) => requestAnimationFrame(done));
      seen.push(element.getAttribute('data-state'));
    }
    return seen;
  });
  expect(new Set(states)).toEqual(new Set(['working']));
  await expect(page.getByRole('alert')).toContainText('It took too long and was stopped');
  await expect(page.locator('input[name=find]')).toHaveValue('(a+)+$');
  await page.locator('input[name=find]').fill('a+');
  await expect(page.locator('output[name=result]')).toHaveText('!');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('highlights matches over the text, and selects a match of the list in the text', async ({ page }) => {
  await open(page, { input: `cat\n${'long words before it '.repeat(20)}cat`, find: 'cat', replace: 'dog' });
  await expect(page.locator('.match-marks mark')).toHaveText(['cat', 'cat']);
  await page.getByRole('button', { name: 'Show line 2' }).click();
  const area = page.locator('textarea[name=input]');
  await expect(area).toBeFocused();
  const selected = () =>
    area.evaluate((box: HTMLTextAreaElement) => [
      box.selectionStart,
      box.value.slice(box.selectionStart, box.selectionEnd),
    ]);
  await expect.poll(selected).toEqual([4 + 21 * 20, 'cat']);
  // The layer wraps like the text area, so both have the same height.
  const difference = () =>
    page.evaluate(() => {
      const [area, layer] = ['textarea[name=input]', '.match-marks'].map((one) => document.querySelector(one));
      return (area?.scrollHeight ?? 0) - (layer?.scrollHeight ?? -1);
    });
  await expect.poll(difference).toBe(0);
});

test('shows another pair on demand, and when a link fills it', async ({ page }) => {
  await open(page, { input: 'red, green', find: 'red', replace: 'green' });
  await expect(page.locator('input[name=find2]')).toBeHidden();
  await page.getByRole('button', { name: 'Add another pair' }).click();
  await page.locator('input[name=find2]').fill('green');
  await page.locator('input[name=replace2]').fill('blue');
  await expect(page.locator('output[name=result]')).toHaveText('blue, blue');
  await open(page, { input: 'a', find: 'a', replace: 'b', find3: 'b', replace3: 'c' });
  await expect(page.locator('input[name=find3]')).toBeVisible();
  await expect(page.locator('output[name=result]')).toHaveText('c');
  await open(page, { input: 'a', find: 'a', replace: 'b', find10: 'b', replace10: 'c' });
  await expect(page.locator('input[name=find10]')).toBeVisible();
  await expect(page.locator('input[name=find9]')).toBeHidden();
  await expect(page.locator('output[name=result]')).toHaveText('c');
  const add = page.getByRole('button', { name: 'Add another pair' });
  for (let pair = 3; pair <= 9; pair++) {
    await add.click();
    await expect(page.locator(`input[name=find${pair}]`)).toBeVisible();
  }
  await expect(add).toHaveCount(0);
});

test('axe finds no violations with matches on the page', async ({ page }) => {
  await open(page, { input: 'cat concat cat', find: 'cat', replace: 'dog', find2: 'concat', replace2: 'x' });
  expect(await violations(page)).toEqual([]);
});
