import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    case: 'Wielkość liter',
    locale: 'Zasady języka',
    keepAcronyms: 'Zachowaj skrótowce, np. NATO',
    selection: 'Fragment tekstu',
  },
  choices: {
    case: {
      sentence: 'Jak w\u00a0zdaniu',
      lower: 'małe litery',
      upper: 'WIELKIE LITERY',
      title: 'Jak w\u00a0Tytule Po Angielsku',
      capitalized: 'Każde Słowo Wielką Literą',
      alternating: 'nA pRzEmIaN',
      inverse: 'Odwróć wielkość liter',
      camel: 'camelCase',
      pascal: 'PascalCase',
      snake: 'snake_case',
      constant: 'CONSTANT_CASE',
      kebab: 'kebab-case',
      train: 'Train-Case',
      dot: 'dot.case',
      path: 'path/case',
    },
    locale: {
      auto: 'Większość języków',
      tr: 'Turecki',
      az: 'Azerski',
      lt: 'Litewski',
      el: 'Grecki',
      nl: 'Niderlandzki',
    },
  },
  placeholders: { input: 'wniosek o\u00a0urlop wypoczynkowy' },
  own: {
    selectedOnly: 'Tylko zaznaczony tekst',
    selectFirst: 'Najpierw zaznacz fragment tekstu',
  },
} satisfies Translation<typeof en>;
