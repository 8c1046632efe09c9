import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'block' });

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const CONTENT: Readonly<Record<string, string>> = {
  '.json': '{"a":1}',
  '.csv': 'a,b\n1,2',
  '.xml': '<a><b/></a>',
  '.yaml': 'a:   1',
  '.md': '# Title',
  '.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  '.jpg': atob(PNG),
};

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly file_handlers: readonly { readonly action: string; readonly accept: Readonly<Record<string, string[]>> }[];
}

test('each tool that the manifest names takes the files that the system opens with it', async ({ page, request }) => {
  const manifest: Manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);

  // The system calls the consumer in an installed app only.
  await page.addInitScript(() => {
    const setConsumer = (open: unknown) => Object.assign(window, { openedWith: open });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  for (const { action, accept } of manifest.file_handlers) {
    await page.goto(action);
    const [type = '', [extension = ''] = []] = Object.entries(accept)[0] ?? [];
    await page.waitForFunction(() => 'openedWith' in window);
    await page.evaluate(
      ({ name, type, bytes }) => {
        const file = new File([Uint8Array.from(bytes, (character) => character.charCodeAt(0))], name, { type });
        (window as unknown as { openedWith(launch: object): void }).openedWith({
          files: [{ getFile: async () => file }],
        });
      },
      { name: `opened${extension}`, type, bytes: CONTENT[extension] ?? '' },
    );
    await expect(page.locator('form#tool'), action).toHaveAttribute('data-state', 'done');
    await expect(page.locator('main [role=alert]'), action).toHaveCount(0);
  }
});
