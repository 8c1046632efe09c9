import { VIN_MAKERS, type Wmi } from '../../../data/vin-makers';

const isWmi = (text: string): text is Wmi => text in VIN_MAKERS;

/** The identifiers to choose from, in the table's order. Seeded draws depend on it: add new ones only at the end. */
export const MAKERS: readonly Wmi[] = Object.keys(VIN_MAKERS).filter(isWmi);

/** Labels that every language writes alike: the make with its identifier. */
export const MAKER_LABELS: Readonly<Record<Wmi, string>> = withCodes(VIN_MAKERS);

function withCodes<Key extends string>(makes: Readonly<Record<Key, string>>): Record<Key, string> {
  const labels: Record<Key, string> = { ...makes };
  for (const wmi in labels) labels[wmi] = `${labels[wmi]} (${wmi})`;
  return labels;
}
