import { rawOf, type HeldTexts } from './controls';
import type { Fields } from '../contract/fields';
import type { Declared } from '../contract/tool';

/* Stores in this tab what was typed into a form, so that it is restored when the visitor returns to the page. */

/** Longer texts are not stored: writing them would make every key press slow. */
const KEPT_LIMIT = 1_000_000;

/** A form's texts and checkboxes as typed, for this tab's storage, without secrets and files. */
export function typedState(form: HTMLFormElement, held: HeldTexts, fields: Fields): Record<string, string> {
  const state: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.secret || field.hidden || field.type === 'files') continue;
    const raw = rawOf(form, held, name);
    if (raw !== undefined) state[name] = String(raw);
  }
  return state;
}

export const storageKey = () => `form:${location.pathname}`;

export function remember(form: HTMLFormElement, held: HeldTexts, tool: Declared): void {
  if (tool.secret) return;
  const state = typedState(form, held, tool.fields);
  try {
    // Even converting a long text to JSON would block the main thread.
    if (Object.values(state).some((text) => text.length > KEPT_LIMIT)) return;
    const text = JSON.stringify(state);
    if (text.length <= KEPT_LIMIT) sessionStorage.setItem(storageKey(), text);
  } catch {
    // Storage is full or disabled: the values are still in the form.
  }
}
