import type { Lang } from '../i18n/languages';

/**
 * Abbreviations after whose period a sentence continues, without that period. Those in uppercase only count as written
 * ('No. 5', but 'I said no.'). English: the usual ones before a name, a number or an example; other languages: those of
 * them that the language's spelling authority (cited at each list) contains. As of 2026-11; add missing ones.
 */
const ENGLISH = [
  ...['Mr', 'Mrs', 'Ms', 'Dr', 'Prof', 'St', 'Sr', 'Jr', 'vs', 'etc', 'e.g', 'i.e', 'No', 'Fig', 'approx'],
  ...['Sen', 'Rep', 'Gov', 'Gen', 'Col', 'Maj', 'Capt', 'Lt', 'Sgt', 'Rev', 'Mt'],
  ...['Jan', 'Feb', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
];

const OF_LANGUAGE: Readonly<Partial<Record<Lang, readonly string[]>>> = {
  // RAE, Ortografía de la lengua española, apéndice 1
  es: [
    'Sr',
    'Sra',
    'Srta',
    'Dr',
    'Dra',
    'Ud',
    'Uds',
    'Vd',
    'Prof',
    'etc',
    'p. ej',
    'pág',
    'págs',
    'núm',
    'art',
    'aprox',
  ],
  // Lexique des règles typographiques en usage à l’Imprimerie nationale
  fr: ['M', 'MM', 'Dr', 'Pr', 'etc', 'p. ex', 'c.-à-d', 'cf', 'av', 'bd', 'env', 'éd', 'art', 'chap', 'vol'],
  // EYD V, singkatan; KBBI, daftar singkatan. Not those that as often end a sentence: dll, dsb, dst
  id: ['dr', 'Ir', 'Drs', 'Dra', 'Sdr', 'Tn', 'Ny', 'Yth', 'Jl', 'hlm', 'a.n', 'd.a', 'u.p', 's.d'],
  // Treccani, 'abbreviazione'
  it: ['Sig', 'sig', 'Dott', 'dott', 'Prof', 'prof', 'Ing', 'Avv', 'ecc', 'es', 'pag', 'pagg', 'cfr', 'art', 'ca'],
  // PWN, Zasady pisowni, rule 87. Not those that as often end a sentence: r, w (year, century), jw, itd, itp, n.e
  pl: [
    ...['al', 'art', 'dn', 'dr', 'ds', 'gen', 'godz', 'hab', 'im', 'inż', 'ks', 'lek', 'm. st', 'm.in'],
    ...['mgr', 'np', 'nr', 'ok', 'os', 'pl', 'por', 'poz', 'prof', 'pt', 'red', 'rozdz', 'rys'],
    ...['s', 'św', 'tel', 'tj', 'tzn', 'tzw', 'ul', 'ur', 'ust', 'wg', 'ww', 'zm', 'zob'],
  ],
  // Academia Brasileira de Letras, VOLP, reduções
  pt: ['Sr', 'Sra', 'Srta', 'Dr', 'Dra', 'Prof', 'Profa', 'etc', 'p. ex', 'pág', 'págs', 'núm', 'art', 'aprox', 'Av'],
};

/** The abbreviations of a language; English ones count in every language, because names and quotations contain them. */
export const abbreviations = (lang: Lang): ReadonlySet<string> => new Set([...ENGLISH, ...(OF_LANGUAGE[lang] ?? [])]);
