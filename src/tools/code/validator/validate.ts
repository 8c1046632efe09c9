import { note, problem, term } from '../../../kinds/contract';
import type { Lang } from '../../../i18n/languages';
import { withoutBom } from '../../../core/bytes/bytes';
import { lineOf, type Findings } from './finding';
import type { PhpVersion } from './php-versions';

export const LANGUAGES = ['json', 'yaml', 'css', 'php'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface ValidateValues {
  readonly input: string;
  readonly language: Language;
  readonly relaxed: boolean;
  readonly yamlVersion: '1.2' | '1.1';
  readonly phpVersion: PhpVersion;
}

/** The other languages' parsers build trees, which limits their input; JSON's does not. */
export const LIMIT_MB: Readonly<Record<Language, number>> = { json: 50, yaml: 5, css: 5, php: 5 };

/**
 * Whether a text is valid, and everything that is wrong or suspicious, in order of position. White space only gives an
 * empty result. Refuses texts that are too long or nested too deeply.
 */
export async function validate(values: ValidateValues, lang: Lang, progress: (part: number) => void = () => {}) {
  const { language } = values;
  const { text, bom } = withoutBom(values.input);
  if (!/\S/.test(text)) return { result: '', empty: true };
  const limit = LIMIT_MB[language];
  if (text.length > limit * 1e6) {
    return problem('tooLong', { limit, size: Math.ceil(text.length / 1e5) / 10 }, 'input');
  }
  let findings: Findings;
  try {
    findings = await check(text, bom, values, progress);
  } catch (error) {
    if (error instanceof RangeError || /recursion/.test(String(error))) return problem('tooDeep', {}, 'input');
    throw error;
  }
  const { list, errors, warnings } = findings;
  const unlisted = errors + warnings - list.length;
  return {
    valid: errors === 0 ? term('Valid') : term('Not valid'),
    errors,
    warnings,
    result: list.map((finding) => lineOf(finding, lang)).join('\n'),
    notes: [
      bom && (language === 'yaml' || language === 'css') && note('bom'),
      unlisted > 0 && note('unlisted', { count: unlisted }),
    ],
  };
}

async function check(
  text: string,
  bom: boolean,
  { language, relaxed, yamlVersion, phpVersion }: ValidateValues,
  progress: (part: number) => void,
): Promise<Findings> {
  switch (language) {
    case 'json':
      return (await import('./json')).checkJson(text, bom, relaxed, progress);
    case 'yaml':
      return (await import('./yaml')).checkYaml(text, yamlVersion);
    case 'css':
      return (await import('./css')).checkCss(text);
    case 'php':
      return (await import('./php')).checkPhp(text, phpVersion, bom);
  }
}
