import { controlOf, setControl } from './controls';
import type { Fields } from '../contract/fields';
import { settingsKey, storageKey } from './form-memory';
import type { Declared } from '../contract/tool';

/** Restores stored values. They are texts as they were typed, not canonical values. */
export function restoreTyped(form: HTMLFormElement, fields: Fields, state: Readonly<Record<string, string>>): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = state[name];
    if (value === undefined || field.hidden) continue;
    const control = controlOf(form, name);
    const free = field.type === 'number' || field.type === 'decimal';
    if (free && control instanceof HTMLInputElement && control.type !== 'range') control.value = value;
    else setControl(form, name, field, value, 'en');
  }
}

/** The values that this tab stored for this page's form, and the settings that this device keeps; undefined if there are none. */
export function remembered(tool: Declared): Record<string, string> | undefined {
  const settings = tool.keeps && stored(() => localStorage.getItem(settingsKey()));
  const typed = stored(() => sessionStorage.getItem(storageKey()));
  if (!settings && !typed) return undefined;
  const kept = Object.entries(settings ?? {}).filter(([name]) => tool.keeps?.includes(name));
  return Object.fromEntries(
    [...kept, ...Object.entries(typed ?? {})].filter(
      (entry): entry is [string, string] => entry[0] in tool.fields && typeof entry[1] === 'string',
    ),
  );
}

function stored(read: () => string | null): object | undefined {
  try {
    const state: unknown = JSON.parse(read() ?? 'null');
    return typeof state === 'object' && state !== null ? state : undefined;
  } catch {
    return undefined;
  }
}
