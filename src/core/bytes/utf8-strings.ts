import type { Lang } from '../../i18n/languages';

/** Shown after 'Saved in …' if the file was in a single-byte encoding until now. */
export const NOW_UTF8: Record<Lang, string> = {
  en: 'It was in {encoding}; what you saved is in UTF-8, which has every character.',
  es: 'Estaba en {encoding}; lo guardado está en UTF-8, que tiene todos los caracteres.',
  fr: 'Il était en {encoding} ; ce qui est enregistré est en UTF-8, qui a tous les caractères.',
  id: 'Semula file ini memakai {encoding}; yang disimpan memakai UTF-8, yang memuat semua karakter.',
  it: 'Era in {encoding}; quanto salvato è in UTF-8, che ha tutti i caratteri.',
  pl: 'Plik był w {encoding}; zapisany jest w UTF-8, które ma wszystkie znaki.',
  pt: 'Estava em {encoding}; o que foi salvo está em UTF-8, que tem todos os caracteres.',
  ru: 'Файл был в {encoding}; теперь он сохранён в UTF-8, где есть все символы.',
};
