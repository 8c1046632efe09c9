import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    case: 'Stile',
    locale: 'Regole della lingua',
    keepAcronyms: 'Mantieni le sigle, come RAI o INPS',
    selection: 'Parte del testo',
  },
  choices: {
    case: {
      sentence: 'Maiuscola a inizio frase',
      lower: 'tutto minuscolo',
      upper: 'TUTTO MAIUSCOLO',
      title: 'Titolo con Iniziali Maiuscole',
      capitalized: 'Iniziale Maiuscola A Ogni Parola',
      alternating: 'aLtErNaTo',
      inverse: 'Invertito (maiuscole e minuscole scambiate)',
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
      auto: 'Generali (quasi tutte le lingue)',
      tr: 'Turco',
      az: 'Azero',
      lt: 'Lituano',
      el: 'Greco',
      nl: 'Olandese',
    },
  },
  placeholders: { input: 'nel mezzo del cammin di nostra vita' },
  own: {
    selectedOnly: 'Solo il testo selezionato',
    selectFirst: 'Prima seleziona una parte del testo',
  },
} satisfies Translation<typeof en>;
