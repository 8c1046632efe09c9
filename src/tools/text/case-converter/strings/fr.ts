import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    case: 'Casse',
    locale: 'Règles de la langue',
    keepAcronyms: 'Garder les sigles comme SNCF',
    selection: 'Partie du texte',
  },
  choices: {
    case: {
      sentence: 'Majuscule en début de phrase',
      lower: 'minuscules',
      upper: 'MAJUSCULES',
      title: 'Titre à l’Anglaise',
      capitalized: 'Majuscule À Chaque Mot',
      alternating: 'aLtErNéE',
      inverse: 'Inverser la casse',
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
      auto: 'Générales (la plupart des langues)',
      tr: 'Turc',
      az: 'Azéri',
      lt: 'Lituanien',
      el: 'Grec',
      nl: 'Néerlandais',
    },
  },
  placeholders: { input: 'compte rendu de réunion' },
  own: {
    selectedOnly: 'Seulement la sélection',
    selectFirst: 'Sélectionnez d’abord une partie du texte',
  },
} satisfies Translation<typeof en>;
