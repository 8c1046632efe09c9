import { expect, test, type Page } from '@playwright/test';
import jsqrModule from 'jsqr';
import { create } from 'qrcode';
import sharp from 'sharp';
import { HOSTILE_TEXTS } from '../../../testing/hostile-texts';
import { violations } from '../../../testing/axe';

// In Node, the import is the CommonJS module itself; in a bundler, its default export.
const jsqr = 'default' in jsqrModule ? (jsqrModule.default as typeof jsqrModule) : jsqrModule;

const result = (page: Page) => page.locator('output[name=result]');
const link = (page: Page) => page.locator('output[name=link]');
const count = (page: Page) => page.locator('output[name=count]');
const form = (page: Page) => page.locator('form#tool');
const older = (page: Page) => page.locator('.clip-list .clip');

async function open(page: Page, path = '/online-clipboard/'): Promise<void> {
  await page.goto(path);
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

/** Simulates Ctrl+V with this clipboard content, outside of any input. */
const paste = (page: Page, given: { text?: string; picture?: string }, target = 'body') =>
  page.evaluate(
    ([{ text, picture }, selector]) => {
      const data = new DataTransfer();
      if (text !== undefined) data.setData('text/plain', text);
      if (picture !== undefined) {
        const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
        data.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      }
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.querySelector(selector)?.dispatchEvent(event);
    },
    [given, target] as const,
  );

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a pasted clip is on top, once, in every tab, and after a reload', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await paste(page, { text: 'one' });
  await expect(result(page)).toHaveText('one');
  await paste(page, { text: 'two\n\ttabs, <b>tags</b> & 👩‍👩‍👧' });
  await paste(page, { text: 'two\n\ttabs, <b>tags</b> & 👩‍👩‍👧' });
  await expect(page.getByText('That is the newest clip already.')).toBeVisible();
  await expect(count(page)).toHaveAttribute('data-value', '2');
  await expect(result(other)).toHaveText('two\n\ttabs, <b>tags</b> & 👩‍👩‍👧', { useInnerText: false });
  await expect(older(other)).toHaveText([/one/]);
  // A picture becomes a clip too, but the result contains text only if the newest clip is a text.
  await paste(other, { picture: PIXEL });
  await expect(page.locator('.clip.newest img')).toHaveJSProperty('naturalWidth', 1);
  await expect(result(page)).toHaveText('');
  await expect(count(page)).toHaveAttribute('data-value', '3');
  await page.reload();
  await expect(count(page)).toHaveAttribute('data-value', '3');
  await expect(page.locator('.clip.newest img')).toHaveJSProperty('naturalWidth', 1);
});

test('clips can be typed, dropped, pinned, deleted, cleared, and restored', async ({ page }) => {
  await open(page);
  await page.locator('textarea[name=input]').fill('typed');
  await page.locator('input[name=title]').fill('A title');
  await page.locator('textarea[name=input]').press('Control+Enter');
  await expect(result(page)).toHaveText('typed');
  await expect(page.locator('textarea[name=input]')).toHaveValue('');
  await expect(page.locator('.clip.newest h3')).toHaveText('A title');
  await page.locator('input[name=file]').setInputFiles([
    { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('second file') },
    { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('first file') },
  ]);
  await expect(result(page)).toHaveText('second file');
  await expect(older(page)).toHaveText([/first file/, /typed/]);
  await older(page).filter({ hasText: 'typed' }).getByRole('button', { name: 'Pin' }).click();
  await expect(older(page)).toHaveText([/typed/, /first file/]);
  await older(page).filter({ hasText: 'first file' }).getByRole('button', { name: 'Delete' }).click();
  await expect(older(page)).toHaveText([/typed/]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(form(page)).toHaveAttribute('data-state', 'empty');
  await expect(page.getByRole('status').filter({ hasText: '2 clips deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toHaveText('second file');
  await expect(older(page)).toHaveText([/typed/]);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  // Too large, or neither text nor a picture.
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(5_000_001, 'x') });
  await expect(page.getByRole('alert')).toHaveText(/long\.txt is 5 MB; the limit is 5 MB/);
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([1, 0, 0, 2]) });
  await expect(page.getByRole('alert')).toContainText('a.bin');
  await expect(count(page)).toHaveAttribute('data-value', '2');
});

