import { expect, test } from '@playwright/test';

const PAGE = '/random-fact-generator/#seed=smallkit&count=2';

test('each fact has a link to its source, which is requested only by a click', async ({ page, context }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));
  await page.goto(PAGE);
  const links = page.locator('output[name=source] a');
  await expect(links).toHaveText(['NASA: Jupiter facts', 'Merriam-Webster: helicopter']);
  await expect(links.first()).toHaveAttribute('href', 'https://science.nasa.gov/jupiter/jupiter-facts/');
  await expect(links.first()).toHaveAttribute('rel', /noopener/);
  await context.route('https://science.nasa.gov/**', (route) => route.fulfill({ body: 'Jupiter' }));
  // The card under the link copies the fact: the link must be above it.
  const [source] = await Promise.all([context.waitForEvent('page'), links.first().click()]);
  await expect(source).toHaveURL('https://science.nasa.gov/jupiter/jupiter-facts/');
  expect(new Set(requested).size).toBe(1);
});

test('copies facts with their sources, and makes an image', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Copy with source' }).click();
  await expect(page.locator('p[role=status]')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/combined\.\nNASA: Jupiter facts, https:\/\/science\.nasa\.gov\S+\n\n“Helicopter”/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Image' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  expect((await download).suggestedFilename()).toBe('random-fact-generator.png');
  const image = Buffer.concat(chunks);
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect(image.readUInt32BE(16)).toBe(1200);
});
