import { expect, test, type Page } from '@playwright/test';
import { share } from '../../../testing/e2e';

const form = (page: Page) => page.locator('form#tool');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await form(page).hover();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

const PAGE = '/random-noun-generator/';
const words = (page: Page) => page.locator('output[name=result]');

test('a locked word stays while the others change, and its link shows the same words', async ({ page }) => {
  await open(page, PAGE);
  const before = await words(page).allTextContents();
  await page
    .getByRole('button', { name: /^Keep while the others change/ })
    .nth(1)
    .click();
  await expect(words(page)).toHaveText(before);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(words(page).first()).not.toHaveText(before[0] ?? '');
  await expect(words(page).nth(1)).toHaveText(before[1] ?? '');
  const after = await words(page).allTextContents();
  await share(page, 'Copy link');
  await expect(page).toHaveURL(/keep=.*&v=\d{4}-\d\d-\d\d/);
  await page.reload();
  await expect(form(page)).toHaveAttribute('data-state', 'done');
  await expect(words(page)).toHaveText(after);
});

test('offers only the categories of the chosen list', async ({ page }) => {
  await open(page, `${PAGE}#list=topic&category=debate`);
  const category = page.getByLabel('Category');
  await expect(category).toHaveValue('debate');
  const offered = () => category.locator('option:not([hidden])').allTextContents();
  await expect.poll(offered).toContain('Small talk');
  await page.getByLabel('Word list').selectOption('body-part');
  await expect(category).toHaveValue('any');
  await expect.poll(offered).toEqual(['Any', 'Head', 'Torso', 'Arm and hand', 'Leg and foot', 'Inside the body']);
});

test('exports the list as text, CSV and JSON', async ({ page }) => {
  await open(page, `${PAGE}#list=body-part&category=leg&startsWith=kn&count=2&sort=asc`);
  const file = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${name}` }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };
  expect(await file('TXT')).toBe('knee\nkneecap\n');
  expect(await file('CSV')).toBe('knee\r\nkneecap\r\n');
  expect(await file('JSON')).toBe('["knee","kneecap"]');
});
