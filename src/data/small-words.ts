import type { Lang } from '../i18n/languages';

/**
 * Words that stay lowercase inside a title. English: articles, conjunctions and the short prepositions of headline
 * style, plus 'from' and 'via'; style guides differ on longer ones. Italian: articles, conjunctions, simple and
 * compound prepositions; Italian titles don't use title case, but if they get it, these words stay lowercase.
 * Spanish, likewise: articles, conjunctions and prepositions. Indonesian: the words that the spelling rules (EYD V,
 * huruf kapital) name as examples, di, ke, dari, dan, yang and untuk, and other common prepositions and conjunctions.
 * As of 2026-11.
 */
const ENGLISH = 'a an and as at but by en for from if in nor of on or per so the to up via vs yet';
const ITALIAN =
  'a ad ai al all alla alle allo agli che col coi con d da dai dal dall dalla dalle dallo dagli de dei del dell della ' +
  'delle dello degli di e ed fra gli i il in l la le lo ma ne né nei nel nell nella nelle nello negli o od per se su ' +
  'sui sul sull sulla sulle sullo sugli tra un una uno';
const SPANISH =
  'a al ante bajo con contra de del desde e el en entre hacia hasta la las lo los ni o para pero por que según sin ' +
  'sobre tras u un una unas unos y';
const INDONESIAN =
  'agar antara atau bagi bahwa dalam dan dari daripada demi dengan di hingga jika karena ke kepada maupun oleh pada ' +
  'sebagai sejak seperti serta tanpa tentang terhadap tetapi untuk yang';

/** Besides English. */
const LISTS: Readonly<Partial<Record<Lang, ReadonlySet<string>>>> = {
  es: new Set(SPANISH.split(' ')),
  id: new Set(INDONESIAN.split(' ')),
  it: new Set(ITALIAN.split(' ')),
};

const ENGLISH_WORDS: ReadonlySet<string> = new Set(ENGLISH.split(' '));

/** The lowercase words of a language; the English ones if it has no list, as French and Russian, which have no such titles. */
export const smallWords = (lang: Lang): ReadonlySet<string> => LISTS[lang] ?? ENGLISH_WORDS;
