import { choice, flag, text, textTool } from '../../../kinds';
import { convertCase } from './convert';

export default textTool({
  fields: {
    input: text(),
    case: choice([
      'sentence',
      'lower',
      'upper',
      'title',
      'capitalized',
      'alternating',
      'inverse',
      'camel',
      'pascal',
      'snake',
      'constant',
      'kebab',
      'train',
      'dot',
      'path',
    ]),
    locale: choice(['auto', 'tr', 'az', 'lt', 'el', 'nl']),
    keepAcronyms: flag(true, { when: { case: ['sentence', 'title'] } }),
  },
  run: ({ input, case: to, locale, keepAcronyms }, { lang }) => convertCase(input, to, { locale, keepAcronyms, lang }),
});
