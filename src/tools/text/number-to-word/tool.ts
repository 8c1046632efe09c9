import { choice, isProblem, note, text, textTool } from '../../../kinds/contract';
import { toLf } from '../../../core/text/newlines';
import { loadLanguage, TAGS } from './language';
import { CURRENCIES } from './languages/language';
import { inCase } from './letter-case';
import { say, type LineProblem } from './say';

/** `1234,56`, as all languages here but English write it. Before three digits, a comma still groups thousands. */
const DECIMAL_COMMA = /^(\s*[-+\u2212]?\d[\d\s]*),(?=\d{1,2}(?:\D*)$)/;

export default textTool({
  fields: {
    input: text(),
    language: choice(TAGS, { tier: 'main' }),
    type: choice(['cardinal', 'ordinal', 'currency'], { tier: 'main' }),
    currency: choice(CURRENCIES, { tier: 'main', when: { type: ['currency'] } }),
    case: choice(['lower', 'sentence', 'title', 'upper']),
  },
  run: async ({ input, language: tag, type, currency, case: letterCase }, { progress, lang }) => {
    const language = await loadLanguage(tag);
    const lines = toLf(input).split('\n');
    const step = Math.ceil(lines.length / 100);
    let bad: LineProblem | undefined;
    let good = 0;
    const converted = lines.map((line, at) => {
      if (at % step === 0) progress(at / lines.length);
      if (line.trim() === '') return '';
      const number = lang === 'en' ? line : line.replace(DECIMAL_COMMA, '$1.');
      const words = say(number, language, { type, currency }, at + 1);
      if (isProblem(words)) {
        bad ??= words;
        return '';
      }
      good++;
      return inCase(words, letterCase, tag);
    });
    if (bad && good === 0) return bad;
    return {
      result: converted.join('\n'),
      problem: bad,
      notes: [bad !== undefined && note('leftOut')],
      empty: good === 0,
    };
  },
});
