import { expect, test, type Locator, type Page } from '@playwright/test';
import { LEADS, STYLES } from '../../../data/fonts';
import { quiet } from '../../../testing/e2e';
import en from './strings/en.ts';
import es from './strings/es.ts';
import it from './strings/it.ts';
import pt from './strings/pt.ts';
import ru from './strings/ru.ts';
import { violations } from '../../../testing/axe';

const strings = { en, es, it, pt, ru };

const ids = (page: Page) =>
  page
    .locator('.item[data-style]:has(output[name=result])')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.style));

async function type(page: Page, text: string): Promise<void> {
  await page.locator('textarea[name=input]').fill(text);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('.item .cover').first()).toBeVisible();
}

test('before typing, shows each style’s name as a sample that cannot be copied', async ({ page }) => {
  await page.goto('/fancy-font-generator/');
  await expect(page.locator('[data-style=bold][data-sample] output')).toHaveText('𝐁𝐨𝐥𝐝');
  await expect(page.locator('.item[data-sample]')).toHaveCount(STYLES.length);
  await expect(page.locator('.item .cover')).toHaveCount(0);
});

test('typing shows every style: those of the page first, the others under a heading', async ({ page }) => {
  await page.goto('/fancy-font-generator/');
  await type(page, 'Hello');
  await expect.poll(async () => new Set(await ids(page))).toEqual(new Set(STYLES.map(({ id }) => id)));
  for (const [style, text] of [
    ['bold', '𝐇𝐞𝐥𝐥𝐨'],
    ['squareBrackets', '[H][e][l][l][o]'],
  ] as const) {
    await expect(page.locator(`[data-style=${style}] output`)).toHaveText(text);
  }
  const [leads, more] = await page.locator('.card-group').all();
  await expect(leads!.locator('.item')).toHaveCount(LEADS.fancy.length);
  await expect(more!.getByRole('heading')).toHaveText('More styles');
  await expect(page.locator('[data-style=script] .item-count')).toHaveText('Characters: 5');
});

test('a click on a card copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/fancy-font-generator/');
  await type(page, 'Hi');
  await page.locator('[data-style=doubleStruck]').click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ℍ𝕚');
});

test('favorites come first, keep the focus, and survive a reload', async ({ page }) => {
  await page.goto('/fancy-font-generator/');
  await type(page, 'Hello');
  for (const style of ['wings', 'strike']) {
    await page.locator(`[data-style=${style}] .star`).press('Enter');
    await expect(page.locator(`[data-style=${style}] .star`)).toBeFocused();
  }
  // Favorites keep the order of the page.
  await expect.poll(async () => (await ids(page)).slice(0, 3)).toEqual(['strike', 'wings', LEADS.fancy[0]]);
  await page.reload();
  await expect(page.locator('.card-group').first().getByRole('heading')).toHaveText('Favorites');
  // The typed text is restored after the samples have loaded.
  await expect.poll(async () => (await ids(page)).slice(0, 2)).toEqual(['strike', 'wings']);
  await page.locator('[data-style=wings] .star').click();
  await page.goto('/instagram-font-generator/');
  await expect(page.locator('.card-group').first().locator('.item')).toHaveCount(1);
  await expect.poll(() => ids(page)).toHaveLength(STYLES.length);
});

test('for a long text, each card shows the beginning and copies everything', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/fancy-font-generator/');
  await type(page, 'word '.repeat(4_000));
  const output = page.locator('[data-style=fullwidth] output');
  // A card out of view is empty. The cards above grow as their texts appear, and can push this one out of view again: a
  // visitor scrolls on.
  const scrolledTo = async (card: Locator) => {
    await card.scrollIntoViewIfNeeded();
    return card.evaluate(
      (element) => [element.getAttribute('data-length'), (element.textContent ?? '').length] as const,
    );
  };
  await expect
    .poll(async () => {
      const [all, shown] = await scrolledTo(output);
      return all === '20000' && shown > 0 && shown < 2_000;
    })
    .toBe(true);
  await page.locator('[data-style=fullwidth] .cover').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText().then((text) => text.length))).toBe(20_000);
  const last = page.locator('[data-style] output').last();
  expect(await last.textContent()).toBe('');
  await expect.poll(async () => (await scrolledTo(last))[1]).toBeGreaterThan(0);
});

