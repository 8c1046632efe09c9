import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Notatka',
    title: 'Tytuł',
    s: 'Dokument',
    k: 'Klucz',
    wrap: 'Zawijaj długie wiersze',
    size: 'Wielkość tekstu',
    password: 'Hasło',
    heading: 'Tytuł',
    result: 'Notatka',
    chars: 'Znaki',
    words: 'Słowa',
    lines: 'Wiersze',
  },
  own: {
    tab: 'Udostępniona notatka',
    notOurs: 'Ten tekst pochodzi z\u00a0linku, nie od nas.',
    empty:
      'Link z\u00a0notatnika otwiera się tutaj razem z\u00a0tekstem. Ten nie zawiera tekstu; może został ucięty przy wysyłaniu.',
    write: 'Napisz notatkę',
    edit: 'Edytuj kopię',
    raw: 'Zwykły tekst',
    print: 'Drukuj',
    retry: 'Spróbuj ponownie',
    fileName: 'Udostępniona notatka',
    'link-damaged':
      'Link jest uszkodzony lub niepełny: nie udało się rozpakować tekstu. Poproś o\u00a0niego jeszcze raz.',
    'link-tooLarge': 'Po rozpakowaniu ten link ma ponad 5 MB, więc nie został otwarty.',
    gone: 'Ta notatka wygasła albo została usunięta.',
    noServer: 'Ten serwis nie ma krótkich linków. Poproś o\u00a0link, który zawiera sam tekst.',
    network: 'Nie udało się pobrać notatki. Sprawdź połączenie.',
  },
} satisfies Translation<typeof en>;
