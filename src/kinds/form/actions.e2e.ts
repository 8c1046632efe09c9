import { expect, test } from '@playwright/test';
import { share } from '../../testing/e2e';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const result = 'output[name=result]';

test('Clear can be taken back until something else is typed', async ({ page }) => {
  await page.goto('/case-converter/');
  await page.locator('textarea[name=input]').fill('one two');
  await page.locator('select[name=case]').selectOption('upper');
  await expect(page.locator(result)).toHaveText('ONE TWO');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.locator('textarea[name=input]')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('textarea[name=input]')).toHaveValue('one two');
  await expect(page.locator(result)).toHaveText('ONE TWO');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.locator('textarea[name=input]').fill('three');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
});

test('Undo brings back a text that is too long for the text area', async ({ page }) => {
  await page.goto('/reverse-text/');
  const long = 'a'.repeat(40_000);
  await page.locator('input[name=file]').setInputFiles({
    name: 'long.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${long}b`),
  });
  await expect(page.locator(`${result}[data-length="40001"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.locator(`${result}[data-length]`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator(`${result}[data-length="40001"]`)).toBeVisible();
});

test('a sample fills the form, and what was typed before can be brought back', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page.locator('.samples a').first().click();
  await expect(page.locator(result)).toHaveText('olleh');
  await expect(page.locator('.samples')).toHaveCount(0);
  await page.locator('textarea[name=input]').fill('my text');
  await page.locator('[data-example]').first().click();
  await expect(page.locator(result)).toHaveText('olleh');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('textarea[name=input]')).toHaveValue('my text');
  await expect(page.locator(result)).toHaveText('txet ym');
  await expect(page).toHaveURL(/reverse-text\/$/);
});

test('an example with a file loads the file, also a second time', async ({ page }) => {
  await page.goto('/image-resizer/');
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
  await page.locator('[data-example]').first().click();
  await expect(page.locator('output[name=result]')).toHaveText('wide-500x334.png');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.locator('output[name=result]')).toHaveCount(0);
  await page.locator('[data-example]').first().click();
  await expect(page.locator('output[name=result]')).toHaveText('wide-500x334.png');
});

test('Ctrl+Shift+C copies the main result, and the button shows it for a while', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page.locator('textarea[name=input]').fill('abc');
  await expect(page.locator(result)).toHaveText('cba');
  await page.keyboard.press('Control+Shift+C');
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('cba');
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('Ctrl+Enter makes the next result of a generator', async ({ page }) => {
  await page.goto('/uuid-generator/');
  await expect(page.locator(result)).toHaveText(/^[0-9a-f-]{36}$/);
  const first = (await page.locator(result).textContent()) ?? '';
  await page.locator('body').press('Control+Enter');
  await expect(page.locator(result)).not.toHaveText(first);
});

test('a file dropped anywhere on the page goes to the form', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool[data-state=empty]')).toBeVisible();
  const drop = () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['dropped'], 'a.txt', { type: 'text/plain' }));
    const heading = document.querySelector('h1');
    const send = (type: string) =>
      heading?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    send('dragenter');
    const said = document.body.lastElementChild?.textContent;
    if (said === 'Drop files here') send('drop');
    return said;
  };
  // The page listens once the first result is there, and loads what covers it with the first file dragged.
  await expect.poll(() => page.evaluate(drop)).toBe('Drop files here');
  await expect(page.locator(result)).toHaveText('deppord');
  await expect(page.getByText('Drop files here', { exact: true })).toHaveCount(0);
});

test('the menu opens by keyboard, names where it saves, and gives the focus back', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page.locator('textarea[name=input]').fill('abc');
  await expect(page.locator(result)).toHaveText('cba');
  const summary = page.locator('.share-menu > summary');
  await summary.press('Enter');
  await expect(page.locator('.share-menu').getByRole('button')).toHaveText([
    'Copy link',
    'Copy link without the text',
    'Save on this device',
    'Print',
    'Full screen',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.share-menu ul')).toBeHidden();
  await share(page, 'Copy link');
  await expect(summary).toBeFocused();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/reverse-text\/#input=abc$/);
});

test('on a phone, the main figure of a calculator stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/loan-calculator/#amount=250000&rate=4.5&years=30');
  await expect(page.locator('output[name=payment]')).toHaveText('$1,266.71');
  await page.locator('table').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.lead-bar')).toBeInViewport();
  await expect(page.locator('.lead-bar')).toContainText('1,266.71');
  await page.locator('output[name=payment]').scrollIntoViewIfNeeded();
  await expect(page.locator('.lead-bar')).toHaveCount(0);
});
