import { expect, test, type Page } from '@playwright/test';
import { quiet } from '../../../testing/e2e';
import { FETCH_LIMIT } from './open-address';
import { serveHttps } from './test-server';

// The server below has a self-signed certificate, and it must see the page's own requests.
test.use({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });

const form = (page: Page) => page.locator('form#tool');
const output = (page: Page, name: string) => page.locator(`output[name=${name}]`);
const rows = (page: Page) => page.locator('.line-row');
const address = (page: Page) => page.locator('[data-field=url]');

async function visit(page: Page, path: string, fragment = ''): Promise<void> {
  await page.goto(`${path}${fragment}`);
  await form(page).hover();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[name=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

const drop = (page: Page, name: string, text: string) =>
  page.locator('textarea[name=input]').evaluate(
    (element, [fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], fileName));
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    },
    [name, text] as const,
  );

test.describe('a file at an address', () => {
  let asked: string[] = [];
  let site: Awaited<ReturnType<typeof serveHttps>>;
  test.beforeAll(async () => {
    site = await serveHttps((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const open = { 'access-control-allow-origin': '*' };
      switch (request.url) {
        case '/hello.py':
          return response.writeHead(200, { ...open, 'content-type': 'text/x-python' }).end('print("hi")\n# end\n');
        case '/russian.txt':
          response.writeHead(200, { ...open, 'content-type': 'text/plain; charset=windows-1251' });
          return response.end(Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]));
        case '/closed.js':
          return response.writeHead(200, { 'content-type': 'text/javascript' }).end('secret()');
        case '/picture.png':
          return response.writeHead(200, { ...open, 'content-type': 'image/png' }).end();
        case '/long.txt':
          response.writeHead(200, { ...open, 'content-type': 'text/plain' });
          for (let size = 0; size <= FETCH_LIMIT; size += 1 << 20) response.write('x'.repeat(1 << 20));
          return response.end();
        case '/cut.txt':
          response.writeHead(200, { ...open, 'content-length': '1000' });
          response.write('begun');
          return setTimeout(() => response.destroy(), 50);
        case '/never.txt':
          return undefined;
        default:
          return response.writeHead(404, open).end();
      }
    });
  });
  test.afterAll(() => site.close());
  test.beforeEach(() => {
    asked = [];
  });

  test('is requested only when Open is pressed', async ({ page }) => {
    await visit(page, '/source-code-viewer/', `#${new URLSearchParams({ url: `${site.origin}/hello.py` })}`);
    await expect(page.getByLabel('Address of a file')).toHaveValue(`${site.origin}/hello.py`);
    await quiet(page);
    expect(asked).toEqual([]);
    await address(page).getByRole('button', { name: 'Open' }).click();
    await expect(output(page, 'lines')).toHaveAttribute('data-value', '2');
    await expect(output(page, 'detected')).toHaveText('python');
    await expect(page.locator('.viewed .cm-content')).toContainText('print("hi")');
    expect(asked).toEqual(['GET /hello.py']);
    await page.getByLabel('Address of a file').fill(`${site.origin}/russian.txt`);
    await page.getByLabel('Address of a file').press('Enter');
    await expect(page.locator('.viewed .cm-content')).toContainText('Привет');
    await expect(page.locator('select[name=encoding]')).toHaveValue('windows-1251');
  });

  test('shows why a file cannot be opened, and what to do instead', async ({ page }) => {
    await visit(page, '/source-code-viewer/');
    const closed = await serveHttps(() => undefined);
    await closed.close();
    for (const [typed, words] of [
      [`${site.origin}/closed.js`, /doesn’t let other sites read its files.*Open the address in a new tab, save/],
      [`${site.origin}/missing.js`, /status 404/],
      [`${closed.origin}/a.js`, /doesn’t respond/],
      [`${site.origin}/picture.png`, /sends it as image\/png/],
      [`${site.origin}/long.txt`, /larger than 50 MB/],
      [`${site.origin}/cut.txt`, /stopped in the middle/],
      ['http://example.com/a.js', /begin with https:/],
      ['two words', /isn’t an address/],
    ] as const) {
      await page.getByLabel('Address of a file').fill(typed);
      await address(page).getByRole('button', { name: 'Open' }).click();
      await expect(address(page).getByRole('alert')).toHaveText(words);
    }
    await expect(page.locator('.viewed')).toHaveCount(0);
  });

  test('waits half a minute for a server that never responds; Cancel stops immediately', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/source-code-viewer/');
    await page.getByLabel('Address of a file').fill(`${site.origin}/never.txt`);
    await address(page).getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => asked).toEqual(['GET /never.txt']);
    await address(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(address(page).getByRole('button', { name: 'Open' })).toBeVisible();
    await address(page).getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => asked).toHaveLength(2);
    await page.clock.fastForward(31_000);
    await expect(address(page).getByRole('alert')).toContainText('didn’t respond within 30 seconds');
  });

  test('only this page may contact other servers', async ({ page }) => {
    const policy = () => page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    await page.goto('/source-code-viewer/');
    expect(await policy()).toMatch(/connect-src 'self' https:(;|$)/);
    await page.goto('/txt-viewer/');
    expect(await policy()).toMatch(/connect-src 'self'(;|$)/);
    await expect(address(page)).toHaveCount(0);
  });
});

