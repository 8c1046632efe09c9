export type Wrap = 'none' | 'braces' | 'urn' | 'quotes';

/**
 * Writes a canonical UUID in the chosen format. A URN always has hyphens: without them it would be invalid (RFC 9562
 * §4).
 */
export function writeUuid(uuid: string, options: { upper: boolean; hyphens: boolean; wrap: Wrap }): string {
  const { upper, hyphens, wrap } = options;
  const digits = hyphens || wrap === 'urn' ? uuid : uuid.replaceAll('-', '');
  const cased = upper ? digits.toUpperCase() : digits;
  return { none: cased, braces: `{${cased}}`, urn: `urn:uuid:${cased}`, quotes: `"${cased}"` }[wrap];
}
