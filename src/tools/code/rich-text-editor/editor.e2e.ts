import mammoth from 'mammoth';
import { expect, test, type Download, type Page } from '@playwright/test';
import { HOSTILE_HTML } from '../../../testing/hostile-html';

const form = (page: Page) => page.locator('form#tool');
const editor = (page: Page) => page.locator('.rich-page .tiptap');
const result = (page: Page) => page.locator('output[name=result]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, input = ''): Promise<void> {
  await page.goto(`/online-text-editor/${input === '' ? '' : `#${new URLSearchParams({ input })}`}`);
  await expect(editor(page)).toBeVisible();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

const FORBIDDEN =
  'script, style, form, iframe, object, embed, link, meta, base, svg, math, textarea, select, button:not(.far-picture > button), dialog, label:not([contenteditable]), video, audio, picture, source, template, noscript';

test('nothing in a text runs, loads, or imitates the page’s own controls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && asked.push(request.url()));
  await open(page);
  for (const payload of HOSTILE_HTML) {
    // Opened with a link, as an attacker would.
    await page.evaluate((input) => {
      location.hash = String(new URLSearchParams({ input, example: String(Math.random()) }));
    }, `<p>before</p>${payload}<p>after</p>`);
    await expect(page.locator('textarea[name=input]'), payload).toHaveValue(new RegExp(payload.slice(0, 4)));
    await expect(form(page)).toHaveAttribute('data-state', 'done');
    await expect(editor(page)).toContainText('before');
    const written = (await result(page).textContent()) ?? '';
    expect(written, payload).not.toMatch(
      /<(script|iframe|form|style|svg|object|link|meta)|<[^>]* on\w+=|href="(java|data)/i,
    );
    expect(written, payload).not.toMatch(/position|url\(|class="(?!language-)|id="|target=/);
    expect(await editor(page).locator(FORBIDDEN).count(), payload).toBe(0);
    const styles = await editor(page).evaluate((box) =>
      Array.from(box.querySelectorAll<HTMLElement>('[style]'), ({ style }) => Array.from(style)).flat(),
    );
    expect(
      styles.filter((name) => !/^(color|background-color|text-align|min-width)$/.test(name)),
      payload,
    ).toEqual([]);
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/\/online-text-editor\//);
});

test('pasted content is sanitized too, and keeps its headings, lists and tables', async ({ page }) => {
  await open(page);
  await editor(page).click();
  await editor(page).evaluate((target) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<b style="font-weight:normal"><h2 class="MsoTitle">Plan</h2><p>a <span onclick="hit=1">b</span><img src=x onerror="window.hit=1"></p><table><tr><td>1</td><td>2</td></tr></table></b>' +
        "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span><!--[endif]-->Two</p>",
    );
    data.setData('text/plain', 'Plan');
    // Some office programs add a picture of the text.
    data.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(editor(page).locator('h2')).toHaveText('Plan');
  await expect(editor(page).locator('td')).toHaveText(['1', '2']);
  await expect(editor(page).locator('ol[start="2"] > li > p')).toHaveText('Two');
  await expect(editor(page).locator('strong, [class^=Mso], [onclick], [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('buttons format the selection, and undo removes the formatting', async ({ page }) => {
  await open(page, '<p>Hello you</p>');
  await editor(page).click();
  await editor(page).press('ControlOrMeta+A');
  await button(page, 'Bold').click();
  await button(page, 'Center').click();
  await expect(result(page)).toHaveText('<p style="text-align: center;"><strong>Hello you</strong></p>');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(result(page)).toHaveText('<p>Hello you</p>');
  await page.getByLabel('Paragraph style').selectOption('2');
  await expect(result(page)).toHaveText('<h2>Hello you</h2>');
});

test('inserts tables, task lists and rules', async ({ page }) => {
  await open(page);
  await editor(page).click();
  await button(page, 'Insert a table').click();
  await page.keyboard.type('one');
  await expect(result(page)).toContainText('<table><tbody><tr><th><p>one</p></th>');
  await button(page, 'Add row').click();
  await expect(editor(page).locator('tr')).toHaveCount(4);
  await button(page, 'Delete table').click();
  await button(page, 'Task list').click();
  await page.keyboard.type('milk');
  await editor(page).locator('input[type=checkbox]').check();
  await expect(result(page)).toContainText('data-checked="true"');
  await expect(page.locator('output[name=text]')).toHaveText('milk');
});

test('finds and replaces text', async ({ page }) => {
  await open(page, '<p>cat Cat <strong>cat</strong></p>');
  await button(page, 'Find and replace').click();
  await page.getByLabel('Find', { exact: true }).fill('cat');
  await page.getByLabel('Replace with').fill('dog');
  await button(page, 'Next').click();
  await expect(page.getByText('Found: 3')).toBeVisible();
  await page.getByLabel('Match case').check();
  await button(page, 'Replace all').click();
  await expect(result(page)).toHaveText('<p>dog Cat <strong>dog</strong></p>');
});

test('each block has its own direction', async ({ page }) => {
  await open(page, '<p>abc</p><p>שלום</p>');
  await expect(editor(page).locator('p')).toHaveCount(2);
  for (const block of await editor(page).locator('p').all()) await expect(block).toHaveAttribute('dir', 'auto');
  await expect(result(page)).toHaveText('<p>abc</p><p>שלום</p>');
});

test('the text is restored on the next visit with its spaces, and edits can still be undone', async ({ page }) => {
  await open(page);
  await editor(page).click();
  await page.keyboard.type('My  letter');
  await button(page, 'Bullet list').click();
  await page.keyboard.type('!');
  await expect(result(page)).toHaveText('<ul><li><p>My  letter!</p></li></ul>');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.goto('/html-to-text/');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/online-text-editor/');
  await expect(editor(page)).toHaveText('My  letter!');
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(result(page)).toHaveText('<p>My  letter</p>');
  await button(page, 'Redo').click();
  await expect(result(page)).toHaveText('<ul><li><p>My  letter</p></li></ul>');
});

test('sets a link in a dialog, using only the keyboard', async ({ page }) => {
  await open(page, '<p>Hello you</p>');
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+K');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Enter a valid address');
  await dialog.getByLabel('Address').fill('example.com/a b');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Address').fill('example.com/a');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(result(page)).toHaveText('<p><a rel="noopener nofollow" href="https://example.com/a">Hello you</a></p>');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(dialog.getByLabel('Address')).toHaveValue('https://example.com/a');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button(page, 'Link').click();
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  await expect(result(page)).toHaveText('<p>Hello you</p>');
});

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('a picture from another site waits for a click, and its size and description can be set', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://pictures.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/gif', body: Buffer.from(PIXEL, 'base64') });
  });
  await open(page, '<p>a</p><img src="https://pictures.test/a.gif" alt="far"><p>b</p>');
  await expect(editor(page).getByText('Image on pictures.test, not loaded: far')).toBeVisible();
  expect(asked).toEqual([]);
  await editor(page).getByRole('button', { name: 'Show', exact: true }).click();
  const picture = editor(page).getByAltText('far');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await picture.click();
  await button(page, 'Description and size').click();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.getByLabel('What the image shows').fill('a dot');
  await dialog.getByLabel('Width in pixels').fill('40');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(result(page)).toContainText('<img src="https://pictures.test/a.gif" alt="a dot" width="40">');
});

const bytesOf = async (download: Download): Promise<Buffer> =>
  Buffer.concat((await (await download.createReadStream()).toArray()).map((chunk) => Buffer.from(chunk)));

async function saveAs(page: Page, extension: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, `Save .${extension}`).click()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

test('opens and saves files', async ({ page }) => {
  await open(page);
  await page.locator('input[name=file]').setInputFiles({
    name: 'a.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Title\n\n- [x] done\n- [ ] open\n\n| a | b |\n| - | - |\n| 1 | 2 |\n'),
  });
  await expect(editor(page).locator('h1')).toHaveText('Title');
  await expect(editor(page).locator('input[type=checkbox]')).toHaveCount(2);
  const markdown = await saveAs(page, 'md');
  expect(markdown.name).toBe('online-text-editor.md');
  expect(String(markdown.bytes)).toBe('# Title\n\n- [x] done\n- [ ] open\n\n| a | b |\n| - | - |\n| 1 | 2 |\n');
  expect(String((await saveAs(page, 'html')).bytes)).toContain('<h1>Title</h1>');
  expect(String((await saveAs(page, 'txt')).bytes)).toMatch(/^Title\ndone\nopen\n/);
});

