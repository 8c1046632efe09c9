import { expect, test, type Page } from '@playwright/test';
import { quiet } from '../../testing/e2e';

test.use({ serviceWorkers: 'block' });

const signIn = () => localStorage.setItem('user', JSON.stringify({ uid: '1', email: 'a@b.example' }));

/** Waits for the final page: a browser that is closed during a navigation can hang. */
async function endsOn(page: Page, path: string): Promise<void> {
  await page.waitForURL(({ pathname, search }) => pathname + search === path);
  await quiet(page);
}

test('the dashboard redirects a signed-out visitor to the sign-in page, with the way back', async ({ page }) => {
  await page.goto('/user/dashboard/');
  await endsOn(page, '/setting/sign-in/?next=/user/dashboard/');
});

test('a signed-in visitor sees the dashboard', async ({ page }) => {
  await page.addInitScript(signIn);
  await page.goto('/user/dashboard/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user/dashboard/');
});

for (const [next, target] of [
  ['', '/user/dashboard/'],
  ['?next=/about/', '/about/'],
  ['?next=https://evil.example/', '/user/dashboard/'],
  ['?next=//evil.example/', '/user/dashboard/'],
  ['?next=javascript:alert(1)', '/user/dashboard/'],
] as const) {
  test(`signed in, /setting/sign-in/${next} leads to ${target}`, async ({ page }) => {
    await page.addInitScript(signIn);
    await page.goto(`/setting/sign-in/${next}`);
    await endsOn(page, target);
  });
}

test('an unknown guard is an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html data-guard="admins-only"') });
  });
  await page.goto('/about/');
  await expect.poll(() => errors).toEqual(['Unknown route guard: admins-only']);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});
