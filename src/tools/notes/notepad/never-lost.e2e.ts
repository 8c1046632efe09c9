import { expect, test, type Page } from '@playwright/test';

/* However a page ends, the text typed on it must be restored. The tests wait for events, never for a fixed time. */

const area = (page: Page) => page.locator('textarea[name=input]');
const names = (page: Page) => page.locator('.note-name');
const isSaved = (page: Page) => expect(page.locator('output[name=saved]')).toHaveText(/^Saved \d/);

async function open(page: Page): Promise<void> {
  // A killed page receives no events, but one that a test closes would.
  await page.addInitScript(() => {
    for (const name of ['pagehide', 'visibilitychange', 'beforeunload'])
      addEventListener(name, (event) => 'isKilled' in window && event.stopImmediatePropagation(), true);
  });
  await page.goto('/online-notepad/');
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

/** Longer than what is saved on each keystroke, shorter than what opens in the separate editor. */
const LONG = 'A line of a long note, which has fifty-one letters.\n'.repeat(3_000);

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('textarea')?.dispatchEvent(event);
  }, text);

/** Disables automatic saving, after a pause and later. */
const withoutTimers = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout: later } = window;
    Object.assign(window, { setTimeout: (work: () => void, ms: number) => (ms >= 500 ? 0 : later(work, ms)) });
  });

const withoutRoom = (page: Page) =>
  page.evaluate(() => {
    const full = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  });

/** Whether the page asks for confirmation before it is closed. */
const asks = (page: Page) => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Kills a page and returns a new one, which has detected that the first is gone. */
async function killed(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await next.goto('/robots.txt');
  await page.evaluate(() => Object.assign(window, { isKilled: true }));
  await page.close({ runBeforeUnload: false });
  await expect.poll(() => next.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);
  return next;
}

test('saves a long pasted text without waiting for a pause', async ({ page }) => {
  const bytes = (tab: Page) => tab.locator('output[name=bytes]');
  const text = LONG.repeat(3);
  await open(page);
  await withoutTimers(page);
  await paste(page, text);
  await isSaved(page);
  const next = await killed(page);
  await open(next);
  await expect(bytes(next)).toHaveAttribute('data-value', String(text.length));
});

test('asks for confirmation before closing a page with unsaved text', async ({ page }) => {
  await open(page);
  await paste(page, LONG);
  await isSaved(page);
  expect(await asks(page)).toBe(false);
  await withoutTimers(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await page.keyboard.insertText('one more line');
  expect(await asks(page)).toBe(true);
  // The confirmation itself triggers a save.
  await isSaved(page);
  expect(await asks(page)).toBe(false);
});

for (const shown of ['another note', 'it again'])
  test(`restores a long text after leaving a page that shows ${shown}, on a device without storage space`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    });
    await open(page);
    await paste(page, LONG);
    await expect(page.getByRole('alert')).toContainText('no room left');
    await page.locator('.note-list').getByRole('button', { name: 'New note' }).click();
    await expect(area(page)).toHaveValue('');
    if (shown === 'it again') {
      await page.locator('.note-item').click();
      await expect(area(page)).toHaveValue(LONG);
    }
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    const next = await killed(page);
    await open(next);
    await expect(area(next)).toHaveValue(LONG);
    await expect(next.locator('[data-note]')).toContainText('was restored');
  });

test('keeps the previously saved text if there is no space for the next letter', async ({ page }) => {
  await open(page);
  await withoutTimers(page);
  await page.keyboard.type('many words');
  await withoutRoom(page);
  await page.keyboard.type('!');
  const next = await killed(page);
  await open(next);
  await expect(area(next)).toHaveValue('many words');
});

