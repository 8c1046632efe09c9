import { choice, flag, line, text, textTool } from '../../../kinds/contract';
import { toLf } from '../../../core/text/newlines';
import { convertCase } from './convert';

export default textTool({
  fields: {
    input: text(),
    case: choice(
      [
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
      ],
      { tier: 'main' },
    ),
    locale: choice(['auto', 'tr', 'az', 'lt', 'el', 'nl']),
    keepAcronyms: flag(true, { when: { case: ['sentence', 'title'] } }),
    // Set by the button 'Selected text only': UTF-16 units as `4-7`, the end is excluded.
    selection: line({ hidden: true }),
  },
  run: ({ input, case: to, selection, ...options }, { lang }) => {
    const plain = toLf(input);
    const [, start = 0, end = plain.length] = /^(\d+)-(\d+)$/.exec(selection)?.map(Number) ?? [];
    const converted = convertCase(plain.slice(start, end), to, { ...options, lang });
    return plain.slice(0, start) + converted + plain.slice(Math.max(start, end));
  },
});
