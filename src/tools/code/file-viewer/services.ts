/** Only the source code viewer opens addresses: any address that a visitor types. */
export default (preset: Readonly<Record<string, unknown>>) =>
  String(preset.highlight) === 'true' ? { far: true } : {};
