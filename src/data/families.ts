/** The families of tools, in the order in which home pages list them. */
export const FAMILIES = [
  'text',
  'fonts',
  'encode',
  'code',
  'random',
  'calculate',
  'media',
  'lookup',
  'social',
  'notes',
] as const;

export type Family = (typeof FAMILIES)[number];
