import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    case: 'Регистр',
    locale: 'Правила языка',
    keepAcronyms: 'Не менять аббревиатуры, например НАТО',
    selection: 'Часть текста',
  },
  choices: {
    case: {
      sentence: 'Как в предложении',
      lower: 'все строчные',
      upper: 'ВСЕ ЗАГЛАВНЫЕ',
      title: 'Как в английском заголовке',
      capitalized: 'Каждое Слово С Заглавной',
      alternating: 'вПеРеМеЖкУ',
      inverse: 'Наоборот (поменять регистр)',
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
      auto: 'Большинство языков',
      tr: 'Турецкий',
      az: 'Азербайджанский',
      lt: 'Литовский',
      el: 'Греческий',
      nl: 'Нидерландский',
    },
  },
  placeholders: { input: 'съешь же ещё этих мягких французских булок' },
  own: {
    selectedOnly: 'Только выделенное',
    selectFirst: 'Сначала выделите часть текста',
  },
} satisfies Translation<typeof en>;
