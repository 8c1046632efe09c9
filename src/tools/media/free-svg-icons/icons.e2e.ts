import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

/** What can run or load in an SVG: SVG 2 §15 (scripts and events), §12.1 (foreignObject), §16 (links), §6 (style sheets). */
const UNSAFE = `<?xml version="1.0"?>
<!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10" onload="alert(1)">
  <script>alert(2)</script>
  <style>@import url(https://example.com/a.css); .a { fill: #ff0000; mask: url(https://example.com/m.svg#m) } .b { mask: \\75rl(https://example.com/n.svg) } .c { background: url(data:image/png;base64,AAAA) }</style>
  <defs><linearGradient id="g"><stop offset="0" stop-color="blue"/></linearGradient><circle id="dot" r="1"/></defs>
  <foreignObject><p>text</p></foreignObject>
  <a href="javascript:alert(3)"><rect class="a" width="5" height="5" onclick="alert(4)"/></a>
  <image href="https://example.com/p.png" width="1" height="1"/>
  <use xlink:href="#dot" x="3"/>
  <path d="M0 0h1" fill="url(#g)" stroke="#123456" style="stroke: red"/>
</svg>`;

const choose = (text: string, name = 'logo.svg') => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

test('an SVG of one’s own loses what runs or loads, and gets the size and the color', async ({ page }) => {
  await page.goto('/free-svg-icons/');
  await page.locator('.icon-own > summary').click();
  await page.locator('.icon-own input[type=file]').setInputFiles(choose(UNSAFE));
  const code = page.locator('output[name=ownCode]');
  await expect(code).toContainText('<svg');
  expect(await code.textContent()).not.toMatch(/script|alert|onload|onclick|foreignObject|example\.com|@import/i);
  await expect(code).toContainText('linearGradient id="g"');
  await expect(code).toContainText(/<use [^>]*href="#dot"/);
  await expect(code).toContainText('fill="url(#g)"');
  await expect(code).toContainText('url(data:image/png;base64,AAAA)');
  await expect(code).toContainText(/<style>\s*\.a \{/);
  await expect(code).toContainText('width="24" height="12"');
  // Without a chosen color, it keeps its own.
  await expect(code).toContainText('#123456');
  await expect(page.locator('.icon-own [role=status]')).toContainText('foreignobject');
  await expect(page.locator('.icon-own [role=status]')).toContainText('script');

  await page.locator('.icon-look > summary').click();
  await page.locator('[name=color]').fill('#0b6350');
  await expect(code).toContainText('stroke="#0b6350"');
  await expect(code).toContainText('fill="url(#g)"');
  expect(await code.textContent()).not.toMatch(/#123456|#ff0000|blue|red/);

  await page.locator('.icon-own input[type=file]').setInputFiles(choose('no drawing', 'notes.svg'));
  await expect(page.locator('.icon-own').getByRole('alert')).toContainText('notes contains no SVG');
});

test('collected icons are kept, and download as a sprite and as a ZIP of files', async ({ page }) => {
  await page.goto('/free-svg-icons/#input=arrow-left');
  for (const name of ['arrow-left', 'arrow-left-to-line']) {
    await page.locator('.icon-grid').getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Add to set' }).click();
  }
  await page.reload();
  const set = page.getByRole('region', { name: 'Your set' });
  await expect(set.getByRole('heading')).toHaveText('Your set · 2');

  const [sprite] = await Promise.all([
    page.waitForEvent('download'),
    set.getByRole('button', { name: 'Download Sprite' }).click(),
  ]);
  const text = await readFile(await sprite.path(), 'utf8');
  // The symbol of the sprite draws what the icon's own SVG draws.
  const drawn = await page.evaluate((svg) => {
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    return [...root.children].map(({ localName, id, children }) => [localName, id, children.length]);
  }, text);
  expect(drawn.map(([element, id]) => [element, id])).toEqual([
    ['symbol', 'arrow-left-to-line'],
    ['symbol', 'arrow-left'],
  ]);
  expect(drawn.every(([, , shapes]) => Number(shapes) > 0)).toBe(true);

  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    set.getByRole('button', { name: 'Download SVG files (ZIP)' }).click(),
  ]);
  const bytes = await readFile(await zip.path(), 'latin1');
  expect(bytes.slice(0, 2)).toBe('PK');
  for (const name of ['arrow-left.svg', 'arrow-left-to-line.svg']) expect(bytes).toContain(name);

  await set.getByRole('button', { name: 'Clear' }).click();
  await expect(set).toHaveCount(0);
});

test('a brand is found by its name, drawn filled, and shown with whose it is', async ({ page }) => {
  const logos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/brand-')) logos.push(request.url());
  });
  await page.goto('/free-svg-icons/');
  await page.locator('[name=input]').focus();
  await expect(page.locator('output[name=count]')).toHaveAttribute('data-value', '1908');
  expect(logos).toEqual([]);

  await page.locator('[name=input]').fill('github');
  const grid = page.locator('.icon-grid');
  const button = grid.getByRole('button', { name: 'github', exact: true });
  await expect(button.locator('path')).toHaveCount(1);
  await button.click();
  const panel = page.getByRole('region', { name: 'github', exact: true });
  const code = panel.locator('output[name=code]');
  await expect(code).toContainText('viewBox="0 0 24 24" fill="currentColor"');
  await expect(code).not.toContainText('stroke');
  await expect(panel).toContainText('trademarks of their owners');
  await expect(panel.getByRole('link', { name: 'Source', exact: true })).toHaveAttribute('href', /^https:/);
  await panel.getByRole('button', { name: 'Brand color #181717' }).click();
  await expect(code).toContainText('fill="#181717"');

  // The category shows all of them, with their drawings.
  await page.locator('[name=input]').fill('');
  await page.getByRole('radio', { name: 'Brands' }).check({ force: true });
  await expect(page.locator('output[name=count]')).toHaveAttribute('data-value', /^3\d{3}$/);
  await expect(grid.getByRole('button').first().locator('path')).toHaveCount(1);

  // A link opens a logo, with the license that it has of its own.
  await page.goto('/free-svg-icons/#icon=vuedotjs');
  await page.reload();
  const vue = page.getByRole('region', { name: 'vuedotjs', exact: true });
  await expect(vue.locator('output[name=code]')).toContainText('<path d="M');
  await expect(vue.getByRole('link', { name: 'CC-BY-NC-SA-4.0' })).toBeVisible();
});