test('a deletion cannot be undone after ten seconds', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await paste(page, { text: 'gone' });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const left = () =>
    page.evaluate(
      () =>
        new Promise((done) => {
          const asked = indexedDB.open('clips');
          asked.onsuccess = () => {
            const all = asked.result.transaction('bodies').objectStore('bodies').count();
            all.onsuccess = () => {
              asked.result.close();
              done(all.result);
            };
          };
        }),
    );
  await expect.poll(left).toBe(0);
});

test('the link and its QR code open the newest clip on another device', async ({ page, browser }) => {
  await open(page);
  const text = 'Zażółć gęślą jaźń\r\n'.repeat(20);
  await paste(page, { text });
  await expect(link(page)).toHaveAttribute('data-value', /\/next\/clipboard\/#z=[\w-]+$/);
  const address = (await link(page).getAttribute('data-value')) ?? '';
  // The QR code is drawn after the link is known.
  const scanned = async () => {
    const { data, info } = await sharp(await page.locator('.carry-enlarge').screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
  };
  await expect.poll(scanned).toBe(address);

  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const phone = await context.newPage();
  await open(phone, address);
  await expect(form(phone)).toHaveAttribute('data-state', 'done');
  await expect(phone.locator('[data-note]').filter({ hasText: 'came with the link' })).toBeVisible();
  await phone.locator('.clip-big', { hasText: 'Copy' }).click();
  await expect.poll(() => phone.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await phone.getByRole('button', { name: 'Keep it here' }).click();
  // It moves into the list once it is stored.
  await expect(phone.locator('.arrived')).toHaveCount(0);
  await expect(older(phone)).toHaveCount(0);
  await phone.reload();
  await expect(count(phone)).toHaveAttribute('data-value', '1');
  await expect.poll(() => result(phone).textContent()).toBe(text);
  await expect(phone).toHaveURL(/\/next\/clipboard\/$/);
  await context.close();

  // Text that cannot be compressed to a short link.
  const noise = Array.from({ length: 1_500 }, (_, at) => ((at * 7919 + at * at * 31) % 99_991).toString(36)).join('');
  await paste(page, { text: noise });
  await expect(page.getByText('No QR code: the link has')).toBeVisible();
  await expect(page.locator('.carry-enlarge')).toHaveCount(0);
  await expect(link(page)).toHaveAttribute('data-value', /#z=/);
});

test('text from a link is never executed, loaded, or changed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && asked.push(request.url()));
  await open(page, '/next/clipboard/');
  for (const text of HOSTILE_TEXTS) {
    await page.evaluate(
      (input) => (location.hash = String(new URLSearchParams({ input, title: input, n: String(Math.random()) }))),
      text,
    );
    await expect.poll(() => result(page).textContent(), text).toBe(text);
    const hrefs = await result(page)
      .locator('a')
      .evaluateAll((links) => links.map((one) => [one.getAttribute('href'), one.getAttribute('rel')]));
    for (const [href, rel] of hrefs) {
      expect(href, text).toMatch(/^https?:\/\//);
      expect(rel).toBe('noopener noreferrer nofollow ugc');
    }
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked).toEqual([]);
  await expect(page).toHaveTitle(/^Open a clip/);
});

test('reports a damaged link, shows nothing, and keeps what was typed', async ({ page }) => {
  await open(page, '/next/clipboard/#z=K0ktLgEA');
  await expect(result(page)).toHaveText('test');
  await page.locator('textarea[name=input]').fill('half a thought');
  for (const fragment of ['z=K0kt', 'z=!!!', 'room=ABC', 'room=ABCDE-12345']) {
    await page.evaluate((hash) => (location.hash = hash), fragment);
    await expect(page.locator('main').getByRole('alert'), fragment).toBeVisible();
    await expect(form(page)).toHaveAttribute('data-state', 'error');
    await expect(result(page)).toHaveText('');
  }
  await expect(page.getByRole('alert')).toContainText('aren’t set up');
  await expect(page.locator('textarea[name=input]')).toHaveValue('half a thought');
  await page.reload();
  await expect(page.locator('textarea[name=input]')).toHaveValue('half a thought');
});

test('the Paste button reads the clipboard if allowed, otherwise shows what to do', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.evaluate(() => navigator.clipboard.writeText('from elsewhere'));
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(result(page)).toHaveText('from elsewhere');
  await page.evaluate(() => {
    navigator.clipboard.read = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(page.getByText('didn’t let the page read the clipboard')).toBeVisible();
  await expect(page.locator('textarea[name=input]')).toBeFocused();
  // Inside an input, Ctrl+V pastes into the input, but a picture goes to the list.
  await paste(page, { text: 'mine' }, 'textarea[name=input]');
  await paste(page, { picture: PIXEL }, 'textarea[name=input]');
  await expect(page.locator('.clip.newest img')).toBeVisible();
  await expect(count(page)).toHaveAttribute('data-value', '2');
});

test('scanning a QR code opens its clip and turns off the camera', async ({ page }) => {
  const { modules } = create('https://other.example/next/clipboard/#z=K0ktLgEA');
  await page.addInitScript(
    ([side, dark]) => {
      navigator.mediaDevices.getUserMedia = () => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = (side + 8) * 8;
        const context = canvas.getContext('2d');
        setInterval(() => {
          if (!context) return;
          context.fillStyle = '#fff';
          context.fillRect(0, 0, canvas.width, canvas.height);
          context.fillStyle = '#000';
          for (const place of dark)
            context.fillRect(8 * ((place % side) + 4), 8 * (Math.floor(place / side) + 4), 8, 8);
        }, 50);
        const stream = canvas.captureStream();
        Object.assign(window, { stream });
        return Promise.resolve(stream);
      };
    },
    [modules.size, Array.from(modules.data.keys()).filter((place) => modules.data[place])] as const,
  );
  await open(page, '/next/clipboard/');
  expect(await page.evaluate(() => 'stream' in window)).toBe(false);
  await page.getByRole('button', { name: 'Scan a QR code' }).click();
  await expect(result(page)).toHaveText('test');
  await expect(page.locator('dialog.clip-scanner')).toHaveCount(0);
  const tracks = () =>
    page.evaluate(() => {
      const stream: unknown = Reflect.get(window, 'stream');
      return stream instanceof MediaStream ? stream.getTracks().map(({ readyState }) => readyState) : [];
    });
  await expect.poll(tracks).toEqual(['ended']);
  // A link can also be typed; text that is neither a link nor a code is refused.
  await page.locator('input[name=room]').fill('nothing of ours');
  await page.locator('input[name=room]').press('Enter');
  await expect(page.getByRole('alert')).toContainText('isn’t a link from this clipboard');
  await page.locator('input[name=room]').fill('https://other.example/#input=by+hand');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(result(page)).toHaveText('by hand');
});

test('shows a message if the browser stores nothing, and keeps the clips until the page is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  await open(page);
  await paste(page, { text: 'one' });
  await paste(page, { text: 'two' });
  await expect(result(page)).toHaveText('two');
  await expect(older(page)).toHaveText([/one/]);
  await expect(page.getByText('This browser blocks storage')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toHaveText('two');
});

test('a link sets the page’s controls for this visit', async ({ page }) => {
  await page.goto('/online-clipboard/#hide=true&room=ABCDE-1234&input=secret');
  const form = page.locator('form#tool');
  await expect(form).toHaveAttribute('data-hide', '');
  await expect(page.locator('[name=hide]')).toBeChecked();
  await expect(page.locator('[name=room]')).toHaveValue('ABCDE-1234');
  await expect(page.locator('output[name=result]')).toHaveText('secret');
  await page.goto('/next/clipboard/');
  await expect(page.locator('[name=hide]')).not.toBeChecked();
});

test('blurred clips become readable on hover, and the page is accessible', async ({ page }) => {
  await open(page);
  await paste(page, { text: 'secret' });
  await paste(page, { text: 'secret too' });
  await page.locator('input[name=hide]').check();
  const filter = () => result(page).evaluate((element) => getComputedStyle(element).filter);
  await expect.poll(filter).toMatch(/blur/);
  await result(page).hover();
  await expect.poll(filter).toBe('none');
  await page.locator('h1').hover();
  await expect.poll(filter).toMatch(/blur/);
  await result(page).focus();
  await expect.poll(filter).toBe('none');
  await page.reload();
  await expect(page.locator('input[name=hide]')).toBeChecked();
  await page.locator('input[name=hide]').uncheck();
  await expect(result(page)).toHaveText('secret too');
  expect(await violations(page, 'main')).toEqual([]);
});
