import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { documentAt, idsIn, writeDocument } from '../../../features/firebase/firebase-e2e';
import { roomIdOf } from '../../../features/clips/room-code';
import { HOSTILE_TEXTS } from '../../../testing/hostile-texts';

const result = (page: Page) => page.locator('output[name=result]');
const room = (page: Page) => page.locator('[data-room]');
const texts = (page: Page) =>
  page.locator('.clip .clip-text').evaluateAll((clips) => clips.map((clip) => clip.textContent));
const draft = (page: Page) => page.locator('textarea[name=draft]');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

async function openRoom(page: Page): Promise<{ address: string; code: string; id: string }> {
  await open(page, '/online-clipboard/');
  await page.getByRole('button', { name: 'Open a room' }).click();
  await expect(room(page)).toHaveAttribute('data-room', 'live');
  const shown = (await page.locator('output[name=code]').getAttribute('data-value')) ?? '';
  expect(shown).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  // The link appears together with its QR code, whose library loads on first use.
  const link = page.locator('output[name=link]');
  await expect(link).toHaveAttribute('data-value', new RegExp(`/next/clipboard/#room=${shown}$`));
  const address = (await link.getAttribute('data-value')) ?? '';
  const code = shown.replace('-', '');
  return { address, code, id: await roomIdOf(code) };
}

/** Opens a second browser context, which shares nothing with the first. */
async function phoneOf(browser: Browser, address: string): Promise<{ context: BrowserContext; phone: Page }> {
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(address);
  await expect(room(phone)).toHaveAttribute('data-room', 'live');
  return { context, phone };
}

/** A clip that was just sent gets its final position when the server returns its timestamp. */
const expectSameOrder = (page: Page, phone: Page) =>
  expect(async () => expect(await texts(phone)).toEqual(await texts(page))).toPass();

test('two devices that paste at once, one of them offline, end up with all clips in the same order', async ({
  page,
  browser,
  request,
}) => {
  const asked: string[] = [];
  const { address, code, id } = await openRoom(page);
  page.on('request', (one) => asked.push(`${one.url()} ${one.postData() ?? ''}`));
  const { context, phone } = await phoneOf(browser, address);

  await Promise.all([
    paste(page, 'computer 1'),
    paste(phone, 'phone 1'),
    paste(page, 'computer 2'),
    paste(phone, HOSTILE_TEXTS[0] ?? ''),
  ]);
  const all = ['computer 1', 'computer 2', 'phone 1', HOSTILE_TEXTS[0]];
  for (const one of [page, phone]) await expect.poll(async () => new Set(await texts(one))).toEqual(new Set(all));
  await expectSameOrder(page, phone);

  await context.setOffline(true);
  await paste(phone, 'phone offline 1');
  await paste(phone, 'phone offline 2');
  await expect(phone.locator('[data-place=waiting]')).toHaveCount(2);
  await expect(phone.getByText('not sent yet')).toHaveCount(2);
  await paste(page, 'computer alone');
  // Closing the page in the meantime loses nothing: the queue is stored on the device.
  await context.setOffline(false);
  await phone.reload();
  const more = [...all, 'phone offline 1', 'phone offline 2', 'computer alone'];
  for (const one of [page, phone]) await expect.poll(async () => new Set(await texts(one))).toEqual(new Set(more));
  await expectSameOrder(page, phone);
  expect(await texts(page)).toHaveLength(more.length);
  await expect(phone.locator('[data-place=waiting]')).toHaveCount(0);

  // Each clip is one document, and no document or request contains plain text or the code.
  const clips = await idsIn(request, `rooms/${id}/clips`);
  expect(clips.length).toBeGreaterThanOrEqual(more.length);
  const stored = JSON.stringify(
    await Promise.all(clips.map((clip) => documentAt(request, `rooms/${id}/clips/${clip}`))),
  );
  for (const secret of [code, code.slice(0, 5), 'computer', 'phone'])
    for (const where of [stored, ...asked]) expect(where).not.toContain(secret);
  expect(await phone.evaluate(() => 'hit' in window)).toBe(false);
  await context.close();
});

