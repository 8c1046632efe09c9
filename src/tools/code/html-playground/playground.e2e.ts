import { expect, test, type Page } from '@playwright/test';
import { quiet } from '../../../testing/e2e';
import { COMPLETE_BROWSER } from '../../../testing/complete-browser';

const form = (page: Page) => page.locator('form#tool');
const area = (page: Page, name: string) => page.locator(`textarea[name=${name}]`);
const shown = (page: Page) => page.frameLocator('.frames iframe:not(.coming)');
const result = (page: Page) => page.locator('output[name=result]');
const lines = (page: Page) => page.locator('output[name=console] > span');
const link = (values: Record<string, string>) => `#${new URLSearchParams(values)}`;

async function open(page: Page, fragment = '', slug = 'realtime-html-editor'): Promise<void> {
  await page.goto(`/${slug}/${fragment}`);
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

/** Advances the page's clock past the debounce after typing. */
async function afterPause(page: Page): Promise<void> {
  await page.clock.fastForward(1_000);
  await quiet(page);
}

/** Types into the text area behind the editor, as the editor itself does. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await area(page, name).evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

test('the preview updates while typing, with CSS and JavaScript', async ({ page }) => {
  await open(page);
  await type(page, 'input', '<p>Hi</p>');
  await type(page, 'css', 'p{color:rgb(1, 2, 3)}');
  await type(page, 'js', "document.querySelector('p').textContent += '!'");
  await expect(shown(page).locator('p')).toHaveText('Hi!');
  await expect(shown(page).locator('p')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('the code editor covers the text area, which works before the editor has loaded', async ({ page }) => {
  await page.route('**/code-view*', (route) => route.abort());
  await open(page);
  await area(page, 'input').fill('<p>plain</p>');
  await expect(shown(page).locator('p')).toHaveText('plain');
  await page.unroute('**/code-view*');
  await page.reload();
  await expect(page.locator('[data-field=input] .cm-content')).toBeVisible();
});

/** What a malicious link would have to do here: run automatically, or access the site around the frame. */
const PAYLOADS = [
  '<script>top.hit=1;localStorage.hit=1</script>',
  '<img src=x onerror="parent.hit=1">',
  '<svg onload="parent.document.body.innerHTML=1">',
  '<iframe srcdoc="<script>top.hit=1</script>"></iframe>',
  '<body onload="top.location=\'https://evil.test/\'">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<form action="https://evil.test/" target="_top"><button autofocus>x</button></form><script>document.forms[0].submit()</script>',
  '<a href="https://evil.test/" target="_top" id=a>x</a><script>a.click()</script>',
  '<base href="https://evil.test/" target="_top">',
  '<script>parent.postMessage({says:"line",line:{kind:"error",text:"<img src=x onerror=window.hit=1>",line:1}},"*")</script>',
  '<script>parent.postMessage({html:"<script>hit=1<\\/script>"},"*")</script>',
  '<script>try{new Function("return this")().parent.document.title="hit"}catch(e){console.error(e)}</script>',
  '<script>navigator.serviceWorker?.register("/sw.js")</script>',
  '</body></html><script>top.hit=1</script>',
  '<noscript><p title="</noscript><img src=x onerror=top.hit=1>">',
];

test('nothing from a link runs before Run is pressed, and then it cannot leave the frame', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).host));
  await page.clock.install();
  await open(page);
  await type(page, 'input', '<p>mine</p>');
  await expect(shown(page).locator('p')).toHaveText('mine');
  for (const payload of PAYLOADS) {
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      link({ input: payload, auto: 'true' }),
    );
    await expect(area(page, 'input')).toHaveValue(payload);
    await expect(page.locator('[data-note]').first()).toContainText('won’t run until you press Run');
    await afterPause(page);
    await expect(page.locator('.frames iframe'), payload).toHaveCount(0);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.locator('.frames iframe')).toHaveCount(1);
    const frame = page.locator('.frames iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-modals allow-popups');
    await page.frames().at(-1)?.waitForLoadState();
    await quiet(page);
    expect(
      await page.evaluate(() => ['hit' in window, localStorage.getItem('hit'), document.title === 'hit']),
      payload,
    ).toEqual([false, null, false]);
    await expect(page).toHaveURL(/\/realtime-html-editor\//);
    await expect(page.locator('output[name=console] img')).toHaveCount(0);
  }
  expect(asked.filter((host) => host !== new URL(page.url()).host)).toEqual([]);
});

test('links with encoded keys, packed links and reloads wait as well', async ({ page }) => {
  await page.clock.install();
  await open(page, '#%69nput=%3Cp%3Elinked%3C%2Fp%3E');
  await expect(area(page, 'input')).toHaveValue('<p>linked</p>');
  const notRun = async () => {
    await afterPause(page);
    await expect(page.locator('.frames iframe')).toHaveCount(0);
  };
  await notRun();
  // Without the fragment, the tab still has the code from the link.
  await page.goto('/html-to-text/');
  await page.goto('/realtime-html-editor/');
  await expect(area(page, 'input')).toHaveValue('<p>linked</p>');
  await notRun();
  // An edit is kept, and still does not run.
  await type(page, 'input', '<p>edited</p>');
  await notRun();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.goto('/html-to-text/');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/realtime-html-editor/');
  await expect(area(page, 'input')).toHaveValue('<p>edited</p>');
  await notRun();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(shown(page).locator('p')).toHaveText('edited');
});