test('spaces and tabs survive a file', async ({ page }) => {
  const html = '<p>a  b\t c</p><p></p><p>  d</p>';
  await open(page, html);
  for (const extension of ['html', 'txt', 'docx'] as const) {
    const { bytes } = await saveAs(page, extension);
    await button(page, 'Clear').click();
    await expect(editor(page)).toHaveText('');
    await page.locator('input[name=file]').setInputFiles({ name: `a.${extension}`, mimeType: '', buffer: bytes });
    await expect(result(page), extension).toHaveText(html, { useInnerText: false });
    expect(await result(page).textContent(), extension).toBe(html);
  }
});

test.describe('markup from other programs keeps its meaning', () => {
  for (const [input, html] of [
    ['a  b\n\tc', '<p>a  b</p><p>\tc</p>'],
    ['x<y & z', '<p>x&lt;y &amp; z</p>'],
    ['\uFEFFa', '<p>a</p>'],
    [
      '<span style="background:yellow;mso-highlight:yellow">a</span>',
      '<p><mark style="background-color: yellow;">a</mark></p>',
    ],
    ['<font color="red">a</font>', '<p><span style="color: red;">a</span></p>'],
    [
      '<p align="right">a</p><center>b</center>',
      '<p style="text-align: right;">a</p><p style="text-align: center;">b</p>',
    ],
    ['<details><summary>a</summary>b</details>', '<p>a</p><p>b</p>'],
    [
      '<table><caption>a</caption><tr><td>b</td></tr></table>',
      '<p>a</p><table><tbody><tr><td><p>b</p></td></tr></tbody></table>',
    ],
    [
      '<ul><li><input type="checkbox"> a</li></ul>',
      '<ul data-type="taskList"><li data-checked="false" data-type="taskItem"><input type="checkbox" disabled=""><p>a</p></li></ul>',
    ],
    ['<span style="text-decoration:line-through">a</span>', '<p><s>a</s></p>'],
  ] as const) {
    test(JSON.stringify(input), async ({ page }) => {
      await open(page, input);
      await expect(result(page)).toHaveText(html);
      expect(await result(page).textContent()).toBe(html);
    });
  }
});

