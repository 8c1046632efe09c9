import type { Lang } from './languages';

interface Groups {
  readonly separator: string;
  /** The number of digits from which they are grouped: 4 for '1,000', 5 for '10 000'. */
  readonly from: 4 | 5;
}

/** How thousands are separated (CLDR 48, `group` and `minimumGroupingDigits`; i18n.test.ts compares with `Intl`). */
export const GROUPS: Record<Lang, Groups> = {
  en: { separator: ',', from: 4 },
  es: { separator: '.', from: 5 },
  fr: { separator: '\u202f', from: 4 },
  id: { separator: '.', from: 4 },
  it: { separator: '.', from: 5 },
  pl: { separator: '\u00a0', from: 5 },
  pt: { separator: '.', from: 4 },
  ru: { separator: '\u00a0', from: 4 },
};
