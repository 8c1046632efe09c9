import { expect, test, type Page } from '@playwright/test';

/* Drafts need IndexedDB: they are tested in an editor that has one. */

const PATH = '/json-editor/';
const area = (page: Page) => page.locator('textarea[name=input]');
const result = (page: Page) => page.locator('output[name=result]');

async function visit(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

/** Types as the editor does, into the text area below it. */
async function type(page: Page, text: string): Promise<void> {
  await area(page).evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
  await expect(result(page)).toHaveText(text);
}

const kept = (page: Page) => expect(page.getByText('Kept on this device')).toBeVisible();

test('text typed just before the page is left is there at the next visit', async ({ page, context }) => {
  await visit(page);
  await type(page, '{"first":1}');
  await kept(page);
  await type(page, '{"last":2}');
  await page.goto('/about/');
  const next = await context.newPage();
  await visit(next);
  await expect(result(next)).toHaveText('{"last":2}');
  await expect(next.getByRole('button', { name: 'Bring back my earlier document' })).toBeHidden();
});

test('saves while the visitor types without a pause', async ({ page }) => {
  const texts = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open('drafts');
          opening.onsuccess = () => {
            const all = opening.result.transaction('texts').objectStore('texts').getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(all.result.map(({ text }: { text: string }) => text));
            };
          };
        }),
    );
  await page.clock.install();
  await visit(page);
  await type(page, '{"first":1}');
  await kept(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  for (let key = 0; key < 20; key++) {
    await area(page).evaluate((element: HTMLTextAreaElement, n) => {
      element.value = `{"typed":${n}}`;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, key);
    await page.clock.runFor(300);
  }
  await expect.poll(texts).toEqual([expect.stringContaining('typed')]);
});

test('two tabs keep both documents, and show that there are two', async ({ page, context }) => {
  await visit(page);
  await type(page, '{"from":"one"}');
  await kept(page);
  const other = await context.newPage();
  await visit(other);
  await expect(result(other)).toHaveText('{"from":"one"}');
  await type(other, '{"from":"two"}');
  await kept(other);
  await expect(page.getByText('This document was also changed in another tab')).toBeVisible();
  await type(page, '{"from":"one again"}');
  await page.getByRole('button', { name: 'Bring back my earlier document' }).click();
  await expect(result(page)).toHaveText('{"from":"two"}');
  await page.getByRole('button', { name: 'Bring back my earlier document' }).click();
  await expect(result(page)).toHaveText('{"from":"one again"}');
});

test('takes over drafts of the earlier format once', async ({ page }) => {
  await page.goto('/about/');
  await page.evaluate(() => {
    localStorage.setItem('draft:json-editor', '{"old":1}');
    localStorage.setItem('draft:json-editor:earlier', '{"older":1}');
  });
  await visit(page);
  await expect(result(page)).toHaveText('{"old":1}');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
  await page.getByRole('button', { name: 'Bring back my earlier document' }).click();
  await expect(result(page)).toHaveText('{"older":1}');
});

test('keeps a document that is too long for localStorage', async ({ page, context }) => {
  await visit(page);
  const long = `["${'x'.repeat(7_000_000)}"]`;
  await page.locator('input[name=file]').setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(long),
  });
  await expect(result(page)).toHaveAttribute('data-length', String(long.length));
  await expect(page.getByText('Kept on this device')).toBeVisible();
  const next = await context.newPage();
  await visit(next);
  await expect(result(next)).toHaveAttribute('data-length', String(long.length));
});

for (const [name, error, words] of [
  ['a full device', 'QuotaExceededError', 'This device has no room for the document'],
  ['a browser that keeps nothing', 'SecurityError', 'This browser blocks storage'],
] as const) {
  test(`shows an error and keeps the document: ${name}`, async ({ page }) => {
    await page.addInitScript((what) => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no', what);
      };
    }, error);
    await visit(page);
    await type(page, '{"a":1}');
    await expect(page.getByText(words)).toBeVisible();
    await expect(result(page)).toHaveText('{"a":1}');
  });
}

test('shows what a page left if the device has no room to take it over', async ({ page }) => {
  await page.goto('/about/');
  const key = 'draft-left:json-editor:001800000000000-abc';
  await page.evaluate(([at, left]) => localStorage.setItem(at, left), [
    key,
    JSON.stringify({ text: '{"left":1}', undo: '', before: '' }),
  ] as const);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await visit(page);
  await expect(result(page)).toHaveText('{"left":1}');
  expect(await page.evaluate((at) => localStorage.getItem(at), key)).not.toBeNull();
});

test('Clear erases every version on the device', async ({ page, context }) => {
  await visit(page);
  await type(page, '{"a":1}');
  await kept(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(result(page)).toHaveText('');
  const next = await context.newPage();
  await visit(next);
  await expect(result(next)).toHaveText('');
  await expect(next.getByRole('button', { name: 'Bring back my earlier document' })).toBeHidden();
});