test('writes a Word document that another program reads, and opens it again', async ({ page }) => {
  const html =
    '<h2>Plan</h2><p style="text-align: center;">A <strong>bold</strong> and <u>plain</u> word</p><ul><li><p>one</p><ol><li><p>deep</p></li></ol></li></ul>' +
    '<table><tbody><tr><th colspan="2"><p>Head</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>' +
    `<img src="data:image/gif;base64,${PIXEL}" alt="dot"><hr data-type="pageBreak"><p>end</p>`;
  await open(page, html);
  const { name, bytes } = await saveAs(page, 'docx');
  expect(name).toBe('online-text-editor.docx');
  const { value } = await mammoth.convertToHtml({ buffer: bytes });
  expect(value).toContain('<h2>Plan</h2>');
  expect(value).toContain('<ul><li>one<ol><li>deep</li></ol></li></ul>');
  expect(value).toContain(`<img alt="dot" src="data:image/gif;base64,${PIXEL}" />`);
  await button(page, 'Clear').click();
  await expect(editor(page)).toHaveText('');
  await page.locator('input[name=file]').setInputFiles({ name: 'plan.docx', mimeType: '', buffer: bytes });
  await expect(editor(page).locator('h2')).toHaveText('Plan');
  for (const part of [
    '<p style="text-align: center;">A <strong>bold</strong> and <u>plain</u> word</p>',
    '<ul><li><p>one</p><ol><li><p>deep</p></li></ol></li></ul>',
    '<th colspan="2">',
    `src="data:image/gif;base64,${PIXEL}"`,
    '<hr data-type="pageBreak">',
  ])
    await expect.poll(() => result(page).textContent()).toContain(part);
  // An old Word format (before 2007) is named, not misread.
  const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  await page.locator('input[name=file]').setInputFiles({ name: 'old.doc', mimeType: '', buffer: ole });
  await expect(page.getByRole('alert')).toContainText('old.doc is in the old Word format');
  await expect(editor(page).locator('h2')).toHaveText('Plan');
});

test('Ctrl+S asks for a file once, then writes to it', async ({ page }) => {
  // A real file with a real handle, in the browser's own file system: tests cannot operate the file dialogs.
  await page.addInitScript(() => {
    window.showSaveFilePicker = async ({ suggestedName }) => {
      if (document.documentElement.dataset.asked === suggestedName) throw new Error('Asked twice');
      document.documentElement.dataset.asked = suggestedName;
      return (await navigator.storage.getDirectory()).getFileHandle('letter.html', { create: true });
    };
  });
  const written = () =>
    page.evaluate(async () => {
      try {
        const handle = await (await navigator.storage.getDirectory()).getFileHandle('letter.html');
        return await (await handle.getFile()).text();
      } catch {
        // While the new file replaces the old one, it does not exist.
        return '';
      }
    });
  await open(page, '<p>Dear you</p>');
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText('Saved: letter.html')).toBeVisible();
  expect(await written()).toContain('<p>Dear you</p>');
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'Dear you.html');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+S');
  await expect.poll(written).toContain('<p>Dear you!</p>');
});
