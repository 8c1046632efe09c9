import type en from './en';

export default {
  locked: 'Hasło jest nieprawidłowe albo link zmienił się po drodze.',
  lockedLink: 'Tekst w tym linku jest zabezpieczony hasłem. Bez hasła nikt go nie otworzy, nawet ta strona.',
  password: 'Hasło',
  noRecovery: 'Hasła nie da się odzyskać. Zapytaj osobę, która wysłała Ci link.',
  unlock: 'Odblokuj',
  damaged: 'Link jest uszkodzony albo niepełny: nie udało się odczytać tekstu. Poproś o przesłanie go jeszcze raz.',
  tooLarge: 'Ten link zawiera ponad 5 MB tekstu, dlatego nie został otwarty.',
  close: 'Zamknij',
} satisfies Record<keyof typeof en, string>;
