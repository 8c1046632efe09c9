import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pl';
import type en from './en';

export default {
  labels: {
    country: 'Numer kierunkowy kraju',
    phone: 'Numer telefonu',
    contacts: 'Numery i\u00a0imiona',
    input: 'Wiadomość',
    many: 'Osobny link dla każdego z\u00a0wielu numerów',
    digits: 'Numer',
    deepLink: 'Link otwierający aplikację',
    html: 'HTML',
    qr: 'Kod QR',
  },
  hints: {
    country: 'Zbędny, gdy numer zaczyna się od +.',
    contacts: 'Po jednym w\u00a0wierszu: numer; imię. {name} w\u00a0wiadomości zamienia się w\u00a0imię.',
  },
  placeholders: { country: '48', phone: '600 000 000', contacts: '+48 600 000 000; Ania', input: 'Dzień dobry!' },
  own: { preview: 'Wiadomość w\u00a0czacie' },
  problems: {
    badLetter: '„{text}” nie pasuje do numeru telefonu. Wpisz same cyfry.',
    badLength:
      'Liczba cyfr razem z\u00a0kierunkowym to {count}, a\u00a0powinno ich być od {least} do {most}. Sprawdź numer i\u00a0kierunkowy.',
    badContact: 'Wiersz {line}: „{text}” nie jest numerem telefonu. Wpisz 7–15 cyfr razem z\u00a0kierunkowym kraju.',
  },
  notes: {
    ...listWords.notes,
    noCode:
      'Link jest za długi na kod QR, który odczyta telefon. Skróć wiadomość; największa długość linku w\u00a0bajtach to {limit}.',
    repeatedCode: 'Numer kierunkowy {code} wygląda na wpisany dwa razy. Jeśli tak jest, użyj numeru {number}.',
    keptTrunk: 'Po {code} zwykle pomija się {prefix} z\u00a0początku numeru: {number}.',
    oddLength:
      'Numery komórkowe i\u00a0stacjonarne z\u00a0kierunkowym {code} mają po nim tyle cyfr: {lengths}, a\u00a0ten ma {count}. Sprawdź go: link może nie otworzyć czatu.',
    unknownCode:
      'Żaden numer kierunkowy kraju nie zaczyna się od {start}. Wpisz numer razem z\u00a0kierunkowym albo kierunkowy w\u00a0jego polu.',
    oddContacts: 'Numery do sprawdzenia: {count}. Nie zgadza się ich długość albo kierunkowy. Wiersze: {lines}.',
  },
} satisfies Translation<typeof en>;
