import { isLanguage } from '../../../formats/highlight/highlight-languages';

/** The display settings of a shared code, which its link can set. */
export interface Settings {
  readonly lang: string;
  readonly theme: string;
  readonly numbers: boolean;
  readonly wrap: boolean;
  readonly mark: string;
}

export const defaultsOf = (preset: Readonly<Record<string, string>>): Settings => ({
  lang: preset.lang ?? 'auto',
  theme: preset.theme ?? 'auto',
  numbers: preset.numbers !== 'false',
  wrap: preset.wrap === 'true',
  mark: preset.mark ?? '',
});

/** Reads settings from a link's parameters; invalid values are ignored. */
export function settingsIn(params: Readonly<Record<string, string>>, defaults: Settings): Settings {
  const { lang, theme, numbers, wrap, mark } = params;
  return {
    lang: isLanguage(lang) ? lang : defaults.lang,
    theme: theme === 'light' || theme === 'dark' ? theme : defaults.theme,
    numbers: numbers === undefined ? defaults.numbers : numbers !== 'false',
    wrap: wrap === undefined ? defaults.wrap : wrap === 'true',
    mark: mark ?? defaults.mark,
  };
}

/** Replaces the settings in a fragment and keeps its other parameters. */
export function withSettings(fragment: string, settings: Settings, defaults: Settings): string {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  for (const name of ['lang', 'theme', 'numbers', 'wrap', 'mark'] as const) {
    if (settings[name] === defaults[name]) params.delete(name);
    else params.set(name, String(settings[name]));
  }
  return params.toString();
}
