import { rawOf, type HeldTexts } from './controls';
import type { Fields } from '../contract/fields';
import type { Declared } from '../contract/tool';

/* What this tab last held: texts and ticks as they were typed. */

/** This tab remembers what was typed up to here; more would make every key slow. */
const KEPT_LIMIT = 1_000_000;

/** A form's texts and ticks as typed, for this tab's storage: no secrets, no files. */
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
    // Writing a long text as JSON alone would stop the page.
    if (Object.values(state).some((text) => text.length > KEPT_LIMIT)) return;
    const text = JSON.stringify(state);
    if (text.length <= KEPT_LIMIT) sessionStorage.setItem(storageKey(), text);
  } catch {
    // Storage is full or switched off: the form itself still holds everything.
  }
}
