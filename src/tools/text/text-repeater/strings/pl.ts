import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    count: 'Ile razy',
    separator: 'Między powtórzeniami',
    custom: 'Własny separator',
    number: 'Numeruj powtórzenia',
    length: 'Znaki w\u00a0wyniku',
    fits: 'Gdzie się zmieści',
  },
  choices: {
    separator: {
      none: 'Brak',
      space: 'Spacja',
      newline: 'Nowy wiersz',
      comma: 'Przecinek i\u00a0spacja',
      custom: 'Coś innego',
    },
  },
  hints: { custom: '\\n to nowy wiersz, \\t tabulator, \\\\ ukośnik odwrotny.' },
  placeholders: { input: 'Wpisz lub wklej tekst do powtórzenia', custom: ' | ' },
  problems: {
    tooLong: 'Długość wyniku w\u00a0znakach: {length}, a\u00a0limit to {most}. Zmniejsz liczbę powtórzeń.',
    tooBig: 'Wynik miałby {megabytes} MB, a\u00a0limit to {most} MB. Zmniejsz liczbę powtórzeń.',
  },
  terms: {
    place: 'Gdzie',
    used: 'Wykorzystano',
    limit: 'Limit',
    left: 'Zostało',
    whatsapp: 'Wiadomość WhatsApp',
    instagram: 'Opis na Instagramie',
    x: 'Post na X',
  },
} satisfies Translation<typeof en>;
