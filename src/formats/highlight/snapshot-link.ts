import { textParams, wellFormed } from '../../core/bytes/link-payload';

/** What a link to code contains in addition to its text. All of it is optional, and none of it is trusted. */
export interface CodeLink {
  readonly text: string;
  readonly title: string;
  readonly lang: string;
  readonly theme: string;
  readonly numbers: boolean;
  readonly mark: string;
}

/** The settings of a link; defaults are left out. */
export function settingParams({ title, lang, theme, numbers, mark }: Omit<CodeLink, 'text'>): [string, string][] {
  return [
    ...(title === '' ? [] : [['title', wellFormed(title).text] satisfies [string, string]]),
    ...(lang === 'auto' ? [] : [['lang', lang] satisfies [string, string]]),
    ...(theme === 'auto' ? [] : [['theme', theme] satisfies [string, string]]),
    ...(numbers ? [] : [['numbers', 'false'] satisfies [string, string]]),
    ...(mark === '' ? [] : [['mark', mark] satisfies [string, string]]),
  ];
}

/**
 * The fragment that shows the code, without its `#`, and the number of lone surrogates that became U+FFFD. With a
 * password the title is left out, because it would be readable next to the encrypted text.
 */
export async function codeFragment(
  code: CodeLink,
  password: string,
): Promise<{ readonly fragment: string; readonly replaced: number }> {
  const { text, replaced } = wellFormed(code.text);
  const params = new URLSearchParams(await textParams(text, { password }));
  for (const [name, value] of settingParams(password === '' ? code : { ...code, title: '' })) params.set(name, value);
  return { fragment: params.toString(), replaced };
}
