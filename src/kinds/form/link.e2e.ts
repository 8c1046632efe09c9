import { expect, test } from '@playwright/test';
import { share } from '../../testing/e2e';
import { lock, pack } from '../../core/bytes/link-payload';

const input = 'form#tool [name=input]';
const settled = 'form#tool:not([data-state=loading]):not([data-state=working])';

test('a damaged link shows an error and leaves what is typed unchanged', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page.locator(input).fill('typed before');
  await expect(page.locator('output[name=result]')).toHaveText('erofeb depyt');
  const packed = await pack('a text that somebody shares '.repeat(20));
  await page.evaluate((hash) => (location.hash = hash), `z=${packed.slice(0, -8)}`);
  await expect(page.getByRole('alert')).toContainText('damaged or incomplete');
  await expect(page.locator(input)).toHaveValue('typed before');
  await page.evaluate((hash) => (location.hash = hash), `z=${packed}`);
  await expect(page.locator(input)).toHaveValue('a text that somebody shares '.repeat(20));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a run that began before a link was opened does not overwrite the link’s result', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page.locator(input).fill('early');
  await expect(page.locator('output[name=result]')).toHaveText('ylrae');
  const states = await page.evaluate(
    (hash) =>
      new Promise<string[]>((resolve) => {
        const form = document.querySelector<HTMLFormElement>('form#tool');
        if (!form) return;
        const seen: string[] = [];
        new MutationObserver(() => {
          seen.push(form.dataset.state ?? '');
          if (form.dataset.state === 'done') resolve(seen);
        }).observe(form, { attributes: true, attributeFilter: ['data-state'] });
        [...form.querySelectorAll('button')].find((button) => button.textContent === 'Clear')?.click();
        location.hash = hash;
      }),
    'input=late',
  );
  await expect(page.locator('output[name=result]')).toHaveText('etal');
  expect(states).not.toContain('empty');
});

test('the later of two links is applied, even if the earlier one takes longer to unpack', async ({ page }) => {
  await page.addInitScript(() => {
    const unpacked = Promise.withResolvers<void>();
    Object.assign(window, { unpacked });
    const { read } = ReadableStreamDefaultReader.prototype;
    ReadableStreamDefaultReader.prototype.read = async function () {
      await unpacked.promise;
      return read.call(this);
    };
  });
  await page.goto('/reverse-text/');
  await page.locator(input).fill('typed before');
  await expect(page.locator('output[name=result]')).toHaveText('erofeb depyt');
  await page.evaluate((hash) => (location.hash = hash), `z=${await pack('early '.repeat(50))}`);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'working');
  await page.evaluate((hash) => (location.hash = hash), 'input=late');
  await expect(page.locator('output[name=result]')).toHaveText('etal');
  await page.evaluate(async () => {
    (Reflect.get(window, 'unpacked') as PromiseWithResolvers<void>).resolve();
    await new Promise((idle) => requestIdleCallback(idle));
  });
  await expect(page.locator(settled)).toBeVisible();
  await expect(page.locator(input)).toHaveValue('late');
});

test('opening a page with a damaged link keeps the values stored in this tab', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page.locator(input).fill('typed before');
  await expect(page.locator(settled)).toBeVisible();
  await page.goto('/about/');
  await page.goto('/reverse-text/#z=K0kt');
  await expect(page.getByRole('alert')).toContainText('damaged or incomplete');
  await expect(page.locator(input)).toHaveValue('typed before');
});

test('a locked link asks for its password, which is never stored', async ({ page }) => {
  await page.goto(`/reverse-text/#e=${await lock('zażółć', 'hush')}`);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The password is wrong');
  await expect(page.locator(input)).toHaveValue('');
  await password.fill('hush');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.locator('output[name=result]')).toHaveText('ćłóżaz');
  await expect(password).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('hush');
});

test('copying a link reports characters that a link cannot contain', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/reverse-text/');
  await page.locator(input).focus();
  await page.locator(input).evaluate((area: HTMLTextAreaElement) => {
    area.value = 'a\uD83D';
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.locator(settled)).toBeVisible();
  await share(page, 'Copy link');
  await expect(page.locator('.status [role=status]')).toContainText('became �: 1');
});
