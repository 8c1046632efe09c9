import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    replaceWith: 'Zamiast końca wiersza wstaw',
    custom: 'Własny tekst do wstawienia',
    keepParagraphs: 'Zachowaj akapity (puste wiersze)',
    dehyphenate: 'Połącz wyrazy przeniesione z\u00a0łącznikiem',
    collapse: 'Kilka spacji zamień na jedną',
    removed: 'Usunięte końce wierszy',
  },
  choices: { replaceWith: { space: 'Spację', none: 'Nic', comma: 'Przecinek i\u00a0spację', custom: 'Coś innego' } },
  placeholders: { input: 'Wklej tekst z\u00a0pliku PDF lub z\u00a0maila' },
} satisfies Translation<typeof en>;
