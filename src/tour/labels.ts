import { expect, type Page } from '@playwright/test';
import { withSharedLabels } from '../kinds/contract/shared-labels';
import type { AnyStrings } from '../kinds/contract/island-props';
import type { ToolPage } from './pages';

interface Control {
  /** The field that the control belongs to; '' for an additional control, such as a file picker. */
  readonly field: string;
  /** Its accessible name. */
  readonly name: string;
  readonly html: string;
}

/**
 * Checks that every control on the form has a name, and that each field is called by its label in the page's language,
 * or by another word of the tool: a tax rate is 'VAT rate' in some countries.
 */
export async function checkLabels(page: Page, { path, lang }: ToolPage, strings: AnyStrings): Promise<void> {
  const { labels, own = {} } = withSharedLabels(strings, lang);
  const controls = await controlsOf(page);
  expect(
    controls.filter(({ name }) => name === '').map(({ html }) => html),
    `${path}: controls without a name`,
  ).toEqual([]);
  expect(await buttonsWithoutName(page), `${path}: buttons without a name`).toEqual([]);
  // A word may have placeholders: '{tax} rate'.
  const isCalled = (name: string, word = '') =>
    word !== '' && word.split(/\{\w+\}/).every((piece) => name.includes(piece));
  const wrong = controls.filter(
    ({ field, name }) =>
      field !== '' && !isCalled(name, labels[field]) && !Object.values(own).some((word) => isCalled(name, word)),
  );
  expect(
    wrong.map(({ field, name }) => `${field}: '${name}' instead of '${labels[field]}'`),
    `${path}: labels`,
  ).toEqual([]);
}

/** Axe looks at a tool's first page only; a further preset can miss a word that its own buttons need. */
const buttonsWithoutName = (page: Page): Promise<string[]> =>
  page.locator('form#tool').evaluate((form) =>
    Array.from(form.querySelectorAll('button, summary'))
      .filter(
        (button) =>
          button.checkVisibility() &&
          button.textContent?.trim() === '' &&
          !button.matches('[aria-label], [aria-labelledby], [title]'),
      )
      .map((button) => button.outerHTML.slice(0, 120)),
  );

const controlsOf = (page: Page): Promise<Control[]> =>
  page.locator('form#tool').evaluate((form: HTMLFormElement) => {
    const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const nameOf = (control: HTMLInputElement) => {
      const group = control.type === 'radio' ? text(control.closest('fieldset')?.querySelector('legend')) : '';
      const by = (control.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
      const own = [
        control.getAttribute('aria-label') ?? '',
        ...by.map((id) => text(document.getElementById(id))),
        ...Array.from(control.labels ?? [], text),
      ];
      return [group, ...own].filter(Boolean).join(' ');
    };
    return Array.from(form.querySelectorAll<HTMLInputElement>('input, select, textarea'))
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden=true]'))
      .map((control) => ({
        field: control.closest(`[data-field="${control.name}"]`) ? control.name : '',
        name: nameOf(control),
        html: control.outerHTML.slice(0, 120),
      }));
  });
