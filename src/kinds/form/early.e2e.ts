import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openOptions, share } from '../../testing/e2e';
import sharp from 'sharp';

/* What a visitor does before the form is ready. Each of the page's scripts is delayed in turn. */

test.use({ serviceWorkers: 'block' });

const form = 'form#tool';
const settled = `${form}:not([data-state=loading]):not([data-state=working])`;
const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#3a7' } }).png();

interface Visit {
  /** The page's path; its fragment sets values that a visitor would not type. */
  readonly path: string;
  /** The scripts that are delayed one at a time. All scripts at once are delayed in any case. */
  readonly scripts?: RegExp;
  /** Types, chooses a file, changes an option or presses a button. */
  readonly act: (page: Page) => Promise<void>;
  readonly check: (page: Page) => Promise<void>;
}

const VISITS: readonly Visit[] = [
  {
    path: '/text-compare/#context=1',
    scripts: /./,
    act: async (page) => {
      await page.locator('input[name=file]').setInputFiles({
        name: 'early.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('one\ntwo\n'),
      });
      await page.locator('textarea[name=other]').fill('one\nthree\n');
      await openOptions(page);
      await page.locator('label', { has: page.locator('input[value=word]') }).click();
      await page.getByRole('button', { name: 'Swap', exact: true }).click();
      await share(page, 'Copy link');
    },
    check: async (page) => {
      await expect(page.locator('textarea[name=input]')).toHaveValue('one\nthree\n');
      await expect(page.locator('textarea[name=other]')).toHaveValue('one\ntwo\n');
      await expect(page.locator('output[name=result]')).toContainText('-three\n+two');
      await expect(page).toHaveURL(/#input=one%0Athree%0A&other=one%0Atwo%0A&mode=word&context=1$/);
    },
  },
  {
    path: '/image-resizer/#enlarge=false',
    scripts: /./,
    act: async (page) => {
      const buffer = await picture().toBuffer();
      await page.locator('input[name=input]').setInputFiles({ name: 'early.png', mimeType: 'image/png', buffer });
      await page.locator('input[name=width]').fill('10');
      await page.locator('select[name=format]').selectOption('webp');
      await share(page, 'Copy link');
    },
    check: async (page) => {
      await expect(page.locator('output[name=result]')).toHaveText('early-10x5.webp');
      await expect(page).toHaveURL(/#width=10&enlarge=false&format=webp$/);
    },
  },
  {
    path: '/chronological-age-calculator/',
    scripts: /DateControl/,
    act: async (page) => {
      await page.locator('input[name=birth]').fill('2000-02-29');
      await page.locator('input[name=asOf]').fill('2001-02-28');
      await openOptions(page);
      await page.locator('select[name=leap]').selectOption('feb28');
      await share(page, 'Copy link');
    },
    check: async (page) => {
      await expect(page.locator('output[name=years]')).toHaveAttribute('data-value', '1');
      await expect(page).toHaveURL(/#birth=2000-02-29&asOf=2001-02-28&leap=feb28$/);
    },
  },
  {
    path: '/yes-or-no-wheel/',
    act: async (page) => {
      await page.locator('textarea[name=input]').fill('Perhaps\nNever*0');
      await page.getByRole('button', { name: 'Spin', exact: true }).click();
    },
    check: async (page) => {
      await expect(page.locator('output[name=result]')).toHaveText('Perhaps');
      await expect(page.locator('textarea[name=input]')).toHaveValue('Perhaps\nNever*0');
    },
  },
];

/** The script that no form needs; it loads once the page is quiet. */
const LATER = /\/start-later\./;

/** The scripts that a page loads before anything is typed or pressed. */
async function scriptsOf(context: BrowserContext, path: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !LATER.test(request.url())) asked.add(request.url());
  });
  await page.goto(path);
  await page.locator(form).hover();
  await expect(page.locator(settled)).toBeVisible();
  await page.close();
  return [...asked];
}

