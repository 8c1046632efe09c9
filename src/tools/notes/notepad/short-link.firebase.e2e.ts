import { expect, test } from '@playwright/test';
import { writeDocument } from '../../../features/firebase/firebase-e2e';

test('a short link contains only the key, opens the note, and stops working when it expires', async ({
  page,
  request,
}) => {
  await page.goto('/online-notepad/');
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
  await page.locator('textarea[name=input]').fill('A note\nfor the server, locked');
  await page.locator('input[name=title]').fill('Short');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = page.getByRole('dialog').locator('output[name=result]');
  await expect(link).toHaveAttribute('data-value', /#input=/);
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`));
  await page.getByLabel('Short link, kept for').selectOption('1d');
  await page.getByRole('button', { name: 'Make a short link' }).click();
  await expect(link).toHaveAttribute('data-value', /\/online-notepad\/v\/#s=[\w-]{22}&k=[\w-]+&title=Short$/);
  await expect(page.getByRole('dialog').locator('[data-note]').first()).toContainText('can’t change or delete it');
  // For a short link, the dialog must not claim that nothing is uploaded.
  await expect(page.getByRole('dialog').locator('.hint').first()).toHaveText(
    'The text is encrypted on your device and stored on the server. Only the link has the key.',
  );
  await page.getByRole('dialog').getByLabel('Lock with a password').fill('hush');
  await page.getByRole('button', { name: 'Make a short link' }).click();
  await expect(page.getByRole('alert')).toContainText('can’t have a password as well');
  const address = new URL((await link.getAttribute('data-value')) ?? '');
  const params = new URLSearchParams(address.hash.slice(1));
  expect(sent.some((one) => one.includes(params.get('s') ?? '-'))).toBe(true);
  for (const one of sent) expect(one).not.toMatch(new RegExp(`${params.get('k')}|for the server|Short`));

  await page.goto(address.href);
  await expect(page.locator('output[name=result]')).toHaveText('A note\nfor the server, locked');
  await expect(page).toHaveTitle('Short – Shared note – Smallkit');

  const broken = new URLSearchParams({ s: params.get('s') ?? '', k: `${'A'.repeat(22)}` });
  await page.evaluate((hash) => (location.hash = hash), String(broken));
  await expect(page.getByRole('alert')).toContainText('damaged or incomplete');

  await writeDocument(request, `shares/${params.get('s')}`, { expireAt: { timestampValue: '2020-01-01T00:00:00Z' } });
  await page.evaluate((hash) => (location.hash = hash), address.hash);
  await expect(page.getByRole('alert')).toHaveText('This note has expired or was deleted.');
});
