import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    case: 'Estilo',
    locale: 'Reglas del idioma',
    keepAcronyms: 'Conservar siglas como ONU o RAE',
    selection: 'Parte del texto',
  },
  choices: {
    case: {
      sentence: 'Tipo oración',
      lower: 'minúsculas',
      upper: 'MAYÚSCULAS',
      title: 'Título con Iniciales en Mayúscula',
      capitalized: 'Cada Palabra En Mayúscula',
      alternating: 'aLtErNaDo',
      inverse: 'Invertido (mayúsculas por minúsculas)',
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
      auto: 'Casi todos los idiomas',
      tr: 'Turco',
      az: 'Azerí',
      lt: 'Lituano',
      el: 'Griego',
      nl: 'Neerlandés',
    },
  },
  placeholders: { input: 'en un lugar de la Mancha' },
  own: {
    selectedOnly: 'Solo lo seleccionado',
    selectFirst: 'Selecciona antes una parte del texto',
  },
} satisfies Translation<typeof en>;