test('the console names the field and the line', async ({ page }) => {
  await open(page);
  await type(page, 'input', '<p>\n</p>');
  await type(page, 'js', "console.log('one', { a: [1] });\nconsole.warn('two');\n\nnope();");
  await expect(lines(page)).toHaveText([
    /one \{a: \[1\]\}.*JavaScript, line 1/,
    /two.*JavaScript, line 2/,
    /nope is not defined.*JavaScript, line 4/,
  ]);
  await expect(page.locator('output[name=errors]')).toHaveAttribute('data-value', '1');
  await type(page, 'js', '');
  await expect(lines(page)).toHaveCount(0);
});

test('the console formats, groups and counts like browsers', async ({ page }) => {
  await open(page);
  await type(
    page,
    'js',
    `console.log('%s is %d %% of %o%c', 'a', '42px', [1], 'color:red', 'more');
console.log('100%%', '%s');
console.group('G'); console.log('in\\nside'); console.groupEnd(); console.log('out');
console.count(); console.count(); console.count('x'); console.time('t'); console.timeEnd('t');`,
  );
  // Source: Console Standard, 1.1 to 1.4 and 2.3.
  await expect(lines(page)).toHaveText(
    [
      /^a is 42 % of \[1\] more /,
      /^100% %s /,
      /^G /,
      /^ {2}in\n {2}side /,
      /^out /,
      /^default: 1 /,
      /^default: 2 /,
      /^x: 1 /,
      /^t: \d+\.\d ms /,
    ],
    { useInnerText: true },
  );
});

test('the console shows when it is full, and starts over when it is cleared', async ({ page }) => {
  await open(page);
  await type(page, 'js', 'for (let i = 1; i <= 1200; i++) console.log(i);');
  await expect(lines(page)).toHaveCount(1000);
  await expect(page.getByText('The console shows the first 1,000 lines.')).toBeVisible();
  await type(page, 'js', "for (let i = 1; i <= 1200; i++) console.log(i); console.clear(); console.log('new');");
  await expect(lines(page)).toHaveText([/^new/]);
  await expect(page.getByText('The console shows the first')).toHaveCount(0);
});

test('an endless loop is stopped, and the page stays responsive', { tag: COMPLETE_BROWSER }, async ({ page }) => {
  await open(page);
  await type(page, 'js', "document.title = 'a'; while (true) {}");
  await expect(page.getByRole('alert')).toContainText('didn’t respond for 5 seconds');
  await expect(page.locator('.frames iframe')).toHaveCount(0);
  await expect(page.getByLabel('Run automatically')).not.toBeChecked();
  await type(page, 'js', '');
  await type(page, 'input', '<p>again</p>');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(shown(page).locator('p')).toHaveText('again');
});

test('without “Run automatically” only Run and Ctrl+Enter run the code', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.getByLabel('Run automatically').uncheck();
  await type(page, 'input', '<p>a</p>');
  await expect(result(page)).toContainText('<p>a</p>');
  await afterPause(page);
  await expect(page.locator('.frames iframe')).toHaveCount(0);
  await page.locator('[data-field=input] .cm-content').press('Control+Enter');
  await expect(shown(page).locator('p')).toHaveText('a');
});

test('the preview has the width of the chosen device', async ({ page }) => {
  await open(page);
  await type(page, 'input', '<p>a</p>');
  await page.getByText('375 px').click();
  await expect
    .poll(() =>
      shown(page)
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(375);
  await page.getByText('1280 px').click();
  await expect
    .poll(() =>
      shown(page)
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(1280);
});

test('the code is restored on the next visit, and a link does not replace it permanently', async ({ page }) => {
  await open(page);
  await type(page, 'input', '<p>mine</p>');
  await type(page, 'css', 'p{margin:0}');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.goto('/html-to-text/');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/realtime-html-editor/');
  await expect(area(page, 'css')).toHaveValue('p{margin:0}');
  await expect(shown(page).locator('p')).toHaveText('mine');
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    link({ input: '<p>other</p>' }),
  );
  await expect(area(page, 'input')).toHaveValue('<p>other</p>');
  await page.getByRole('button', { name: 'Bring back my earlier code' }).click();
  await expect(area(page, 'input')).toHaveValue('<p>mine</p>');
  await expect(shown(page).locator('p')).toHaveText('mine');
});

test('each field can undo what was typed before a reload', async ({ page }) => {
  await open(page);
  const html = page.locator('[data-field=input] .cm-content');
  const css = page.locator('[data-field=css] .cm-content');
  await html.click();
  await page.keyboard.insertText('<p>one</p>');
  await css.click();
  await page.keyboard.insertText('p{margin:0}');
  await expect(result(page)).toContainText('margin');
  await page.reload();
  await expect(html).toHaveText('<p>one</p>');
  await expect(css).toHaveText('p{margin:0}');
  await html.click();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(area(page, 'input')).toHaveValue('', { timeout: 500 });
  }).toPass();
  await expect(area(page, 'css')).toHaveValue('p{margin:0}');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(area(page, 'input')).toHaveValue('<p>one</p>');
});

test('opens a file, and saves the whole document', async ({ page }) => {
  await open(page, '', 'html-viewer');
  await page.locator('input[name=file]').setInputFiles({
    name: 'a.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<!doctype html><title>t</title><p>from a file</p>'),
  });
  await expect(shown(page).locator('p')).toHaveText('from a file');
  await expect(area(page, 'css')).toBeHidden();
  await page.getByText('The whole document').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('html-viewer.html');
});
