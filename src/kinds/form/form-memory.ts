import { rawOf, type HeldTexts } from './controls';
import type { Fields } from '../contract/fields';
import type { Declared } from '../contract/tool';
import { HANDED } from './handed-key';
import { touchedNames } from './touched-fields';

/*
 * Stores in this tab what was typed into a form, so that it is restored when the visitor returns to the page; and on this
 * device the settings that a tool keeps.
 */

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
export const settingsKey = () => `settings:${location.pathname}`;

export function remember(form: HTMLFormElement, held: HeldTexts, tool: Declared): void {
  if (tool.secret) return;
  const state = typedState(form, held, tool.fields);
  if (tool.keeps) rememberSettings(form, state, tool.keeps);
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

/** Only what differs from the page's own settings is stored, and nothing that came with a link. */
function rememberSettings(form: HTMLFormElement, state: Readonly<Record<string, string>>, keeps: readonly string[]) {
  if (location.hash.includes('=')) return;
  const touched = touchedNames(form);
  const changed = Object.entries(state).filter(([name]) => keeps.includes(name) && touched.has(name));
  try {
    if (changed.length === 0) localStorage.removeItem(settingsKey());
    else localStorage.setItem(settingsKey(), JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // As above.
  }
}

const hasFiles = (form: HTMLFormElement): boolean =>
  Array.from(form.querySelectorAll<HTMLInputElement>('input[type=file][name]')).some(({ files }) => files?.length);

/** From now on this tab's storage has what another tool handed over, and what the visitor made of it. */
function forgetHanded(): void {
  if (new URLSearchParams(location.hash.slice(1)).has(HANDED))
    history.replaceState(null, '', location.pathname + location.search);
}
