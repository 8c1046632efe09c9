import { problem } from '../../../kinds/contract';
import { findZone, loadCityNames, type FoundZone } from '../../../core/dates/find-zone';
import { ownZone, type Zone } from '../../../core/dates/time-zone';
import type { Lang } from '../../../i18n/languages';

type Missing = Exclude<FoundZone, { readonly zone: Zone }>;

const namesIn = (typed: string): readonly string[] =>
  typed
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const sourceName = (typed: string): string => typed.trim() || ownZone();

/** Loads the page's language's names of cities, if the fields have a name that isn't known without them. */
export const loadNames = (from: string, to: string, lang: Lang): Promise<void> =>
  loadCityNames([sourceName(from), ...namesIn(to)], lang);

/** The zone converted from; an empty field is this device's. */
export const sourceOf = (typed: string, lang: Lang): FoundZone => findZone(sourceName(typed), lang);

/** The zones converted to, in the order typed; or the message about the first that isn't known. */
export function targetsOf(typed: string, lang: Lang) {
  const zones: Zone[] = [];
  for (const name of namesIn(typed)) {
    const found = findZone(name, lang);
    if (!('zone' in found)) return missing(name, found, 'to');
    zones.push(found.zone);
  }
  return zones;
}

/** The message about a name that stands for no zone or for several. */
export const missing = (name: string, found: Missing, field: 'from' | 'to') =>
  'ambiguous' in found
    ? problem('ambiguousZone', { name, zones: found.ambiguous.join(', ') }, field)
    : problem('unknownZone', { name, zones: found.nearest.join(', ') }, field);

/** Buttons that replace the first unknown or ambiguous name by a zone. */
export function suggestions(from: string, to: string, lang: Lang) {
  const source = sourceOf(from, lang);
  if (!('zone' in source)) return optionsOf(source).map((text) => ({ text, values: { from: text } }));
  const names = namesIn(to);
  for (const [index, name] of names.entries()) {
    const found = findZone(name, lang);
    if ('zone' in found) continue;
    return optionsOf(found).map((text) => ({ text, values: { to: names.with(index, text).join(', ') } }));
  }
  return [];
}

const optionsOf = (found: Missing): readonly string[] => ('ambiguous' in found ? found.ambiguous : found.nearest);
