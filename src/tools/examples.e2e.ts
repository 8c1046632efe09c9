import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { exampleFragment } from '../kinds/permalink';
import { canonicalValue } from '../kinds/values';
import { isProblem } from '../kinds/words';
import type { AnyExample, SampleFile } from '../kinds';
import { langOfPath } from '../i18n/languages';

/**
 * Each example in a real browser: its page is opened once, each example's fragment is set, and the outputs must hold
 * what the standard or the other program says.
 */
const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");

const pages = globSync('dist/**/index.html').flatMap((file) => {
  const html = readFileSync(file, 'utf8');
  const found = /data-tool="([^"]+)" data-preset="([^"]*)"/.exec(html);
  if (!found) return [];
  const preset: Record<string, unknown> = JSON.parse(decode(found[2] ?? '{}'));
  return [{ path: `/${file.slice('dist/'.length, -'index.html'.length)}`, tool: found[1] ?? '', preset }];
});

/** Pages whose result no example can carry. */
const WITHOUT_EXAMPLES = new Set(['code/markdown-editor']);

test('there are tool pages to check', () => expect(pages.length).toBeGreaterThan(70));

for (const { path, tool, preset } of pages) {
  test(`${path} holds its examples`, async ({ page }) => {
    const { default: examples }: { default: readonly AnyExample[] } = await import(`./${tool}/examples.ts`);
    const lang = langOfPath(path);
    const own = examples.filter(
      ({ values, lang: only = lang }) =>
        only === lang &&
        Object.entries(preset).every(
          ([name, value]) => !(name in values) || canonicalValue(values[name]) === canonicalValue(value),
        ),
    );
    if (!WITHOUT_EXAMPLES.has(tool))
      expect(own.length, `${path} has no example that agrees with its preset`).toBeGreaterThan(0);
    const asks = own.some(({ answers }) => answers !== undefined);
    const service = asks ? await answering(own) : undefined;
    await page.goto(path);
    await page.locator('form#tool').hover();
    await settled(page);
    for (const example of own) await check(page, example, preset);
    service?.close();
  });
}

/** The build under test asks this port (scripts/test.mjs). */
const DOH_PORT = 4330;

/** DNS over HTTPS as its JSON form is spoken, answered from the examples' recordings; a name without one does not exist. */
async function answering(examples: readonly AnyExample[]): Promise<Server> {
  const recorded = Object.assign({}, ...examples.map(({ answers }) => answers)) as Record<string, unknown>;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asked = Object.keys(recorded).find((end) => request.url?.endsWith(end));
    const nothing = {
      Status: 3,
      TC: false,
      RD: true,
      RA: true,
      AD: false,
      CD: false,
      Question: [{ name: url.searchParams.get('name') }],
    };
    response.writeHead(200, { 'content-type': 'application/dns-json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(asked === undefined ? nothing : recorded[asked]));
  });
  await new Promise<void>((resolve) => server.listen(DOH_PORT, '127.0.0.1', resolve));
  return server;
}

/** Waits frame by frame: thousands of examples would add up the pauses of `expect.poll`. */
const settled = (page: Page) =>
  page.waitForFunction(
    () => !/loading|working/.test(document.querySelector<HTMLFormElement>('form#tool')?.dataset.state ?? 'loading'),
    undefined,
    { timeout: 60_000 },
  );

async function check(page: Page, example: AnyExample, preset: Record<string, unknown>): Promise<void> {
  const values = { ...preset, ...example.values };
  const said = JSON.stringify(example.values);
  // A fragment that names no field leaves the form as it is: the example before must not show through.
  if (Object.values(values).some(Array.isArray)) await page.getByRole('button', { name: 'Clear', exact: true }).click();
  // A fragment that is already there fires no event: `example` makes each one new, and the form ignores it.
  const fields = Object.fromEntries(
    Object.keys(values).map((name) => [name, { type: Array.isArray(values[name]) ? 'files' : 'line' }]),
  );
  const fragment = `${exampleFragment(fields as never, values)}&example=${Math.random()}`;
  await page.evaluate(
    (hash) =>
      new Promise((resolve) => {
        addEventListener('hashchange', resolve, { once: true });
        location.hash = hash;
      }),
    fragment,
  );
  await settled(page);
  for (const [name, value] of Object.entries(values)) {
    if (!Array.isArray(value)) continue;
    await chooseFiles(page, name, value);
    await settled(page);
  }
  const { gives } = example;
  if (isProblem(gives)) {
    await expect(page.locator('main [role=alert]'), said).toBeVisible();
    return;
  }
  // The view of a table or a file is a chunk of its own, so it can stand a moment after the result is there.
  await expect(async () => {
    const outputs = await readOutputs(page);
    if (typeof gives === 'function') {
      expect(gives(outputs), `${said} gave ${JSON.stringify(outputs)}`).toBe(true);
      return;
    }
    for (const [name, expected] of Object.entries(typeof gives === 'string' ? { result: gives } : gives)) {
      const wanted = Array.isArray(expected) ? expected : expected === '' ? [] : [String(expected)];
      expect(outputs[name] ?? [], `${name} of ${said}`).toEqual(wanted);
    }
  }).toPass({ timeout: 30_000, intervals: [20, 50, 100, 250, 500] });
}

async function chooseFiles(page: Page, name: string, files: readonly SampleFile[]): Promise<void> {
  await page.locator(`input[type=file][name="${name}"]`).setInputFiles(
    files.map((file) => ({
      name: file.name,
      mimeType: file.type,
      buffer: file.base64 === undefined ? Buffer.from(file.text ?? '') : Buffer.from(file.base64, 'base64'),
    })),
  );
}

/** Plain values of the outputs, as `data-value` or as text; blank ones left out. */
async function readOutputs(page: Page): Promise<Record<string, string[]>> {
  const found = await page
    .locator('form#tool output')
    .evaluateAll((outputs) =>
      outputs.map(
        (output) =>
          [
            output.getAttribute('name') ?? '',
            (output as HTMLElement).dataset.value ?? output.textContent ?? '',
          ] as const,
      ),
    );
  const outputs: Record<string, string[]> = {};
  for (const [name, value] of found) if (value !== '') (outputs[name] ??= []).push(value);
  return outputs;
}
