import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'block' });

/** A site whose operator has configured visit statistics, and the requests for their script. */
async function withStatistics(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    const config = `<meta name="smallkit-third-parties-config" content='{"ads":"","analytics":"G-1","recording":""}'>`;
    const banner =
      '<section id="consent" hidden><button data-choose="none">No</button><button data-choose="all">Yes</button></section>';
    const html = (await response.text())
      .replace("script-src 'self'", "script-src 'self' https://*.googletagmanager.com")
      .replace('</head>', `${config}</head>`)
      .replace('<main', `${banner}<main`);
    await route.fulfill({ response, body: html });
  });
  return asked;
}

test('loads nothing before the visitor agrees, and remembers the choice', async ({ page }) => {
  const asked = await withStatistics(page);
  await page.goto('/about/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
  await expect(page.locator('#consent')).toBeHidden();
  await page.reload();
  await expect.poll(() => asked).toHaveLength(2);
  await expect(page.locator('#consent')).toBeHidden();
});

test('a visitor who refuses is not asked again, and nothing loads', async ({ page }) => {
  const asked = await withStatistics(page);
  await page.goto('/about/');
  await page.getByRole('button', { name: 'No' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('#consent')).toBeHidden();
  expect(asked).toEqual([]);
});