/** Opens a new tab, with its own session storage, in which scripts that match `url` are delayed until `act` is done. */
async function visit(context: BrowserContext, { path, act, check }: Visit, url: string | RegExp): Promise<void> {
  const page = await context.newPage();
  const acted = Promise.withResolvers<void>();
  const asked = page.waitForRequest(url);
  await page.route(url, async (route) => {
    await acted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(form).hover();
  await asked;
  const opened = await page.evaluate(() => performance.timeOrigin);
  await act(page);
  acted.resolve();
  await check(page);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await page.close();
}

for (const one of VISITS) {
  test(`${one.path} keeps and processes input from before a script has loaded`, async ({ context }) => {
    await test.step('every script', () => visit(context, one, /\.js$/));
    const { scripts } = one;
    const late = scripts ? (await scriptsOf(context, one.path)).filter((url) => scripts.test(url)) : [];
    for (const url of late) await test.step(new URL(url).pathname, () => visit(context, one, url));
  });
}

test('dropping a file and pressing Enter before the form is ready do not navigate away', async ({ page }) => {
  const acted = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await acted.promise;
    await route.continue();
  });
  await page.goto('/image-resizer/', { waitUntil: 'commit' });
  const opened = await page.evaluate(() => performance.timeOrigin);
  const drop = (zone: Element, bytes: number[]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
    // If nothing handles the drop, the browser navigates to the file.
    return ['dragover', 'drop'].map(
      (type) => !zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
    );
  };
  expect(await page.locator('.drop-zone').evaluate(drop, [...(await picture().toBuffer())])).toEqual([true, true]);
  await page.locator('input[name=width]').fill('10');
  await page.locator('input[name=width]').press('Enter');
  acted.resolve();
  await expect(page.locator('output[name=result]')).toHaveText('dropped-10x5.png');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('an example with a file that is pressed before the form is ready loads the file', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/image-resizer/', { waitUntil: 'commit' });
  await page.locator('[data-example]').first().click();
  pressed.resolve();
  await expect(page.locator('output[name=result]')).toHaveText('wide-500x334.png');
});

test('Enter in a question before any script has loaded sends it, without a line break', async ({ page }) => {
  const acted = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await acted.promise;
    await route.continue();
  });
  // Nothing is sent to the real service.
  await page.route(/dns-query/, (route) => route.abort());
  const asked = page.waitForRequest(/dns-query.*example\.com/);
  await page.goto('/dns-lookup/', { waitUntil: 'commit' });
  await page.locator('textarea[name=input]').fill('example.com');
  await page.locator('textarea[name=input]').press('Enter');
  acted.resolve();
  await asked;
  await expect(page.locator('textarea[name=input]')).toHaveValue('example.com');
});

test('a question that is being typed while a link to an option is applied is not sent', async ({ page }) => {
  const acted = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await acted.promise;
    await route.continue();
  });
  const asked: string[] = [];
  await page.route(/dns-query/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/dns-lookup/#type=A', { waitUntil: 'commit' });
  await page.locator('textarea[name=input]').fill('example.co');
  acted.resolve();
  await expect(page.locator('select[name=type]')).toHaveValue('A');
  await expect(page.locator(settled)).toBeVisible();
  await expect(page.locator('textarea[name=input]')).toHaveValue('example.co');
  expect(asked).toEqual([]);
});

test('changing an option before the form is ready keeps the text stored in this tab', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page.locator('textarea[name=input]').fill('one two');
  await expect(page.locator('output[name=result]')).toHaveText('owt eno');
  await page.goto('/about/');
  const acted = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await acted.promise;
    await route.continue();
  });
  await page.goto('/reverse-text/', { waitUntil: 'commit' });
  await page.locator('select[name=mode]').selectOption('words');
  acted.resolve();
  await expect(page.locator('output[name=result]')).toHaveText('two one');
  await expect(page.locator('textarea[name=input]')).toHaveValue('one two');
});

for (const [path, first, later] of [
  ['/image-compressor/', async (page: Page) => choose(page, 2), async (page: Page) => choose(page, 3)],
  [
    '/qr-code-generator/',
    async (page: Page) => page.locator('[name=input]').fill('one'),
    async (page: Page) => page.locator('[name=input]').fill('two'),
  ],
] as const) {
  test(`${path} is done only when each file of the result has its URL`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Reflect.set(window, 'seen', seen);
      new MutationObserver(() => {
        const tool = document.querySelector<HTMLFormElement>('form#tool');
        if (tool?.dataset.state !== 'done') return;
        const results = [...tool.querySelectorAll<HTMLElement>('output[name=result]')];
        seen.push(results.length > 0 && results.every((output) => output.dataset.href?.startsWith('blob:') === true));
      }).observe(document, { attributeFilter: ['data-state'], subtree: true });
    });
    await page.goto(path);
    for (const act of [first, later]) {
      await act(page);
      await expect(page.locator(`${form}[data-state=done]`)).toBeVisible();
    }
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as boolean[]);
    expect(new Set(seen)).toEqual(new Set([true]));
  });
}

async function choose(page: Page, count: number): Promise<void> {
  const buffer = await picture().toBuffer();
  const files = Array.from({ length: count }, (_, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer }));
  await page.locator('input[name=input]').setInputFiles(files);
  await expect(page.locator('output[name=result]')).toHaveCount(count);
}