test('when the connection returns, an open page sends each waiting clip once', async ({ page, browser, request }) => {
  const { address, id } = await openRoom(page);
  const { context, phone } = await phoneOf(browser, address);
  await paste(phone, 'before');
  await expect(result(page)).toHaveText('before');
  await context.setOffline(true);
  await paste(phone, 'while away');
  await expect(phone.locator('[data-place=waiting]')).toHaveCount(1);
  await draft(phone).fill('draft from afar');
  await context.setOffline(false);
  await expect(result(page)).toHaveText('while away');
  await expect(phone.locator('[data-place=waiting]')).toHaveCount(0);
  await expect(draft(page)).toHaveValue('draft from afar');
  // Two clips, and one presence document per device.
  await expect.poll(async () => (await idsIn(request, `rooms/${id}/clips`)).length).toBe(4);
  await expect(page.locator('.room-devices li')).toHaveCount(2);
  // Deleted for everyone, and restored for everyone.
  await page.locator('.clip.newest').getByRole('button', { name: 'Delete for everyone' }).click();
  await expect(result(phone)).toHaveText('before');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(phone)).toHaveText('while away');
  await context.close();
});

test('if two devices type into the draft at once, the second keeps its text as a clip', async ({ page, browser }) => {
  const { address } = await openRoom(page);
  const { context, phone } = await phoneOf(browser, address);
  await draft(page).fill('first words');
  await expect(draft(phone)).toHaveValue('first words');
  await Promise.all([draft(page).fill('the computer’s'), draft(phone).fill('the phone’s')]);
  await expect.poll(async () => (await draft(page).inputValue()) === (await draft(phone).inputValue())).toBe(true);
  const winner = await draft(page).inputValue();
  const loser = winner === 'the phone’s' ? 'the computer’s' : 'the phone’s';
  expect(['the computer’s', 'the phone’s']).toContain(winner);
  await expect(result(page)).toHaveText(loser);
  await expect(result(phone)).toHaveText(loser);
  expect(
    (await page.getByText('Someone else was faster').count()) +
      (await phone.getByText('Someone else was faster').count()),
  ).toBe(1);
  await context.close();
});

test('does not offer a room again after leaving it', async ({ page }) => {
  await openRoom(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(room(page)).toHaveCount(0);
  const known = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const opening = indexedDB.open('clips');
          opening.addEventListener('success', () => {
            const db = opening.result;
            const counting = db.transaction('rooms').objectStore('rooms').count();
            counting.addEventListener('success', () => {
              db.close();
              done(counting.result);
            });
          });
        }),
    );
  await expect.poll(known).toBe(0);
  await expect(page.getByRole('button', { name: 'Open a room' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Back to / })).toHaveCount(0);
});

test('accepts a code as displayed, refuses a wrong one, and keeps pasted clips when the room expires', async ({
  page,
  browser,
  request,
}) => {
  const { code, id } = await openRoom(page);
  const context = await browser.newContext();
  const phone = await context.newPage();
  await open(phone, '/next/clipboard/');
  const field = phone.locator('input[name=room]');
  await field.fill('ABCDE-1234');
  await field.press('Enter');
  await expect(phone.getByRole('alert')).toContainText('This one has 9');
  await field.fill('ABCDE-1234U');
  await field.press('Enter');
  await expect(phone.getByRole('alert')).toContainText('“U” can’t be in a code');
  await field.fill('00000-00000');
  await field.press('Enter');
  await expect(room(phone)).toHaveAttribute('data-room', 'missing');
  await phone.getByRole('button', { name: 'Close', exact: true }).click();
  await field.fill(` ${code.slice(0, 5).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} ${code.slice(5)}`);
  await field.press('Enter');
  await expect(room(phone)).toHaveAttribute('data-room', 'live');

  await paste(phone, 'from the phone');
  await expect(result(page)).toHaveText('from the phone');
  // A text over 200 kB stays on this device, and the page shows its size.
  await paste(phone, 'x'.repeat(200_001));
  await expect(phone.getByText('This is 200 kB; the limit for a room is 200 kB.')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'On this device only' })).toBeVisible();
  await paste(page, 'from the computer');
  await expect(result(phone)).toHaveText('from the computer');

  await writeDocument(request, `rooms/${id}`, { expireAt: { timestampValue: '2020-01-01T00:00:00Z' } });
  await expect(room(phone)).toHaveAttribute('data-room', 'expired');
  // Clips from other devices stay until the page is closed, unless they are kept.
  await expect(result(phone)).toHaveText('from the computer');
  await phone.locator('.clip.newest').getByRole('button', { name: 'Keep here' }).click();
  await phone.getByRole('button', { name: 'Close', exact: true }).click();
  await phone.reload();
  await expect
    .poll(() => texts(phone))
    .toEqual(['from the computer', expect.stringMatching(/^x+…?$/), 'from the phone']);
  await context.close();
});
