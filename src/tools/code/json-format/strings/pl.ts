import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/pl';
import jsonFaults from '../../../../formats/json/json-fault-strings/pl';
import type en from './en';

export default {
  labels: {
    input: 'JSON',
    mode: 'Zapis',
    indent: 'Wcięcie',
    sortKeys: 'Sortuj klucze',
    relaxed: 'Czytaj też JSON5',
    escapeNonAscii: 'Zapisz znaki spoza ASCII jako \\u…',
    lines: 'Każdy wiersz to wartość (NDJSON)',
    saved: 'Oszczędność',
    savedPercent: 'W\u00a0procentach',
  },
  choices: {
    mode: { format: 'Z\u00a0wcięciami', minify: 'Zwarty' },
    indent: indents,
  },
  hints: {
    relaxed:
      'Przyjmuje komentarze, przecinki po ostatnim elemencie, apostrofy i\u00a0klucze bez cudzysłowów; wynik to ścisły JSON.',
  },
  placeholders: { input: '{"id": 12345678901234567890, "tags": []}' },
  problems: {
    ...jsonFaults,
    sortLimit: 'Klucze można sortować do {limit} MB, a\u00a0ten tekst ma {size} MB. Bez sortowania nie ma tego limitu.',
  },
  notes: {
    bom: 'Znacznik kolejności bajtów (U+FEFF) przed tekstem pominięto.',
    repeatedKeys:
      'Powtórzone klucze: {count}. Pierwszy to „{key}” w\u00a0wierszu {line}; wystąpił już w\u00a0wierszu {earlier}. Zostały wszystkie, w\u00a0kolejności; większość programów czyta tylko ostatni.',
    inexactNumbers:
      'Liczby, które JavaScript by zmienił: {count}. Pierwsza, {number} w\u00a0wierszu {line}, stałaby się {becomes}. Tutaj zostają bez zmian.',
    tryRelaxed: 'Ten tekst da się odczytać jako JSON5: zaznacz „Czytaj też JSON5”, a\u00a0powstanie ścisły JSON.',
    tryLines: 'Każdy wiersz jest wartością JSON: zaznacz „Każdy wiersz to wartość (NDJSON)”.',
  },
} satisfies Translation<typeof en>;
