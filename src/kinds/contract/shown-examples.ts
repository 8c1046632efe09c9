import type { Lang } from '../../i18n/languages';
import type { AnyExample } from './tool';
import { canonicalValue } from './values';

type Preset = Readonly<Record<string, unknown>>;

/** Whether a page can show an example: not if the example sets a value of the page's preset to something else. */
const agrees = ({ values }: AnyExample, preset: Preset): boolean =>
  Object.entries<unknown>(values).every(
    ([name, value]) => preset[name] === undefined || canonicalValue(preset[name]) === canonicalValue(value),
  );

/**
 * A tool's examples for one page, in the page's order: those in its language first, then those made for its preset, then all
 * others that agree with it.
 */
export function shownExamples(all: readonly AnyExample[], preset: Preset, lang: Lang): readonly AnyExample[] {
  const fit = ({ values, lang: own }: AnyExample) =>
    2 * Number(own === lang) + Number(Object.keys(values).some((name) => preset[name] !== undefined));
  return all
    .filter((example) => agrees(example, preset) && (example.lang ?? lang) === lang)
    .toSorted((a, b) => fit(b) - fit(a));
}
