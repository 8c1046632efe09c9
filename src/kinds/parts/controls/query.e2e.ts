import { expect, test, type Page } from '@playwright/test';

/* The query of a lookup. No request reaches a real service. */

const area = 'form#tool textarea[name=input]';

/** Answers every question of DNS with one address, and collects the names that were asked. */
async function answerDns(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/dns-query/, async (route) => {
    const name = new URL(route.request().url()).searchParams.get('name') ?? '';
    asked.push(name);
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { Status: 0, AD: false, Answer: [{ name: `${name}.`, type: 1, TTL: 300, data: '192.0.2.1' }] },
    });
  });
  return asked;
}

test('a query is one line with its button in it, and grows by Shift+Enter and by pasted lines', async ({ page }) => {
  const asked = await answerDns(page);
  await page.goto('/dns-lookup/#type=A');
  const height = async () => (await page.locator(area).boundingBox())?.height ?? 0;
  const one = await height();
  expect(one).toBeLessThanOrEqual(44);
  const button = page.locator('.ask').getByRole('button', { name: 'Look up' });
  await expect(button).toHaveCount(1);
  expect(await page.getByRole('button', { name: 'Look up' }).count()).toBe(1);
  await page.locator(area).fill('one.example');
  await page.locator(area).press('Shift+Enter');
  await page.keyboard.type('two.example');
  expect(await height()).toBeGreaterThan(one + 15);
  await page.locator(area).evaluate((node: HTMLTextAreaElement) => {
    node.focus();
    document.execCommand('insertText', false, '\nthree.example\nfour.example');
  });
  await expect(page.locator(area)).toHaveValue('one.example\ntwo.example\nthree.example\nfour.example');
  expect(await height()).toBeGreaterThan(one + 60);
  expect(asked).toEqual([]);
  await page.locator(area).press('Enter');
  await expect(page.locator('output[name=summary]')).toHaveText('4 names, 4 records in total.');
  expect(new Set(asked)).toEqual(new Set(['one.example', 'two.example', 'three.example', 'four.example']));
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(height).toBe(one);
});

test('a sentence sums up the answer above its table', async ({ page }) => {
  await answerDns(page);
  await page.goto('/dns-lookup/#type=A&input=one.example');
  await page.locator('.ask button').click();
  const summary = page.locator('output[name=summary]');
  await expect(summary).toHaveText('one.example has 1 record: A.');
  const below = await page.locator('.table-scroll').first().boundingBox();
  expect((await summary.boundingBox())?.y).toBeLessThan(below?.y ?? 0);
});

test('a service that fails is not the fault of the input', async ({ page }) => {
  await page.route(/dns-query/, (route) => route.abort());
  await page.goto('/dns-lookup/#type=A&input=one.example');
  await page.locator('.ask button').click();
  await expect(page.locator('main [role=alert]')).toContainText('Service unavailable');
  await expect(page.locator(`${area}[aria-invalid]`)).toHaveCount(0);
  await page.locator(area).fill('exam!ple.com');
  await page.locator('.ask button').click();
  await expect(page.locator('main [role=alert]')).toContainText('Check your input');
  await expect(page.locator(`${area}[aria-invalid]`)).toHaveCount(1);
});
