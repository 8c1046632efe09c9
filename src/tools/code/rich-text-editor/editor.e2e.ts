import { expect, test, type Page } from '@playwright/test';

const form = (page: Page) => page.locator('form#tool');
const editor = (page: Page) => page.locator('.rich-page .tiptap');
const result = (page: Page) => page.locator('output[name=result]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, input = ''): Promise<void> {
  await page.goto(`/online-text-editor/${input === '' ? '' : `#${new URLSearchParams({ input })}`}`);
  await expect(editor(page)).toBeVisible();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

/** Known ways to run a script or to load something (OWASP's filter evasion cheat sheet, DOMPurify's test suite). */
const PAYLOADS = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '<svg onload="window.hit=1">',
  '<svg><script>window.hit=1</script></svg>',
  '<svg><animate onbegin="window.hit=1" attributeName=x dur=1s>',
  '<math><mi//xlink:href="data:x,<script>window.hit=1</script>">',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<iframe src="javascript:parent.hit=1"></iframe>',
  '<object data="javascript:window.hit=1"></object>',
  '<embed src="javascript:window.hit=1">',
  '<body onload="window.hit=1">',
  '<details open ontoggle="window.hit=1">x</details>',
  '<video autoplay onloadstart="window.hit=1"><source src="x"></video>',
  '<input autofocus onfocus="window.hit=1">',
  '<a href="javascript:window.hit=1">x</a>',
  '<a href="java\tscript:window.hit=1">x</a>',
  '<a href="&#106;avascript:window.hit=1">x</a>',
  '<a href="data:text/html,<script>window.hit=1</script>">x</a>',
  '<form action="https://evil.test/"><input name="password"><button>Sign in</button></form>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<base href="https://evil.test/">',
  '<p style="position:fixed;inset:0;background:url(https://evil.test/b.png)" class="alert">x</p>',
  '<mark data-color="red;position:fixed;inset:0">x</mark>',
  '<span style="color:red;background:url(https://evil.test/c.png)">x</span>',
  '<p style="text-align:center;position:fixed">x</p>',
  '<div id="tool" class="primary">x</div>',
  '<a href="#" class="button primary" target="_top" rel="opener">x</a>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=window.hit=1>">',
  '<template><img src=x onerror=window.hit=1></template>',
  '<table background="https://evil.test/t.png"><tr><td background="https://evil.test/d.png">x</td></tr></table>',
  '<img srcset="https://evil.test/s.png 1x" src="https://evil.test/i.png">',
  '<pre><code class="primary language-js button">x</code></pre>',
];
const FORBIDDEN =
  'script, style, form, iframe, object, embed, link, meta, base, svg, math, textarea, select, button, video, audio, picture, source, template, noscript';

test('nothing that a text holds runs, loads, or stands for the page’s own controls', async ({ page }) => {
  test.setTimeout(120_000);
  const answered: string[] = [];
  page.on('response', (response) => response.url().includes('evil.test') && answered.push(response.url()));
  await open(page);
  for (const payload of PAYLOADS) {
    // With a link, as an attacker would.
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
  expect(answered).toEqual([]);
  await expect(page).toHaveURL(/\/online-text-editor\//);
});

test('what is pasted goes through the same sieve, and keeps its headings, lists and tables', async ({ page }) => {
  await open(page);
  await editor(page).click();
  await editor(page).evaluate((target) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<b style="font-weight:normal"><h2 class="MsoTitle">Plan</h2><p>a <span onclick="hit=1">b</span><img src=x onerror="window.hit=1"></p><table><tr><td>1</td><td>2</td></tr></table></b>',
    );
    data.setData('text/plain', 'Plan');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(editor(page).locator('h2')).toHaveText('Plan');
  await expect(editor(page).locator('td')).toHaveText(['1', '2']);
  await expect(editor(page).locator('strong, [class^=Mso], [onclick], [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('buttons format what is selected, and undo takes it back', async ({ page }) => {
  await open(page, '<p>Hello you</p>');
  await editor(page).click();
  await editor(page).press('ControlOrMeta+A');
  await button(page, 'Bold').click();
  await button(page, 'Centre').click();
  await expect(result(page)).toHaveText('<p style="text-align: center;"><strong>Hello you</strong></p>');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(result(page)).toHaveText('<p>Hello you</p>');
  await page.getByLabel('Kind of paragraph').selectOption('2');
  await expect(result(page)).toHaveText('<h2>Hello you</h2>');
});

test('tables, task lists and rules are put in', async ({ page }) => {
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

test('find and replace', async ({ page }) => {
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

test('the text is there at the next visit', async ({ page }) => {
  await open(page);
  await editor(page).click();
  await page.keyboard.type('My letter');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:rich-text-editor'))).toBe('<p>My letter</p>');
  await page.goto('/html-to-text/');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/online-text-editor/');
  await expect(editor(page)).toHaveText('My letter');
});

test('files are opened and saved', async ({ page }) => {
  await open(page);
  await page.locator('input[name=file]').setInputFiles({
    name: 'a.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Title\n\n- [x] done\n- [ ] open\n\n| a | b |\n| - | - |\n| 1 | 2 |\n'),
  });
  await expect(editor(page).locator('h1')).toHaveText('Title');
  await expect(editor(page).locator('input[type=checkbox]')).toHaveCount(2);
  const save = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
  };
  const markdown = await save('Save .md');
  expect(markdown.name).toBe('online-text-editor.md');
  expect(markdown.text).toBe('# Title\n\n- [x] done\n- [ ] open\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n');
  expect((await save('Save .html')).text).toContain('<h1>Title</h1>');
  expect((await save('Save .txt')).text).toMatch(/^Title\ndone\nopen\n/);
});
