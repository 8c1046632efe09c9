import { rawOf, type HeldTexts } from './controls';
import type { Fields } from '../contract/fields';
import type { Declared } from '../contract/tool';
import { HANDED } from './handed-key';

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
    if (text.length > KEPT_LIMIT) return;
    sessionStorage.setItem(storageKey(), text);
    if (!hasFiles(form)) forgetHanded();
  } catch {
    // Storage is full or disabled: the values are still in the form.
  }
}

const hasFiles = (form: HTMLFormElement): boolean =>
  Array.from(form.querySelectorAll<HTMLInputElement>('input[type=file][name]')).some(({ files }) => files?.length);

/** From now on this tab's storage has what another tool handed over, and what the visitor made of it. */
function forgetHanded(): void {
  if (new URLSearchParams(location.hash.slice(1)).has(HANDED))
    history.replaceState(null, '', location.pathname + location.search);
}
