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

/** Google names no figure and cuts by width. These are what others measure on a wide screen, and its letters in them. */
export const GOOGLE_SEARCH = {
  title: { value: 60, unit: 'characters', ...TITLE },
  titleWidth: { value: 580, unit: 'pixels', ...TITLE },
  description: { value: 155, unit: 'characters', ...SNIPPET },
  descriptionWidth: { value: 920, unit: 'pixels', ...SNIPPET },
} as const satisfies Readonly<Record<string, Fact>>;
