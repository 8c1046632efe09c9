import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    replaceWith: 'Zamiast końca wiersza wstaw',
    custom: 'Własny tekst do wstawienia',
    keepParagraphs: 'Zachowaj akapity (puste wiersze)',
    dehyphenate: 'Połącz wyrazy przeniesione z łącznikiem',
    collapse: 'Kilka spacji zamień na jedną',
    removed: 'Usunięte końce wierszy',
  },
  choices: { replaceWith: { space: 'Spację', none: 'Nic', comma: 'Przecinek i spację', custom: 'Coś innego' } },
  placeholders: { input: 'Wklej tekst z pliku PDF lub z maila' },
} satisfies Translation<typeof en>;
