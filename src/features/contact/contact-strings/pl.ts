import type en from './en';

export default {
  subject: 'Temat',
  trap: 'Zostaw to pole puste',
  bringBack: 'Przywróć mój szkic',
  asLink: 'Ta sama wiadomość jako link',
  copyText: 'Kopiuj tekst',
  stored:
    'Wiadomość zostanie zapisana w\u00a0bazie danych serwisu do czasu załatwienia sprawy. Szkic pozostaje na tym urządzeniu do chwili wysłania.',
  opens: 'Wysłanie otwiera program pocztowy z\u00a0gotową wiadomością. Szkic pozostaje na tym urządzeniu.',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i\u00a0skopiuj go ręcznie.',
  opening: 'Otwiera się program pocztowy. Jeśli się nie otworzył, napisz na adres {mail} albo skopiuj link.',
  longCopied: 'Wiadomość jest za długa na link, więc trafiła do schowka: wklej ją do maila, który się otworzy.',
  longNotCopied:
    'Wiadomość jest za długa na link, a\u00a0przeglądarka nie pozwoliła na kopiowanie: zaznacz tekst powyżej, skopiuj go i\u00a0wklej do maila, który się otworzy.',
  failed: 'Nie udało się wysłać wiadomości; nadal tu jest. Spróbuj ponownie albo wyślij ją mailem:',
  tooLong: '{n, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}; limit to {max}.',
  messageShort:
    'Wiadomość ma {n, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}; napisz co najmniej {max}.',
  noEmail: 'Podaj adres e-mail, żebyśmy mogli odpowiedzieć.',
  badEmail: 'To nie jest adres e-mail: potrzebny jest znak @, a\u00a0po nim kropka, jak w\u00a0imie@example.com.',
} satisfies Record<keyof typeof en, string>;
