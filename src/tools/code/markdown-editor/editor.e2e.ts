import { expect, test, type Page } from '@playwright/test';
import { HOSTILE_HTML } from '../../../testing/hostile-html';

// A service worker would fetch what a test blocks.
test.use({ serviceWorkers: 'block' });

const area = (page: Page) => page.locator('textarea[name=input]');
const preview = (page: Page) => page.locator('.preview');
const html = (page: Page) => page.locator('output[name=result]');
const editor = (page: Page) => page.locator('.source .cm-content');

async function open(page: Page, input = ''): Promise<void> {
  await page.goto(`/markdown-editor/${input === '' ? '' : `#${new URLSearchParams({ input })}`}`);
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

/** Loads the editor that covers the text area, which happens at the first interaction. */
async function wake(page: Page): Promise<void> {
  await page.locator('.source').hover();
  await expect(editor(page)).toBeVisible();
}

/** Attacks written in Markdown itself. */
const MARKDOWN = [
  '[x](javascript:window.hit=1)',
  '[x](<java&#115;cript:window.hit=1>)',
  '<javascript:window.hit=1>',
  '![x](javascript:window.hit=1)',
  '[x]\n\n[x]: vbscript:window.hit=1',
  '![x](x"onerror="window.hit=1)',
  '[x](https://a.bc/"onmouseover="window.hit=1)',
  '```"><img src=x onerror=window.hit=1>\nx\n```',
];
const PAYLOADS = [...HOSTILE_HTML, ...MARKDOWN];

const LOADING = '[onload], [onerror], [onclick], [onfocus], [ontoggle], [onbegin], [onmouseover], [onloadstart]';
const FORBIDDEN =
  'script, style, form, iframe, object, embed, link, meta, base, svg, math, textarea, select, button, label, video, audio, picture, source, template, noscript, input:not([type=checkbox])';

test('nothing in a text runs, loads, or imitates the page’s own controls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && asked.push(request.url()));
  await open(page);
  for (const payload of PAYLOADS) {
    // Opened with a link, as an attacker would.
    await page.evaluate((input) => {
      location.hash = String(new URLSearchParams({ input, example: String(Math.random()) }));
    }, `before\n\n${payload}\n\n**after**`);
    await expect(area(page), payload).toHaveValue(new RegExp(payload.slice(0, 5).replaceAll(/\W/g, '\\$&')));
    await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
    await expect(preview(page)).toContainText('before');
    expect(
      await preview(page).locator(`${FORBIDDEN}, ${LOADING}, [style], [name], [srcset], [background]`).count(),
      payload,
    ).toBe(0);
    const left = await preview(page).evaluate((box) =>
      Array.from(box.querySelectorAll('*'), (element) => [
        element.getAttribute('href') ?? '',
        element.getAttribute('src') ?? '',
        element.id,
        ...element.classList,
      ])
        .flat()
        .filter((value) => value !== '' && !/^(https?:|mailto:|data:image\/|#|language-|user-content-)/.test(value)),
    );
    expect(left, payload).toEqual([]);
    expect(await html(page).textContent(), payload).not.toMatch(
      /<script|<iframe|<form|<style|<[^>]* on\w+=|href="javascript:/i,
    );
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/\/markdown-editor\//);
  await expect(page.locator('form#tool').locator('[name=view]')).toHaveCount(3);
});

test('links reveal no referrer, and links to headings stay in the preview', async ({ page }) => {
  await open(page, '[out](https://example.com/) [in](#input=gone) note[^1]\n\n[^1]: text');
  const out = preview(page).getByRole('link', { name: 'out' });
  await expect(out).toHaveAttribute('rel', 'noopener nofollow');
  await expect(out).toHaveAttribute('target', '_blank');
  await preview(page).getByRole('link', { name: 'in', exact: true }).click();
  await expect(area(page)).toHaveValue(/^\[out\]/);
  await preview(page).getByRole('link', { name: '1', exact: true }).click();
  await expect(area(page)).toHaveValue(/^\[out\]/);
});

test('pictures from other sites wait for a click', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://pictures.test/**', (route) => {
    asked.push(route.request().url());
    const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    return route.fulfill({ contentType: 'image/gif', body: Buffer.from(pixel, 'base64') });
  });
  await open(
    page,
    '![far](https://pictures.test/a.png) ![near](data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)',
  );
  await expect(preview(page).getByAltText('near')).toHaveAttribute('src', /^data:image\/gif/);
  await expect(preview(page).getByAltText('far')).not.toHaveAttribute('src');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show images from other sites' }).click();
  await expect(preview(page).locator('img').first()).toHaveAttribute('src', 'https://pictures.test/a.png');
  // The page's policy lets it through: a blocked picture has no width.
  await expect
    .poll(() =>
      preview(page)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1);
});

for (const surface of ['text area', 'editor'] as const) {
  test.describe(surface, () => {
    test('the toolbar formats the selection; a second click removes the formatting; undo works', async ({ page }) => {
      if (surface === 'text area') await blockEditor(page);
      await open(page);
      if (surface === 'editor') await wake(page);
      const place = surface === 'editor' ? editor(page) : area(page);
      if (surface === 'editor') await place.click();
      await place.focus();
      await page.keyboard.type('one word');
      await page.keyboard.press('Control+a');
      await page.getByRole('button', { name: 'Bold' }).click();
      await expect(area(page)).toHaveValue('**one word**');
      await expect(preview(page).locator('strong')).toHaveText('one word');
      await page.keyboard.press('Control+i');
      await expect(area(page)).toHaveValue('***one word***');
      await page.keyboard.press('Control+b');
      await expect(area(page)).toHaveValue('*one word*');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect(area(page)).toHaveValue('one word');
      await page.keyboard.press('Control+k');
      await expect(area(page)).toHaveValue(/\[.*\]\(https:\/\/\)/);
      await expect(page.locator('dialog#palette')).toBeHidden();
    });

    test('Enter continues a list and ends it', async ({ page }) => {
      if (surface === 'text area') await blockEditor(page);
      await open(page);
      if (surface === 'editor') await wake(page);
      await (surface === 'editor' ? editor(page) : area(page)).focus();
      await page.keyboard.type('- [x] a');
      await page.keyboard.press('Enter');
      await page.keyboard.type('b');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.type('c');
      await expect(area(page)).toHaveValue('- [x] a\n- [ ] b\nc');
    });
  });
}

/** Leaves only the plain text area: the editor's code never arrives. */
async function blockEditor(page: Page): Promise<void> {
  await page.route(/codemirror/i, () => {});
}

test('text typed before the editor loads is kept, with the caret in place', async ({ page }) => {
  await open(page);
  await area(page).focus();
  await page.keyboard.type('early ');
  await expect(editor(page)).toBeVisible();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('late');
  await expect(area(page)).toHaveValue('early late');
});

test('text inserted into the text area appears in the editor too', async ({ page }) => {
  await open(page);
  await wake(page);
  await area(page).fill('# From below');
  await expect(editor(page)).toHaveText('# From below');
  await expect(preview(page).locator('h1')).toHaveText('From below');
});

test('a click on a task box in the preview changes the text', async ({ page }) => {
  await open(page, '```\n- [ ] no\n```\n\n- [ ] one\n- [x] two');
  await preview(page).getByRole('checkbox', { name: 'one' }).click();
  await expect(area(page)).toHaveValue(/- \[x\] one/);
  await expect(preview(page).getByRole('checkbox', { name: 'one' })).toBeChecked();
  await preview(page).getByRole('checkbox', { name: 'two' }).click();
  await expect(area(page)).toHaveValue('```\n- [ ] no\n```\n\n- [x] one\n- [ ] two');
});

test('the draft is restored after a reload and in another tab, until it is cleared', async ({ page, context }) => {
  await open(page);
  await wake(page);
  await editor(page).click();
  await page.keyboard.type('my draft');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  await expect(preview(page)).toHaveText('my draft');
  await wake(page);
  await editor(page).focus();
  await page.keyboard.press('Control+z');
  await expect(area(page)).not.toHaveValue('my draft');
  await page.keyboard.press('Control+y');
  await expect(area(page)).toHaveValue('my draft');
  const other = await context.newPage();
  await open(other);
  await expect(preview(other)).toHaveText('my draft');
  // A tab that contains the text keeps it, even if another tab erases the draft.
  await page.close();
  await other.getByRole('button', { name: 'Clear' }).click();
  await expect(preview(other)).toHaveText('');
  await other.evaluate(() => sessionStorage.clear());
  await other.reload();
  await expect(other.locator('form#tool')).toHaveAttribute('data-state', 'empty');
  await wake(other);
  await expect(area(other)).toHaveValue('');
});

test('a link does not erase the draft', async ({ page }) => {
  await open(page);
  await area(page).fill('precious');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.evaluate(() => (location.hash = 'input=linked'));
  await expect(area(page)).toHaveValue('linked');
  await area(page).fill('linked and changed');
  await page.getByRole('button', { name: 'Bring back my earlier draft' }).click();
  await expect(area(page)).toHaveValue('precious');
});

test('pastes rich text as Markdown, plain text as it is', async ({ page }) => {
  await open(page);
  await wake(page);
  const paste = (rich: string, plain: string) =>
    editor(page).evaluate(
      (target, [rich, plain]) => {
        const data = new DataTransfer();
        data.setData('text/html', rich ?? '');
        data.setData('text/plain', plain ?? '');
        target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      },
      [rich, plain],
    );
  await editor(page).click();
  await paste(
    '<h2>T</h2><ul><li>a <b>b</b></li><li><input type=checkbox checked>c</li></ul><table><tr><th>x<th>y<tr><td>1<td>2</table><script>1</script>',
    'T',
  );
  await expect(area(page)).toHaveValue('## T\n\n- a **b**\n- [x] c\n\n| x | y |\n| - | - |\n| 1 | 2 |');
  await page.getByRole('button', { name: 'Clear' }).click();
  await paste('<span style="color:red">snake_case</span>', 'snake_case');
  await expect(area(page)).toHaveValue('snake_case');
});

test('stores a picture in the text', async ({ page }) => {
  await open(page, 'look');
  await wake(page);
  const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  await page
    .locator('.toolbar input[type=file]')
    .setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: Buffer.from(pixel, 'base64') });
  await expect(area(page)).toHaveValue(
    new RegExp(`!\\[dot\\]\\[picture-1\\][^]*\\n\\[picture-1\\]: data:image/gif;base64,${pixel}\\n$`),
  );
  await expect(preview(page).getByAltText('dot')).toHaveAttribute('src', /^data:image\/gif/);
});

