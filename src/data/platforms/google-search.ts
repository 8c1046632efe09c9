import type { Fact } from '../fact';

const TITLE = {
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  read: 'unread',
  confirmed: false,
} as const;
const SNIPPET = {
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  read: 'unread',
  confirmed: false,
} as const;

/**
 * Google states no figure and truncates by width. These are the widths that others measured on a wide screen, and their
 * equivalent in letters.
 */
export const GOOGLE_SEARCH = {
  title: { value: 60, unit: 'characters', ...TITLE },
  titleWidth: { value: 580, unit: 'pixels', ...TITLE },
  description: { value: 155, unit: 'characters', ...SNIPPET },
  descriptionWidth: { value: 920, unit: 'pixels', ...SNIPPET },
} as const satisfies Readonly<Record<string, Fact>>;
