import { expect, test, type Browser, type Page } from '@playwright/test';

const area = (page: Page) => page.locator('textarea[name=input]');
const saved = (page: Page) => page.locator('output[name=saved]');
const names = (page: Page) => page.locator('.note-name');
const figure = (page: Page, name: string) => page.locator(`output[name=${name}]`);

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/online-notepad/${fragment}`);
  await page.locator('form#tool').hover();
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

async function write(page: Page, text: string): Promise<void> {
  await area(page).focus();
  await page.keyboard.insertText(text);
}

const isSaved = (page: Page) => expect(saved(page)).toHaveText(/^Saved \d/);

/** Another tab of the same visitor. */
const another = async (page: Page): Promise<Page> => page.context().newPage();

test('restores typed text and its undo history after a reload', async ({ page }) => {
  await open(page);
  await expect(area(page)).toBeFocused();
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await write(page, 'pasted in one go');
  await isSaved(page);
  await expect(names(page)).toHaveText(['First line']);
  await page.reload();
  await ready(page);
  await expect(area(page)).toHaveValue('First line\npasted in one go');
  await area(page).focus();
  await page.keyboard.press('Control+z');
  await expect(area(page)).toHaveValue('First line\n');
  await page.keyboard.press('Control+z');
  await expect(area(page)).toHaveValue(/^(First line)?$/);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect(area(page)).toHaveValue('First line\npasted in one go');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('a killed tab loses nothing: another tab restores its text', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Simulates a device that never finishes writing: only what was written synchronously is left.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('killed', 'AbortError');
    };
  });
  await open(page);
  await page.keyboard.type('not saved anywhere yet');
  await expect(figure(page, 'words')).toHaveText('4');
  const other = await context.newPage();
  await open(other);
  // The first tab is still open, so its text stays there.
  await expect(area(other)).toHaveValue('');
  await page.close({ runBeforeUnload: false });
  // The remaining tab has the only lock.
  await expect.poll(() => other.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1);
  await other.reload();
  await ready(other);
  await expect(area(other)).toHaveValue('not saved anywhere yet');
  await expect(other.locator('[data-note]')).toContainText('was restored');
  await other.reload();
  await ready(other);
  await expect(area(other)).toHaveValue('not saved anywhere yet');
  await expect(names(other)).toHaveCount(1);
  await context.close();
});

test('an unchanged tab follows the changes of another tab', async ({ page }) => {
  await open(page);
  await page.keyboard.type('one');
  await isSaved(page);
  const other = await another(page);
  await open(other);
  await expect(area(other)).toHaveValue('one');
  await write(page, ' two');
  await expect(area(other)).toHaveValue('one two');
  await expect(other.getByRole('alert')).toHaveCount(0);
});

for (const [choice, mine, notes] of [
  ['Keep mine', 'base A', ['base A']],
  ['Use theirs', 'base B', ['base B']],
  ['Keep both', 'base A', ['base A', 'base B']],
] as const) {
  test(`resolves a conflict between two tabs: ${choice}`, async ({ page }) => {
    await open(page);
    await page.keyboard.type('base');
    await isSaved(page);
    const other = await another(page);
    await open(other);
    await expect(area(other)).toHaveValue('base');
    // This tab does not save until the other one has saved.
    await page.evaluate(() => {
      const { setTimeout: later } = window;
      Object.assign(window, { setTimeout: (work: () => void, ms: number) => later(work, ms === 500 ? 3_600_000 : ms) });
    });
    await area(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' A');
    await other.bringToFront();
    await area(other).focus();
    await other.keyboard.press('End');
    await other.keyboard.type(' B');
    await isSaved(other);
    await expect(page.getByRole('alert')).toContainText('changed in another tab');
    await expect(area(page)).toHaveValue('base A');
    await page.getByRole('button', { name: choice, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(area(page)).toHaveValue(mine);
    await expect.poll(async () => (await names(page).allTextContents()).toSorted()).toEqual(notes);
    await expect.poll(async () => (await names(other).allTextContents()).toSorted()).toEqual(notes);
    if (choice === 'Use theirs') {
      await area(page).focus();
      await page.keyboard.press('Control+z');
      await expect(area(page)).toHaveValue('base A');
    }
  });
}

test('a note stays pinned if the device has no space for its new text', async ({ page }) => {
  await open(page);
  await write(page, 'pinned');
  await isSaved(page);
  await page.getByRole('button', { name: 'Pin: pinned' }).click();
  await expect(page.getByRole('button', { name: 'Unpin: pinned' })).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await write(page, ' and more');
  await expect(page.getByRole('alert')).toContainText('no room left');
  await expect(names(page)).toHaveText(['pinned and more']);
  await expect(page.getByRole('button', { name: 'Unpin: pinned and more' })).toHaveAttribute('aria-pressed', 'true');
});

for (const [why, name, message] of [
  ['full', 'QuotaExceededError', 'no room left'],
  ['denied', 'UnknownError', 'blocks storage'],
] as const) {
  test(`reports that storage is ${why}, and loses nothing while the page is open`, async ({ page }) => {
    await page.addInitScript((error) => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no', error);
      };
    }, name);
    await open(page);
    await page.keyboard.type('first');
    await expect(page.getByRole('alert')).toContainText(message);
    await page.locator('.note-list').getByRole('button', { name: 'New note' }).click();
    await expect(area(page)).toHaveValue('');
    await write(page, 'second');
    // A new note moves the others down, so wait before clicking one of them.
    await expect(names(page)).toHaveText(['second', 'first']);
    await page.locator('.note-item', { hasText: 'first' }).click();
    await expect(area(page)).toHaveValue('first');
    await page.locator('.note-item', { hasText: 'second' }).click();
    await expect(area(page)).toHaveValue('second');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('alert').getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('second.txt');
  });
}

test('notes can be searched, pinned, deleted, and restored', async ({ page }) => {
  await open(page);
  for (const text of ['apples and pears', 'bread', 'cheese']) {
    await page.locator('.note-list').getByRole('button', { name: 'New note' }).click();
    await expect(area(page)).toHaveValue('');
    await write(page, text);
    await isSaved(page);
  }
  await expect(names(page)).toHaveText(['cheese', 'bread', 'apples and pears']);
  await page.getByRole('button', { name: 'Pin: apples and pears' }).click();
  await expect(names(page).first()).toHaveText('apples and pears');
  await page.getByRole('searchbox').fill('BREA');
  await expect(names(page)).toHaveText(['bread']);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Move to the trash: cheese' }).click();
  await expect(names(page)).toHaveText(['apples and pears', 'bread']);
  await expect(area(page)).toHaveValue('apples and pears');
  await page.getByRole('button', { name: 'Trash (1)' }).click();
  await names(page).click();
  await expect(page.locator('[data-note]')).toContainText('will be permanently deleted on');
  // A note in the trash is read-only.
  await expect(area(page)).toHaveAttribute('readonly');
  await expect(page.locator('input[name=title]')).toHaveAttribute('readonly');
  await area(page).focus();
  await page.keyboard.press('Control+z');
  await page.locator('summary[aria-label=More]').click();
  await expect(page.getByRole('button', { name: 'UPPERCASE' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await area(page).focus();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('button', { name: 'Replace all' })).toBeHidden();
  await expect(area(page)).toHaveValue('cheese');
  await page.locator('.note-banner').getByRole('button', { name: 'Restore' }).click();
  await expect(page.locator('.note-list')).toContainText('The trash is empty');
  await page.getByRole('button', { name: 'Back to the notes' }).click();
  await expect(names(page)).toHaveText(['apples and pears', 'cheese', 'bread']);
});

test('a link’s text becomes a note only when it is changed, and the open note is kept', async ({ page }) => {
  await open(page);
  await page.keyboard.type('my own');
  await page.evaluate(() => (location.hash = 'input=a%0D%0Ab&title=Brought'));
  await expect(area(page)).toHaveValue('a\nb');
  await expect(page.locator('[data-note]')).toContainText('came with the link; it is not ours');
  await expect(figure(page, 'bytes')).toHaveAttribute('data-value', '4');
  await expect(figure(page, 'lines')).toHaveAttribute('data-value', '2');
  await expect(names(page)).toHaveText(['my own']);
  await area(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await expect(figure(page, 'bytes')).toHaveAttribute('data-value', '6');
  await expect(names(page)).toHaveText(['Brought', 'my own']);
  await expect(page).toHaveURL(/\/online-notepad\/$/);
  await page.locator('.note-item', { hasText: 'my own' }).click();
  await expect(area(page)).toHaveValue('my own');
});

test('a damaged link changes nothing', async ({ page }) => {
  await open(page);
  await page.keyboard.type('still here');
  for (const z of ['!!!', 'K0kt']) {
    await page.evaluate((value) => (location.hash = `z=${value}`), z);
    await expect(page.getByRole('alert')).toContainText('damaged or incomplete');
    await expect(area(page)).toHaveValue('still here');
  }
});

test('shares a plain and a locked link, and opens the locked one only with its password', async ({ page }) => {
  await open(page);
  await write(page, 'The secret plan');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = page.getByRole('dialog').locator('output[name=result]');
  await expect(link).toHaveAttribute('data-value', /\/online-notepad\/v\/#input=The\+secret\+plan$/);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.getByLabel('Lock with a password').fill('correct horse');
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(link).toHaveAttribute('data-value', /\/v\/#e=[\w-]+$/);
  const address = (await link.getAttribute('data-value')) ?? '';
  expect(address).not.toContain('horse');
  await page.keyboard.press('Escape');
  await page.evaluate((hash) => (location.hash = hash), new URL(address).hash);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('alert')).toContainText('password is wrong');
  await expect(area(page)).toHaveValue('The secret plan');
  await page.evaluate(() => document.querySelector('textarea')?.focus());
  await password.fill('correct horse');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.locator('[data-note]')).toContainText('not ours');
});

test('find, replace, sort, and uppercase are each one undo step', async ({ page }) => {
  await open(page);
  await write(page, 'pear\napple\nPear');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('pear');
  await expect(page.locator('.note-finder')).toContainText('1 of 2');
  await page.getByLabel('Replace with').fill('fig');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(area(page)).toHaveValue('fig\napple\nfig');
  await page.keyboard.press('Escape');
  await expect(area(page)).toBeFocused();
  const menu = async (name: string) => {
    await page.locator('summary[aria-label=More]').click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await menu('Sort lines A to Z');
  await expect(area(page)).toHaveValue('apple\nfig\nfig');
  await menu('UPPERCASE');
  await expect(area(page)).toHaveValue('APPLE\nFIG\nFIG');
  for (const text of ['apple\nfig\nfig', 'fig\napple\nfig', 'pear\napple\nPear', '']) {
    await page.keyboard.press('Control+z');
    await expect(area(page)).toHaveValue(text);
  }
});

test('text files become notes, other files are refused or need a confirmation, and CRLF is preserved', async ({
  page,
}) => {
  await open(page);
  const choose = (name: string, bytes: readonly number[] | string) =>
    page.locator('input[name=file]').setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(typeof bytes === 'string' ? Buffer.from(bytes) : Uint8Array.from(bytes)),
    });
  await choose('list.txt', 'a\r\nb\r\n');
  await expect(area(page)).toHaveValue('a\nb\n');
  await expect(page.locator('input[name=title]')).toHaveValue('list');
  await choose('picture.txt', [0x89, 0x50, 0, 0]);
  await expect(page.getByRole('alert')).toContainText('picture.txt');
  await expect(area(page)).toHaveValue('a\nb\n');
  await page.keyboard.press('Control+Shift+s');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('list.txt');
  const stream = await file.createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString()).toBe('a\r\nb\r\n');
  await choose('cafe.txt', [0x63, 0x61, 0x66, 0xe9]);
  await expect(page.getByRole('alert')).toContainText('“café”');
  await page.getByRole('button', { name: 'Open it that way' }).click();
  await expect(area(page)).toHaveValue('café');
  // Python: 'мир'.encode('cp1251')
  await choose('mir.txt', [0xec, 0xe8, 0xf0]);
  await page.getByLabel('Encoding', { exact: true }).selectOption('windows-1251');
  await expect(page.getByRole('alert')).toContainText('“мир”');
  await page.getByRole('button', { name: 'Open it that way' }).click();
  await expect(area(page)).toHaveValue('мир');
});

test('saves a note to a file on the visitor’s disk, twice', async ({ page }) => {
  await page.addInitScript(() => {
    window.showSaveFilePicker = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('diary.txt', { create: true });
  });
  const onDisk = () =>
    page.evaluate(async () => {
      try {
        const handle = await (await navigator.storage.getDirectory()).getFileHandle('diary.txt');
        return await (await handle.getFile()).text();
      } catch {
        // While the new file replaces the old one, there is none.
        return '';
      }
    });
  await open(page);
  await write(page, 'Monday');
  await page.keyboard.press('Control+Shift+s');
  await page.getByRole('button', { name: 'Save to…' }).click();
  await expect(page.locator('.note-foot [role=status]')).toHaveText('diary.txt is saved');
  await expect.poll(onDisk).toBe('Monday');
  await write(page, ', rain');
  await page.locator('summary[aria-label=More]').click();
  await page.getByRole('button', { name: 'Save into diary.txt' }).click();
  await expect.poll(onDisk).toBe('Monday, rain');
});

for (const [name, before, after] of [
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a], [0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a, 0x62]],
  ['UTF-16', [0xff, 0xfe, 0x61, 0, 0x0a, 0], [0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x62, 0]],
] as const)
  test(`writes an opened file back in its original form: ${name}`, async ({ page }) => {
    await page.addInitScript((bytes) => {
      window.showOpenFilePicker = async () => {
        const handle = await (await navigator.storage.getDirectory()).getFileHandle('old.txt', { create: true });
        const stream = await handle.createWritable();
        await stream.write(Uint8Array.from(bytes));
        await stream.close();
        return [handle];
      };
    }, before);
    const onDisk = () =>
      page.evaluate(async () => {
        const handle = await (await navigator.storage.getDirectory()).getFileHandle('old.txt');
        return Array.from(new Uint8Array(await (await handle.getFile()).arrayBuffer()));
      });
    const menu = async (command: string) => {
      await page.locator('summary[aria-label=More]').click();
      await page.locator('.note-bar').getByRole('button', { name: command, exact: true }).click();
    };
    await open(page);
    await menu('Open a file…');
    await expect(area(page)).toHaveValue('a\n');
    await area(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('b');
    await menu('Save into old.txt');
    await expect(page.locator('.note-foot [role=status]')).toHaveText('old.txt is saved');
    expect(await onDisk()).toEqual(after);
  });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('works offline after the first visit', async ({ page, context }) => {
    await open(page);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await context.setOffline(true);
    await write(page, 'written on the train');
    await isSaved(page);
    await expect(figure(page, 'words')).toHaveText('4');
    await context.setOffline(false);
  });
});

test('the preview shows Markdown and runs no scripts', async ({ page }) => {
  await open(page);
  await write(page, '# Plan\n\n**bold** <img src=x onerror="window.hit=1"> <script>window.hit=1</script>');
  await page.locator('summary[aria-label^="Text size"]').click();
  await page.getByLabel('Show a Markdown preview').check();
  const preview = page.getByRole('region', { name: 'Preview as Markdown' });
  await expect(preview.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('bold');
  expect(await preview.locator('script, [onerror]').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

async function phonePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  return context.newPage();
}

test('on a phone, the list is a drawer, and nothing takes the focus', async ({ browser }) => {
  const page = await phonePage(browser);
  await page.goto('/pt/bloco-de-notas-online/');
  await page.locator('form#tool').tap();
  await ready(page);
  await expect(page.locator('.note-list')).toBeHidden();
  await page.getByRole('button', { name: 'Notas', exact: true }).tap();
  await expect(page.locator('.note-list')).toBeVisible();
  await page.locator('.note-list').getByRole('button', { name: 'Nova nota' }).tap();
  await expect(page.locator('.note-list')).toBeHidden();
  await page.context().close();
});

test('editing a note of 5 MB is fast, and the note is saved', async ({ page }) => {
  await open(page);
  const text = 'One more line of a very long note, which has sixty-four letters\n'.repeat(80_000);
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('textarea')?.dispatchEvent(paste);
  }, text);
  const sheet = page.locator('.note-large .cm-content');
  await expect(sheet).toBeFocused();
  await expect(figure(page, 'bytes')).toHaveAttribute('data-value', String(text.length));
  await page.keyboard.type('The end.');
  await expect(figure(page, 'bytes')).toHaveAttribute('data-value', String(text.length + 8));
  await isSaved(page);
  await page.keyboard.press('Control+z');
  await expect(figure(page, 'bytes')).toHaveAttribute('data-value', String(text.length));
  await page.keyboard.press('Control+y');
  await isSaved(page);
  await page.reload();
  await expect(figure(page, 'bytes')).toHaveAttribute('data-value', String(text.length + 8));
  await expect(figure(page, 'lines')).toHaveAttribute('data-value', '80001');
  await page.locator('.note-list').getByRole('button', { name: 'New note' }).click();
  await expect(area(page)).toBeVisible();
  await expect(area(page)).toHaveValue('');
});