test('opens, saves and exports files', async ({ page }) => {
  await page.addInitScript(() => delete window.showSaveFilePicker);
  await open(page);
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'a.md', mimeType: 'text/markdown', buffer: Buffer.from('# My *page*\n') });
  await expect(preview(page).locator('h1')).toHaveText('My page');
  const [markdown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save .md' }).click(),
  ]);
  expect(markdown.suggestedFilename()).toBe('my-page.md');
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export HTML' }).click(),
  ]);
  expect(whole.suggestedFilename()).toBe('my-page.html');
  const text = await (await whole.createReadStream()).toArray();
  expect(Buffer.concat(text).toString()).toMatch(/<title>My page<\/title>[^]*<h1>My <em>page<\/em><\/h1>/);
});

for (const [kind, before, after] of [
  ['', '# Old\n', '# Old\nnew\n'],
  [', with its line ends and byte order mark', '\uFEFF# Old\r\n\r\ntext\r\n', '\uFEFF# Old\r\n\r\ntext\r\nnew\r\n'],
] as const) {
  test(`Ctrl+S writes back to the file that was opened${kind}`, async ({ page }) => {
    // A real file with a real handle, in the browser's own file system: tests cannot operate the file dialogs.
    await page.addInitScript((content) => {
      window.showOpenFilePicker = async () => {
        const handle = await (await navigator.storage.getDirectory()).getFileHandle('notes.md', { create: true });
        const stream = await handle.createWritable();
        await stream.write(content);
        await stream.close();
        return [handle];
      };
    }, before);
    await open(page);
    await page.getByText('Open a file').click();
    await expect(preview(page).locator('h1')).toHaveText('Old');
    await wake(page);
    await editor(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('new');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved: notes.md')).toBeVisible();
    const written = await page.evaluate(async () => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle('notes.md');
      // Blob.text() would drop the byte order mark.
      return Array.from(new Uint8Array(await (await handle.getFile()).arrayBuffer()));
    });
    expect(Buffer.from(written)).toEqual(Buffer.from(after));
  });
}

