import { useCallback, useEffect, useState, type RefObject } from 'react';
import { SETTINGS, settingsOver, storedSettings, storeSettings, type Settings } from './settings';

export interface UsedSettings {
  readonly settings: Settings;
  /** Reads the controls after a change and stores the settings for all notes. */
  readonly read: () => void;
  /** Applies a link's settings, for this visit only. */
  readonly apply: (given: Readonly<Record<string, unknown>>) => void;
}

/** The form's own controls are the settings; changes are stored on this device. */
export function useSettings(
  form: RefObject<HTMLFormElement | null>,
  preset: Readonly<Record<string, string>>,
): UsedSettings {
  const [settings, setSettings] = useState(() => settingsOver(SETTINGS, preset));
  const put = useCallback(
    (next: Settings) => {
      setSettings(next);
      for (const [name, value] of Object.entries(next)) {
        const control = form.current?.elements.namedItem(name);
        if (!(control instanceof HTMLInputElement)) continue;
        if (typeof value === 'boolean') control.checked = value;
        else control.value = String(value);
      }
    },
    [form],
  );
  useEffect(() => put(settingsOver(storedSettings(), preset)), [put, preset]);
  useEffect(() => form.current?.style.setProperty('--note-size', `${settings.size}px`), [settings.size, form]);
  return {
    settings,
    read: () => {
      const given: Record<string, unknown> = {};
      for (const name of Object.keys(SETTINGS)) {
        const control = form.current?.elements.namedItem(name);
        if (control instanceof HTMLInputElement)
          given[name] = control.type === 'checkbox' ? control.checked : control.value;
      }
      const next = settingsOver(settings, given);
      setSettings(next);
      storeSettings(next);
    },
    apply: (given) => put(settingsOver(settings, given)),
  };
}
