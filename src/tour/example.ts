import { expect, type Page } from '@playwright/test';
import { INTERFACE } from '../i18n/interface';
import { exampleFragment } from '../kinds/form/permalink';
import { formatProblem } from '../kinds/contract/format-message';
import { withSharedLabels } from '../kinds/contract/shared-labels';
import { isProblem, type Problem } from '../kinds/contract/messages';
import type { AnyExample, SampleFile } from '../kinds/contract';
import type { AnyStrings } from '../kinds/contract/island-props';
import type { ToolPage } from './pages';

/** Polls every frame: with thousands of examples the pauses of `expect.poll` would add up. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () => !/loading|working/.test(document.querySelector<HTMLFormElement>('form#tool')?.dataset.state ?? 'loading'),
    undefined,
    { timeout: 60_000 },
  );

/** Hydrates the form of an open page. */
export async function wakeTool(page: Page): Promise<void> {
  await page.locator('form#tool').hover();
  await settled(page);
}

/** Puts an example into the open form by its permalink and checks the form's result. */
export async function checkExample(
  page: Page,
  { lang, preset }: ToolPage,
  strings: AnyStrings,
  example: AnyExample,
): Promise<void> {
  const values = { ...preset, ...example.values };
  const name = JSON.stringify(example.values);
  await fillIn(page, lang, values);
  const { gives } = example;
  if (isProblem(gives)) {
    await expect(page.locator('main [role=alert]'), name).toContainText(sentence(gives, lang, strings));
    return;
  }
  // A form that fails to load or work shows an alert, but a predicate could still accept the rest of a result.
  await expect(async () => {
    const outputs = await readOutputs(page);
    if (typeof gives === 'function') {
      expect(gives(outputs), `${name} gave ${JSON.stringify(outputs)}`).toBe(true);
      return;
    }
    for (const [output, expected] of Object.entries(typeof gives === 'string' ? { result: gives } : gives)) {
      const wanted = Array.isArray(expected) ? expected : expected === '' ? [] : [String(expected)];
      expect(outputs[output] ?? [], `${output} of ${name}`).toEqual(wanted);
    }
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100, 250, 500] });
}

/** The message that the page must show for a problem, in its language. */
const sentence = (problem: Problem, lang: ToolPage['lang'], strings: AnyStrings): string =>
  formatProblem(problem, { lang, words: INTERFACE[lang], strings: withSharedLabels(strings, lang) });

async function fillIn(page: Page, lang: ToolPage['lang'], values: Readonly<Record<string, unknown>>): Promise<void> {
  const files = Object.entries(values).filter((entry): entry is [string, readonly SampleFile[]] =>
    Array.isArray(entry[1]),
  );
  // A link contains no files: those of the previous example would stay.
  if (files.length > 0) await page.getByRole('button', { name: INTERFACE[lang]['action.clear'], exact: true }).click();
  const fields = Object.fromEntries(
    Object.keys(values).map((name) => [name, { type: Array.isArray(values[name]) ? 'files' : 'line' }]),
  );
  // The same fragment twice fires no event: `example` makes each one unique, and the form ignores it.
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
  for (const [name, list] of files) {
    await chooseFiles(page, name, list);
    await settled(page);
  }
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

/** Plain values of the outputs, from `data-value` or the text, without blank ones. An item of a list is its text. */
async function readOutputs(page: Page): Promise<Record<string, string[]>> {
  // Not by a locator: it calls the form's `matches`, which an output of that name shadows.
  const found = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('form#tool output'),
      (output) =>
        [
          output.getAttribute('name') ?? '',
          (output.matches('.item > output[name=result]') ? undefined : (output as HTMLElement).dataset.value) ??
            output.textContent ??
            '',
        ] as const,
    ),
  );
  const outputs: Record<string, string[]> = {};
  for (const [name, value] of found) if (value !== '') (outputs[name] ??= []).push(value);
  return outputs;
}