test('printing loads nothing from other sites', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://pictures.test/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await open(
    page,
    [
      '<p style="color:red;background:url(https://pictures.test/1.png)">text</p>',
      '<p style="--far:url(https://pictures.test/2.png);background:var(--far)">text</p>',
      '<table background="https://pictures.test/3.png"><tr><td>cell</td></tr></table>',
      '<video poster="https://pictures.test/4.png" src="https://pictures.test/5.mp4"></video>',
      '<input type="image" src="https://pictures.test/6.png">',
    ].join('\n\n'),
  );
  // The dialog opens once everything on the page has loaded or failed.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[sandbox~=allow-modals]');
      if (!frame?.contentWindow) return;
      frame.addEventListener('load', () => {
        document.body.dataset.printed = frame.contentDocument?.querySelector('p')?.style.color ?? '';
      });
    }).observe(document.body, { childList: true });
  });
  await page.getByRole('button', { name: 'Print or PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'red');
  expect(asked).toEqual([]);
});

test('saves a windows-1252 file as UTF-8, and shows a note', async ({ page }) => {
  await page.addInitScript(() => delete window.showSaveFilePicker);
  await open(page);
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'old.md', mimeType: 'text/markdown', buffer: Buffer.from('# Caf\u00e9\n', 'latin1') });
  await expect(preview(page).locator('h1')).toHaveText('Café');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save .md' }).click(),
  ]);
  await expect(page.getByText('It was in windows-1252; what you saved is in UTF-8')).toBeVisible();
  expect(Buffer.concat(await (await saved.createReadStream()).toArray()).toString('utf-8')).toBe('# Café\n');
});

