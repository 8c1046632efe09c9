import { fill } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';

/** Looks up a string of the component and fills in its blanks: `say('tooLarge', { size })`. */
export type Say = (key: string, blanks?: Readonly<Record<string, string | number>>) => string;

export const sayer =
  ({ strings, lang }: IslandProps): Say =>
  (key, blanks = {}) =>
    fill(strings.own?.[key] ?? key, blanks, lang);
