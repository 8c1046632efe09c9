import type { Lang } from '../../i18n/languages';

/** A canonical number as the visitor would type it: with the language's decimal separator, without grouping. */
export const typedNumber = (number: string, lang: Lang): string => (lang === 'en' ? number : number.replace('.', ','));