test('a dropped file replaces the typed text, and removing it restores the text', async ({ page }) => {
  await visit(page, '/txt-viewer/', '#input=typed');
  await drop(page, 'a.txt', 'one\ntwo\n');
  await expect(output(page, 'lines')).toHaveAttribute('data-value', '2');
  await page.getByRole('button', { name: 'Close the file' }).click();
  await expect(output(page, 'characters')).toHaveAttribute('data-value', '5');
  await expect(page.locator('textarea[name=input]')).toHaveValue('typed');
});

test('the encoding of bytes that are not UTF-8 is guessed, and can be corrected', async ({ page }) => {
  await visit(page, '/txt-viewer/');
  await choose(page, 'a.txt', Buffer.from([0xbf, 0xf3, 0xb3, 0xe6, 0x0d, 0x0a]));
  await expect(output(page, 'encoding')).toHaveText('windows-1252');
  await expect(page.locator('[data-note]')).toContainText('choose another encoding');
  await page.locator('select[name=encoding]').selectOption('iso-8859-2');
  await expect(page.locator('.viewed .cm-content')).toContainText('żółć');
  await expect(output(page, 'eol')).toHaveText('CRLF');
});

test('shows a binary file as a hex dump, and HTML as plain text', async ({ page }) => {
  await visit(page, '/source-code-viewer/');
  await choose(page, 'a.bin', Buffer.from([0x48, 0x69, 0, 0, 0, 1, 2, 3]));
  await expect(page.locator('main [role=alert]')).toContainText('a.bin is not a text');
  await expect(rows(page).first()).toContainText('48 69 00 00 00 01 02 03');
  await choose(page, 'a.html', Buffer.from('<!doctype html><img src=x onerror="window.hit=1"><script>hit=1</script>'));
  await expect(page.locator('.viewed .cm-content')).toContainText('<script>hit=1</script>');
  await expect(page.locator('.viewed img, .viewed script')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('renders the visible lines of a long file, up to the last one', async ({ page }) => {
  await visit(page, '/txt-viewer/');
  const count = 300_000;
  const text = Array.from({ length: count }, (_, index) => `line ${index + 1} of many, and some more`).join('\n');
  await choose(page, 'long.txt', Buffer.from(text));
  await expect(output(page, 'lines')).toHaveAttribute('data-value', String(count));
  await expect(rows(page).first()).toContainText('line 1 of many');
  expect(await rows(page).count()).toBeLessThan(100);
  await page.locator('.line-rows').evaluate((box) => (box.scrollTop = box.scrollHeight));
  await expect(rows(page).last()).toContainText(`line ${count} of many`);
  await page.locator('input[name=line]').fill('150000');
  await expect(page.locator('.line-here')).toContainText('line 150000 of many');
  await page.locator('input[name=query]').fill('LINE 299999 ');
  await expect(output(page, 'found')).toHaveAttribute('data-value', '1');
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(page.locator('.line-here')).toContainText('line 299999 of many');
});