test('text typed during a save belongs to the same note after the tab is killed', async ({ page }) => {
  await open(page);
  await page.keyboard.type('one');
  await isSaved(page);
  // The next save stays in progress until it is released.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const held = { isBegun: false, isOver: false };
    Object.assign(window, { held });
    IDBObjectStore.prototype.put = function (value: unknown) {
      const again = () => {
        if (!held.isOver) this.get('none').addEventListener('success', again);
      };
      if (!held.isBegun) again();
      held.isBegun = true;
      return put.call(this, value);
    };
  });
  await page.keyboard.type(' two');
  await page.waitForFunction(() => (window as unknown as { held: { isBegun: boolean } }).held.isBegun);
  await withoutTimers(page);
  await page.keyboard.type(' three');
  await page.evaluate(() => Object.assign((window as unknown as { held: object }).held, { isOver: true }));
  await expect(names(page)).toHaveText(['one two']);
  const next = await killed(page);
  await open(next);
  await expect(area(next)).toHaveValue('one two three');
  await expect(names(next)).toHaveText(['one two three']);
});

test('saves text that an input method is still composing', async ({ page }) => {
  await open(page);
  await withoutTimers(page);
  await page.keyboard.type('half ');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await expect(area(page)).toHaveValue('half にほ');
  const next = await killed(page);
  await open(next);
  await expect(area(next)).toHaveValue('half にほ');
});

test('keeps a title that is typed before the script has loaded', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/online-notepad/', { waitUntil: 'commit' });
  const title = page.locator('input[name=title]');
  await title.fill('Early');
  arrived.resolve();
  await isSaved(page);
  await expect(title).toHaveValue('Early');
  await expect(names(page)).toHaveText(['Early']);
});

test('restores a note from the page that shows it, although another tab emptied the trash', async ({ page }) => {
  await open(page);
  await page.keyboard.type('wanted after all');
  await isSaved(page);
  await page.getByRole('button', { name: 'Move to the trash: wanted after all' }).click();
  await page.getByRole('button', { name: 'Trash (1)' }).click();
  await names(page).click();
  await expect(area(page)).toHaveValue('wanted after all');
  const other = await page.context().newPage();
  await open(other);
  await other.getByRole('button', { name: 'Trash (1)' }).click();
  await other.getByRole('button', { name: 'Empty the trash' }).click();
  await expect(other.locator('.note-list')).toContainText('The trash is empty');
  await expect(page.locator('.note-list')).toContainText('The trash is empty');
  await page.locator('.note-banner').getByRole('button', { name: 'Restore' }).click();
  await expect(names(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Back to the notes' }).click();
  await expect(names(other)).toHaveText(['wanted after all']);
});

test('two tabs that edit two notes keep both, and each tab keeps its own', async ({ page }) => {
  await open(page);
  await page.keyboard.type('first');
  await isSaved(page);
  const other = await page.context().newPage();
  await open(other);
  await expect(area(other)).toHaveValue('first');
  await other.locator('.note-list').getByRole('button', { name: 'New note' }).click();
  await expect(area(other)).toHaveValue('');
  await other.keyboard.insertText('second');
  await area(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' and more');
  for (const tab of [page, other])
    await expect
      .poll(async () => (await names(tab).allTextContents()).toSorted())
      .toEqual(['first and more', 'second']);
  await expect(area(page)).toHaveValue('first and more');
  await expect(area(other)).toHaveValue('second');
  for (const tab of [page, other]) await tab.reload();
  await expect(area(page)).toHaveValue('first and more');
  await expect(area(other)).toHaveValue('second');
});

test('a link that takes longer to read does not replace a newer one', async ({ page }) => {
  await page.addInitScript(() => {
    const { promise: go, resolve } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    Object.assign(window, { go: resolve, ended });
    const { stream } = Blob.prototype;
    Blob.prototype.stream = function () {
      const source = stream.call(this).getReader();
      return new ReadableStream({
        async pull(controller) {
          await go;
          const { done, value } = await source.read();
          if (!done) return controller.enqueue(value);
          controller.close();
          end();
        },
      });
    };
  });
  await open(page);
  await page.evaluate(() => (location.hash = 'z=K0kt'));
  await page.evaluate(() => (location.hash = 'input=newer'));
  await expect(area(page)).toHaveValue('newer');
  await page.evaluate(async () => {
    const held = window as unknown as { go: () => void; ended: Promise<void> };
    held.go();
    await held.ended;
    // All effects are visible after two more animation frames.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await expect(area(page)).toHaveValue('newer');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
