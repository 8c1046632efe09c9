import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    case: 'Formato',
    locale: 'Regras do idioma',
    keepAcronyms: 'Manter siglas como IBGE',
    selection: 'Parte do texto',
  },
  choices: {
    case: {
      sentence: 'Maiúscula no início da frase',
      lower: 'minúsculas',
      upper: 'MAIÚSCULAS',
      title: 'Título em Inglês',
      capitalized: 'Primeira Letra De Cada Palavra',
      alternating: 'aLtErNaDo',
      inverse: 'Inverter maiúsculas e minúsculas',
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
      auto: 'A maioria dos idiomas',
      tr: 'Turco',
      az: 'Azerbaijano',
      lt: 'Lituano',
      el: 'Grego',
      nl: 'Holandês',
    },
  },
  placeholders: { input: 'ata da reunião de condomínio' },
  own: { selectedOnly: 'Só o texto selecionado', selectFirst: 'Selecione antes uma parte do texto' },
} satisfies Translation<typeof en>;
