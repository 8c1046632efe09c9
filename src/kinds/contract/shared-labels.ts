import { INTERFACE } from '../../i18n/interface';
import type { Lang } from '../../i18n/languages';
import { SHARED_LABELS } from '../../i18n/shared';
import type { AnyStrings } from './island-props';

/** A tool's strings with the labels that many tools share added; the tool's own labels take precedence. */
export function withSharedLabels(own: AnyStrings, lang: Lang): AnyStrings {
  const shared = Object.fromEntries(Object.entries(SHARED_LABELS).map(([name, key]) => [name, INTERFACE[lang][key]]));
  return { ...own, labels: { ...shared, ...own.labels } };
}
