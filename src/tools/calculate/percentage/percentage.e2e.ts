import { expect, test, type Page } from '@playwright/test';

const PAGE = '/percentage-calculator/';

const form = (page: Page) => page.locator('form#tool');
const blank = (page: Page, mode: string, name: 'x' | 'y') => page.locator(`[data-mode=${mode}] [data-blank=${name}]`);
const answer = (page: Page, mode: string) => page.locator(`[data-mode=${mode}] .answer`);

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(PAGE + (fragment && `#${fragment}`));
  await form(page).hover();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

/** The form data as in a link: one x, one y, and the question. */
const controls = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));

async function ask(page: Page, mode: string, x: string, y: string): Promise<void> {
  await blank(page, mode, 'x').fill(x);
  await blank(page, mode, 'y').fill(y);
}

test('the question edited last is active; the others keep their numbers and answers', async ({ page }) => {
  await open(page);
  await ask(page, 'of', '15', '80');
  await expect(page.locator('output[name=result]')).toHaveText('12');
  expect(await controls(page)).toEqual({ mode: 'of', x: '15', y: '80' });
  await ask(page, 'change', '80', '100');
  await expect(page.locator('output[name=result]')).toHaveText('25%');
  await expect(page.locator('output[name=result]')).toHaveAttribute('data-value', '25');
  expect(await controls(page)).toEqual({ mode: 'change', x: '80', y: '100' });
  await expect(answer(page, 'of')).toHaveText('12');
  await expect(page.locator('[name=x], [name=y]')).toHaveCount(2);
});

test('choosing a question with its radio button copies the numbers, if it has none', async ({ page }) => {
  await open(page);
  await ask(page, 'of', '15', '80');
  await page.getByRole('radio', { name: 'X is what percent of Y?' }).check();
  await expect(page.locator('output[name=result]')).toHaveText('18.75%');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('output[name=result]')).toHaveText('12');
});

test('links and Clear fill in the right question', async ({ page }) => {
  await open(page, 'x=12&y=15&mode=whole');
  await expect(answer(page, 'whole')).toHaveText('80');
  await expect(blank(page, 'whole', 'x')).toHaveValue('12');
  await page.evaluate(() => (location.hash = '#mode=before&x=119&y=19'));
  await expect(answer(page, 'before')).toHaveText('100');
  await expect(blank(page, 'whole', 'x')).toHaveValue('');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(form(page)).toHaveAttribute('data-state', 'empty');
  await expect.poll(() => controls(page)).toEqual({ mode: 'of', x: '', y: '' });
});

test('shows an error in a question’s numbers below that question', async ({ page }) => {
  await open(page, 'mode=change&x=80&y=100');
  await blank(page, 'change', 'x').fill('0');
  await expect(page.locator('[data-mode=change] [role=alert]')).toContainText(
    'A change from 0 can’t be given as a percentage',
  );
  await expect(blank(page, 'change', 'x')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-mode=change][data-stale] output')).toHaveText('25%');
});

test('keeps numbers typed before the tool has loaded', async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await ask(page, 'decrease', '59.9', '30');
  typed.resolve();
  await expect(page.locator('output[name=result]')).toHaveText('41.93');
  expect(await controls(page)).toEqual({ mode: 'decrease', x: '59.9', y: '30' });
});

test('fits a phone screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'mode=change&x=5.5&y=6');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