test.describe('a style that the device cannot draw', () => {
  /** Simulates a device on which all characters have the same width, or all different ones. */
  const drawing = (sameWidth: boolean) => {
    let calls = 0;
    CanvasRenderingContext2D.prototype.measureText = () => ({ width: sameWidth ? 10 : ++calls }) as TextMetrics;
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(40, 40);
  };

  test('is marked if its letters look like a missing-glyph box', async ({ page }) => {
    await page.addInitScript(drawing, true);
    await page.goto('/fancy-font-generator/');
    await expect(page.locator('[data-style=bold] .item-missing')).toHaveText(strings.en.own.missing);
    await expect(page.locator('[data-style=spaced] .item-missing')).toHaveCount(0);
  });

  test('is not marked if its letters differ', async ({ page }) => {
    await page.addInitScript(drawing, false);
    await page.goto('/fancy-font-generator/');
    await expect(page.locator('[data-style=bold] output')).toHaveText('𝐁𝐨𝐥𝐝');
    await quiet(page);
    await expect(page.locator('.item-missing')).toHaveCount(0);
  });
});

test.describe('an app’s own formatting', () => {
  test('is above the styles on the page of an app that has it', async ({ page }) => {
    await page.goto('/es/letras-para-whatsapp/');
    await expect(page.getByRole('heading', { name: strings.es.labels.markup })).toBeVisible();
    await type(page, 'Hola');
    await expect(page.locator('output[name=markup]').first()).toHaveText('*Hola*');
    await expect(page.locator('.item:has(output[name=markup]) .star')).toHaveCount(0);
  });

  test('leaves no empty space on other pages', async ({ page }) => {
    await page.goto('/fancy-font-generator/');
    await expect(page.locator('[data-style=bold] output')).toBeVisible();
    await expect(page.locator('.result-items')).toHaveCount(1);
    await expect(page.locator('.placeholder')).toHaveCount(0);
  });
});

test.describe('pasted styled text', () => {
  test('is converted to plain letters that can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/strikethrough-text-generator/');
    await type(page, 'n̶o̶ ̶𝓴𝓲𝓭𝓭𝓲𝓷𝓰');
    await expect(page.locator('output[name=plain]')).toHaveText('no kidding');
    await expect(page.locator('[data-note]')).toHaveText(strings.en.notes.wasStyled);
    await page.locator('.result-text').getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('no kidding');
    await type(page, 'Hello');
    await expect(page.locator('output[name=plain]')).toHaveCount(0);
  });

  for (const path of [
    '/discord-fonts/',
    '/tiny-text-generator/',
    '/es/letras-para-facebook/',
    '/ru/fancy-font-generator/',
  ]) {
    test(`is converted on ${path}`, async ({ page }) => {
      await page.goto(path);
      await type(page, '𝐁𝐨𝐥𝐝');
      await expect(page.locator('output[name=plain]')).toHaveText('Bold');
    });
  }
});

test('Discord’s own formatting comes first, and a name of more than 32 characters gets a note', async ({ page }) => {
  await page.goto('/discord-fonts/');
  await type(page, 'Hi');
  await expect(page.locator('output[name=markup]')).toHaveText([
    '**Hi**',
    '*Hi*',
    '***Hi***',
    '__Hi__',
    '~~Hi~~',
    '||Hi||',
    '`Hi`',
  ]);
  await expect(page.locator('[data-note]')).toHaveText(['A Discord nickname can have 32 characters.']);
  await type(page, 'x'.repeat(33));
  await expect(page.locator('[data-note]').last()).toContainText('Your text has 33 characters');
});

for (const [path, lang] of [
  ['/fancy-font-generator/', 'en'],
  ['/fortnite-fonts/', 'en'],
  ['/tiktok-style-text-maker/', 'en'],
  ['/instagram-font-generator/', 'en'],
  ['/es/generador-de-letras/', 'es'],
  ['/es/letras-para-whatsapp/', 'es'],
  ['/it/testo-speciale/', 'it'],
  ['/pt/fontes-para-instagram/', 'pt'],
  ['/ru/fancy-font-generator/', 'ru'],
] as const) {
  test(`${path} explains who cannot read such letters, even without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByText(strings[lang].hints.input)).toBeVisible();
    await context.close();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds no violations, in samples and results', async ({ page }) => {
      await page.goto('/es/letras-para-whatsapp/');
      await expect(page.locator('.item[data-sample]').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await type(page, 'Hola');
      await page.locator('[data-style=sansBold] .star').click();
      expect(await violations(page)).toEqual([]);
    });
  });
}
