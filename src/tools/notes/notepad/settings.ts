/** The visitor's display preferences, stored on this device for all notes. */
export interface Settings {
  readonly wrap: boolean;
  readonly mono: boolean;
  readonly size: number;
  readonly spell: boolean;
  readonly markdown: boolean;
}

export const SETTINGS: Settings = { wrap: true, mono: false, size: 16, spell: true, markdown: false };
export const SIZES = { least: 12, most: 28 } as const;
const KEY = 'notepad-settings';

const flagOf = (value: unknown, otherwise: boolean): boolean => {
  if (typeof value === 'boolean') return value;
  return value === 'true' || (value === 'false' ? false : otherwise);
};

/**
 * Applies settings from any source: the stored ones, or a link's parameters. A missing or invalid value keeps the one
 * of `base`.
 */
export function settingsOver(base: Settings, given: Readonly<Record<string, unknown>>): Settings {
  const size = Number(given.size ?? base.size);
  return {
    wrap: flagOf(given.wrap, base.wrap),
    mono: flagOf(given.mono, base.mono),
    size: Number.isFinite(size) ? Math.min(SIZES.most, Math.max(SIZES.least, Math.round(size))) : base.size,
    spell: flagOf(given.spell, base.spell),
    markdown: flagOf(given.markdown, base.markdown),
  };
}

/** The settings stored on this device; the defaults if there are none or they cannot be read. */
export function storedSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? settingsOver(SETTINGS, { ...stored }) : SETTINGS;
  } catch {
    return SETTINGS;
  }
}

/** Stores the settings on this device. */
export function storeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or disabled: the settings are kept only while the page is open.
  }
}
