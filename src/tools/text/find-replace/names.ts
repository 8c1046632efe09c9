/** The fields of each pair, in the order in which the pairs run. */
export const PAIRS = [
  ['find', 'replace'],
  ['find2', 'replace2'],
  ['find3', 'replace3'],
  ['find4', 'replace4'],
  ['find5', 'replace5'],
  ['find6', 'replace6'],
  ['find7', 'replace7'],
  ['find8', 'replace8'],
  ['find9', 'replace9'],
  ['find10', 'replace10'],
] as const;
