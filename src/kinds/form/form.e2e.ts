import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('reads a file that was chosen before the tool was hydrated', async ({ page }) => {
  const chosen = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto('/reverse-text/', { waitUntil: 'commit' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'early.txt', mimeType: 'text/plain', buffer: Buffer.from('early') });
  chosen.resolve();
  await expect(page.locator('output[name=result]')).toHaveText('ylrae');
  await expect(page.locator('textarea[name=input]')).toHaveValue('early');
});

for (const [what, chunk] of [
  ['React', 'react'],
  ['its own component', 'island'],
] as const) {
  test(`replays a button press from before ${what} has loaded, and submits no form`, async ({ page }) => {
    const pressed = Promise.withResolvers<void>();
    const asked = page.waitForRequest(`**/_astro/${chunk}.*.js`);
    await page.route(`**/_astro/${chunk}.*.js`, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto('/yes-or-no-wheel/', { waitUntil: 'commit' });
    await page.locator('form#tool').hover();
    await asked;
    const opened = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    pressed.resolve();
    await expect(page.locator('output[name=result]')).not.toBeEmpty();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  });
}

test('a form is done only when its results are in the document', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page.locator('textarea[name=input]').fill('one');
  await expect(page.locator('output[name=result]')).toHaveText('eno');
  const shown = await page.evaluate(
    () =>
      new Promise((done) => {
        const form = document.querySelector<HTMLFormElement>('form#tool');
        const area = form?.querySelector('textarea');
        if (!form || !area) return;
        new MutationObserver(() => {
          if (form.dataset.state === 'done') done(form.querySelector('output[name=result]')?.textContent);
        }).observe(form, { attributeFilter: ['data-state'] });
        area.value = 'two';
        area.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  );
  expect(shown).toBe('owt');
});

test('a download has the extension of the chosen format', async ({ page }) => {
  await page.goto('/csv-to-json/#input=a%2Cb%0A1%2C2');
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('csv-to-json.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual([{ a: 1, b: 2 }]);
});

test.describe('a code field', () => {
  const editor = '.code-window .cm-content';

  test('is edited in a code editor, which updates the form and marks the line of an error', async ({ page }) => {
    await page.goto('/json-formatter/');
    await page.locator('form#tool').hover();
    await page.locator(editor).click();
    await page.keyboard.type('{"a":1,');
    // The editor indents lines once its language has loaded, which also colors the text.
    await expect(page.locator(`${editor} .cm-line span`).first()).toBeVisible();
    await page.keyboard.type('\n"b" 2}');
    await expect(page.getByRole('alert')).toContainText('Line 2');
    await expect(page.locator('.cm-wrong-line')).toContainText('"b" 2}');
    await expect(page.locator('textarea[name=input]')).toHaveValue('{"a":1,\n  "b" 2}');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.locator(editor)).toHaveText(/^($|Drop|Paste|\{)/);
    await expect(page.locator('.cm-wrong-line')).toHaveCount(0);
  });

  test('shows text from the text area or from a link in the editor', async ({ page }) => {
    await page.goto('/json-formatter/#input=%5B1%5D');
    await expect(page.locator(editor)).toHaveText('[1]');
    await page.locator('textarea[name=input]').fill('[1,2]');
    await expect(page.locator(editor)).toHaveText('[1,2]');
    await expect(page.locator('output[name=result]')).toHaveText('[\n  1,\n  2\n]');
  });

  test('shows invisible characters, so that code appears in its real order', async ({ page }) => {
    const override = '\u202E';
    await page.goto(`/json-formatter/#input=${encodeURIComponent(`["${override}abc",1]`)}`);
    await expect(page.locator('.cm-unseen')).toHaveText('U+202E');
    await expect(page.locator(editor)).toHaveText('["U+202Eabc",1]');
    await expect(page.locator('textarea[name=input]')).toHaveValue(`["${override}abc",1]`);
  });

  test('switches to the windowed view for a long text, and back', async ({ page }) => {
    await page.goto('/json-formatter/#input=%5B1%5D');
    await expect(page.locator(editor)).toHaveText('[1]');
    await page.locator('input[type=file]').setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from(`[${'1,'.repeat(20_000)}1]`),
    });
    await expect(page.locator('.code-window')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.locator(editor).click();
    await page.keyboard.type('[2]');
    await expect(page.locator('output[name=result]')).toHaveText('[\n  2\n]');
  });

  test('does not trap the keyboard: Tab moves to the next control', async ({ page }) => {
    await page.goto('/json-formatter/');
    await page.locator('form#tool').hover();
    await page.locator(editor).click();
    await page.keyboard.press('Tab');
    await expect(page.locator(editor)).not.toBeFocused();
  });
});

test('every control of a form with dates has its own accessible name', async ({ page }) => {
  await page.goto('/pt/calculadora-de-idade/');
  await expect(page.locator('form#tool[data-state=loading]')).toBeVisible();
  const nameless = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('form#tool :is(input, select, textarea):not([hidden])')]
        .filter((control) => !control.labels?.length && !control.getAttribute('aria-label'))
        .map(({ outerHTML }) => outerHTML),
    );
  expect(await nameless()).toEqual([]);
});

test('the UUID inspector shows the version in an output like any other result', async ({ page }) => {
  // RFC 9562, A.6
  await page.goto('/uuid-generator/#mode=inspect&input=017F22E2-79B0-7CC3-98C4-DC0C0C07398F');
  await expect(page.locator('output[name=version]')).toHaveAttribute('data-value', '7');
});

test('closed options from a link count, and the summary tells how many were changed', async ({ page }) => {
  // RFC 4648, section 10: 'foob' is Zm9vYg== with padding.
  await page.goto('/base64-encode/#input=foob&padding=false');
  await expect(page.locator('output[name=result]')).toHaveText('Zm9vYg');
  await expect(page.locator('.more-options > summary')).toHaveText('More options · changed: 1');
  await expect(page.locator('input[name=padding]')).toBeHidden();
});

test('a problem with a closed option opens the options', async ({ page }) => {
  await page.goto('/random-number-generator/#decimals=30');
  await expect(page.getByRole('alert')).toContainText('Decimal places');
  await expect(page.locator('input[name=decimals]')).toBeVisible();
});

test('a result is called out of date only if there is one', async ({ page }) => {
  await page.goto('/base64-decode/');
  const form = page.locator('form#tool');
  const input = page.locator('textarea[name=input]');
  const outdated = page.getByRole('alert').getByText('Out of date: this is the last good result');
  await input.focus();
  await expect(form).toHaveAttribute('data-state', 'empty');
  await input.fill('Zm9v=x');
  await expect(form).toHaveAttribute('data-state', 'error');
  await expect(outdated).toBeHidden();
  await input.fill('Zm9v');
  await expect(form).toHaveAttribute('data-state', 'done');
  await input.fill('Zm9v=x');
  await expect(outdated).toBeVisible();
});
