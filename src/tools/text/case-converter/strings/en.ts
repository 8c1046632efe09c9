import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    case: 'Case', // upper or lower case, as of letters
    locale: 'Language rules',
    keepAcronyms: 'Keep acronyms such as NASA',
    selection: 'Part of the text', // places in it, as '4-7'
  },
  choices: {
    // Each name is written in its own case.
    case: {
      sentence: 'Sentence case',
      lower: 'lowercase',
      upper: 'UPPERCASE',
      title: 'Title Case',
      capitalized: 'Capitalize Each Word',
      alternating: 'aLtErNaTiNg CaSe',
      inverse: 'Inverse (swap the case)',
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
      auto: 'Most languages',
      tr: 'Turkish',
      az: 'Azerbaijani',
      lt: 'Lithuanian',
      el: 'Greek',
      nl: 'Dutch',
    },
  },
  placeholders: { input: 'the quick brown fox' },
  own: {
    selectedOnly: 'Selected text only', // a button that stays pressed
    selectFirst: 'Select part of the text first',
  },
} satisfies ToolStrings<typeof tool>;
