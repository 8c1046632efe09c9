import { expect, test } from '@playwright/test';
import { documentAt, writeDocument } from '../../../features/firebase/firebase-e2e';

test('a short link shows the code until it expires', async ({ page, request }) => {
  const code = 'fn main() {\n    println!("hi");\n}';
  await page.goto(`/snapshot/code/#${new URLSearchParams({ input: code, lang: 'rust', mark: '2', title: 'main.rs' })}`);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  await page.getByLabel('Short link for').selectOption('7d');
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`));
  await page.getByRole('button', { name: 'Make a short link' }).click();
  const link = page.locator('output[name=result]');
  await expect(link).toHaveAttribute(
    'data-value',
    /\/snapshot\/share\/#s=[\w-]{22}&k=[\w-]+&title=main\.rs&lang=rust&theme=dark&mark=2$/,
  );
  await expect(page.getByText('Without an account, it can’t be deleted earlier.')).toBeVisible();
  // The display settings are in the link itself, so changing them causes no second upload.
  await page.locator('input[name=mark]').fill('1-3');
  await expect(link).toHaveAttribute('data-value', /#s=[\w-]{22}&k=.*&mark=1-3$/);
  const address = (await link.getAttribute('data-value')) ?? '';
  const s = new URLSearchParams(new URL(address).hash.slice(1)).get('s') ?? '';
  const k = new URLSearchParams(new URL(address).hash.slice(1)).get('k') ?? '-';
  expect(JSON.stringify(await documentAt(request, `shares/${s}`))).toContain('"code"');
  // The uploaded data is encrypted: it contains neither the code nor its key.
  expect(sent.some((one) => one.includes(s))).toBe(true);
  for (const one of sent) expect(one).not.toMatch(new RegExp(`${k}|println|main\\.rs`));

  await page.getByLabel('Lock with a password').fill('hush');
  await expect(link).toHaveAttribute('data-value', /#e=/);
  await page.getByRole('button', { name: 'Make a short link' }).click();
  await expect(page.getByRole('alert')).toContainText('can’t be locked with a password as well');
  await expect(link).toHaveAttribute('data-value', /#e=/);

  await page.goto(address);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  expect(await page.locator('output[name=result]').evaluate((output) => output.textContent)).toBe(code);
  await expect(page.getByRole('heading', { name: 'main.rs' })).toBeVisible();

  await writeDocument(request, `shares/${s}`, { expireAt: { timestampValue: '2020-01-01T00:00:00Z' } });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('expired or was deleted');
});
