import type { Translation } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/pl';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/pl';
import type en from './en';

export default {
  labels: {
    direction: 'Kierunek',
    scheme: 'Kodowanie',
    urlSafe: 'Alfabet bezpieczny w\u00a0URL',
    hexAlphabet: 'Alfabet base32hex',
    padding: 'Dopełnienie znakami =',
    wrap: 'Długość wiersza',
    eol: 'Końce wierszy w\u00a0tekście',
    encoding: 'Kodowanie znaków',
    bytes: 'Bajty',
    files: 'Odkodowany plik',
  },
  choices: {
    direction: { encode: 'Zakoduj', decode: 'Odkoduj' },
    wrap: { '0': 'Bez limitu', '64': '64 znaki (PEM)', '76': '76 znaków (poczta)' },
    eol: { lf: 'Bez zmian (w\u00a0polu: LF)', crlf: 'CRLF (Windows, poczta)' },
  },
  hints: { input: 'Wpisz tekst, aby go zakodować, albo Base64, Base32 lub adres data:, aby odkodować.' },
  problems: { ...problems, ...flaws },
  notes: { ...notes, ...endings },
} satisfies Translation<typeof en>;