test('thousands of emphasis marks in one paragraph block neither the page nor the editor', async ({ page }) => {
  await open(page);
  const text = `${'**a '.repeat(30_000)}${'b** '.repeat(30_000)}`;
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'signs.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  // The editor itself, not the plain view that is shown until it has loaded.
  await expect(page.locator('.source .cm-content[data-language=markdown]')).toContainText('**a **a');
  await expect(editor(page)).toHaveCount(1);
  await editor(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('still here ');
  await expect(editor(page)).toContainText('still here **a');
});

test('finds and replaces text', async ({ page }) => {
  await open(page, 'cat Cat');
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('cat');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('dog');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(area(page)).toHaveValue('dog dog');
  await expect(page.getByRole('checkbox', { name: 'Match case' })).toBeVisible();
});

test('the two sides scroll in sync, aligned by headings', async ({ page }) => {
  const part = (name: string) => `## ${name}\n\n${'A sentence that is long enough to fill its line. '.repeat(30)}\n\n`;
  await open(page, ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => part(name)).join('- a\n- b\n\n'));
  await wake(page);
  const scroller = page.locator('.source .cm-scroller');
  await scroller.evaluate((box) => (box.scrollTop = box.scrollHeight));
  await expect
    .poll(() => preview(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop))
    .toBeLessThan(3);
  await preview(page).hover();
  await preview(page).evaluate((box) => (box.scrollTop = 0));
  await expect.poll(() => scroller.evaluate((box) => box.scrollTop)).toBeLessThan(3);
});

test('a text too long for a text area is in the editor, complete', async ({ page }) => {
  await open(page);
  await wake(page);
  await area(page).fill(`# Long\n\n${'word '.repeat(20_000)}`);
  await expect(page.locator('output[name=words]')).toHaveAttribute('data-value', '20001');
  await expect(editor(page)).toContainText('# Long');
  await page.locator('.source .cm-scroller').evaluate((box) => (box.scrollTop = 0));
  await editor(page).locator('.cm-line').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('#');
  await expect(preview(page).locator('h2')).toHaveText('Long');
  await expect(editor(page)).toContainText('## Long');
  await area(page).fill('short again');
  await expect(preview(page)).toHaveText('short again');
  await expect(editor(page)).toHaveText('short again');
});
