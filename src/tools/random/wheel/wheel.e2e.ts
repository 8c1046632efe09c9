import { expect, test, type Page } from '@playwright/test';
import { quiet, share } from '../../../testing/e2e';

const WHEEL = '/yes-or-no-wheel/';
const THREE = 'input=Ann%0ABob%0ACy&repeat=1';

const form = (page: Page) => page.locator('form#tool');
const result = (page: Page) => page.locator('output[name=result]');
const spin = (page: Page) => page.getByRole('button', { name: 'Spin', exact: true });
const winner = (page: Page) => page.getByRole('dialog', { name: /^Winner: / });

/** The canvas as an image, which changes while the wheel turns. */
const picture = (page: Page) =>
  page.locator('.wheel-button canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(WHEEL + (fragment && `#${fragment}`));
  await form(page).hover();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

test('waits for the first spin', async ({ page }) => {
  await open(page);
  await expect(form(page)).toHaveAttribute('data-state', 'empty');
  await expect(result(page)).toBeEmpty();
  await expect(page.getByRole('cell', { name: '50.00' })).toHaveCount(2);
});

test('turns to the drawn winner, announces it, and adds a line to the history for each spin', async ({ page }) => {
  await open(page, 'input=Yes%0ANo&seconds=1');
  const rest = await picture(page);
  // It turns for only a second: polling might see only the end.
  const turned = form(page).evaluate(
    (element) =>
      new Promise<void>((turns) => {
        const look = () => {
          const shown = element.querySelector('output[name=result]')?.textContent;
          if (element.dataset.state === 'working' && shown === '') turns();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await spin(page).click();
  await turned;
  await expect.poll(() => picture(page)).not.toBe(rest);
  await expect(winner(page)).toBeVisible();
  await expect(form(page)).toHaveAttribute('data-state', 'done');
  const first = await result(page).textContent();
  expect(['Yes', 'No']).toContain(first);
  await expect(winner(page)).toContainText(first ?? '');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(winner(page)).toBeVisible();
  const second = await result(page).textContent();
  await expect(page.locator('output[name=history]')).toHaveText(`${second}\n${first}`);
});

test('a link with a seed shows its winner immediately, without a spin', async ({ page }) => {
  await open(page, `${THREE}&seed=smallkit`);
  await expect(form(page)).toHaveAttribute('data-state', 'done');
  await expect(result(page)).toHaveText('Bob');
  await expect(page.locator('output[name=remaining]')).toHaveText('Ann\nCy');
  await expect(page.locator('output[name=history]')).toHaveText('Bob');
  await expect(page.locator('output[name=seedUsed]')).toHaveText('smallkit');
  await expect(winner(page)).toBeHidden();
  await quiet(page);
  const rest = await picture(page);
  await quiet(page);
  expect(await picture(page)).toBe(rest);
});

test('the link copied after a spin shows the same winner and the same wheel in another browser', async ({
  page,
  browser,
}) => {
  await open(page, 'input=Ann%0ABob%0ACy%0ADora%0AEve%0AFay%0AGus&repeat=1&seconds=1');
  await spin(page).click();
  await page.getByRole('button', { name: 'Close' }).click();
  const [won, stands] = [await result(page).textContent(), await picture(page)];
  await share(page, 'Copy link');
  await expect(page).toHaveURL(/seed=[a-z2-7]{26}/);
  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(page.url());
  await expect(form(second)).toHaveAttribute('data-state', 'done');
  await expect(result(second)).toHaveText(won ?? '');
  await expect.poll(() => picture(second)).toBe(stands);
  await other.close();
});

test('Escape skips the animation, and the winner is the same', async ({ page }) => {
  await open(page, `${THREE}&seed=smallkit&seconds=30`);
  await spin(page).focus();
  await page.keyboard.press('Space');
  await expect(form(page)).toHaveAttribute('data-state', 'working');
  await page.keyboard.press('Escape');
  await expect(winner(page)).toBeVisible({ timeout: 20_000 });
  await expect(result(page)).toHaveText('Bob');
});

test('removes one winner after the other until one is left', async ({ page }) => {
  await open(page, `${THREE}&removeWinner=true&seconds=1`);
  const input = page.locator('textarea[name=input]');
  await spin(page).click();
  await expect(winner(page)).toBeVisible();
  const first = (await result(page).textContent()) ?? '';
  await expect(input).toHaveValue('Ann\nBob\nCy');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(input).not.toHaveValue(new RegExp(first));
  await expect(winner(page)).toBeVisible();
  const second = (await result(page).textContent()) ?? '';
  expect(second).not.toBe(first);
  const last = ['Ann', 'Bob', 'Cy'].filter((name) => name !== first && name !== second).join();
  await expect(page.locator('output[name=remaining]')).toHaveText(last);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.locator('main [role=alert]')).toContainText('two entries');
  await expect(input).toHaveValue(last);
});

test('the dialog removes the winner, and the wheel waits for the next spin', async ({ page }) => {
  await open(page, `${THREE}&seconds=1`);
  await spin(page).click();
  const first = (await winner(page).locator('p').textContent()) ?? '';
  await page.getByRole('button', { name: 'Remove the winner' }).click();
  await expect(form(page)).toHaveAttribute('data-state', 'empty');
  await expect(page.locator('textarea[name=input]')).not.toHaveValue(new RegExp(first));
  await expect(page.getByRole('cell', { name: '50.00' })).toHaveCount(2);
});

test('changing display settings keeps the winner', async ({ page }) => {
  await open(page, `${THREE}&seconds=1`);
  await spin(page).click();
  await page.getByRole('button', { name: 'Close' }).click();
  const won = (await result(page).textContent()) ?? '';
  await page.getByLabel('Title above the wheel').fill('Who cooks?');
  await page.getByLabel('Ticking sound').check();
  await expect(page.getByRole('heading', { name: 'Who cooks?' })).toBeVisible();
  await expect(result(page)).toHaveText(won);
});

test('spins a thousand entries and refuses one more', async ({ page }) => {
  const names = Array.from({ length: 1_000 }, (_, index) => `entry ${index + 1}`);
  const link = (entries: string[]) => new URLSearchParams({ input: entries.join('\n'), seconds: '1' }).toString();
  await open(page, link(names));
  await spin(page).click();
  await expect(winner(page)).toBeVisible();
  expect(names).toContain(await result(page).textContent());
  await page.getByRole('button', { name: 'Close' }).click();
  await page.evaluate((hash) => (location.hash = hash), link([...names, 'one more']));
  await expect(page.locator('main [role=alert]')).toContainText('1,001');
});

test('makes no sound by default, and ticks if chosen', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    Object.assign(window, { ticks: 0 });
    window.AudioContext = class extends Real {
      override createOscillator() {
        Object.assign(window, { ticks: Number(Reflect.get(window, 'ticks')) + 1 });
        return super.createOscillator();
      }
    };
  });
  const ticks = () => page.evaluate(() => Number(Reflect.get(window, 'ticks')));
  await open(page, `${THREE}&seconds=1`);
  await spin(page).click();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await ticks()).toBe(0);
  await page.getByLabel('Ticking sound').check();
  await spin(page).click();
  await expect(winner(page)).toBeVisible();
  expect(await ticks()).toBeGreaterThan(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows the winner after a moment, without rotation and confetti', async ({ page }) => {
    await open(page, `${THREE}&seed=smallkit&seconds=30`);
    const rest = await picture(page);
    await spin(page).click();
    await expect(winner(page)).toBeVisible({ timeout: 20_000 });
    await expect(result(page)).toHaveText('Bob');
    expect(await picture(page)).toBe(rest);
    const painted = await winner(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width);
    expect(painted, 'the untouched size of a canvas').toBe(300);
  });
});
