import { VIN_MAKERS, type Wmi } from '../../../data/vin-makers';
import { FIRST_YEAR, LAST_YEAR } from './vin';

const isWmi = (text: string): text is Wmi => text in VIN_MAKERS;

/** The identifiers to choose from, in the table's order. Seeded draws depend on it: add new ones only at the end. */
export const MAKERS: readonly Wmi[] = Object.keys(VIN_MAKERS).filter(isWmi);

/** The model years to choose from, newest first. */
export const YEARS = Array.from(
  { length: LAST_YEAR - FIRST_YEAR + 1 },
  (_, index): `${number}` => `${LAST_YEAR - index}`,
);

/** Labels that every language writes alike: the make with its identifier. */
export const MAKER_LABELS = labelsOf(MAKERS, (wmi) => `${VIN_MAKERS[wmi]} (${wmi})`);
export const YEAR_LABELS = labelsOf(YEARS, (year) => year);

function labelsOf<Key extends string>(keys: readonly Key[], write: (key: Key) => string): Record<Key, string> {
  const labels: Partial<Record<Key, string>> = {};
  for (const key of keys) labels[key] = write(key);
  return complete(labels, keys);
}

/** All keys were written, which the type of a partial record can't express. */
function complete<Key extends string>(labels: Partial<Record<Key, string>>, keys: readonly Key[]): Record<Key, string> {
  const isComplete = (found: Partial<Record<Key, string>>): found is Record<Key, string> =>
    keys.every((key) => found[key] !== undefined);
  if (!isComplete(labels)) throw new Error('a label is missing');
  return labels;
}
