import { choice, isProblem, note, text, textTool } from '../../../kinds/contract';
import { toLf } from '../../../core/text/newlines';
import type { Lang } from '../../../i18n/languages';
import { loadLanguage, TAGS } from './language';
import { CURRENCIES } from './languages/language';
import { inCase } from './letter-case';
import { say, type LineProblem } from './say';

/** `1.234,56` and `R$ 1.500`: a point before three digits groups thousands. `0.125` has no group. */
const POINT_GROUPS = /^(\D*[1-9]\d{0,2})((?:\.\d{3})+)(?=(?:,\d*)?\D*$)/;
const DECIMAL_COMMA = /^(\D*\d[\d\s]*),(?=\d+\D*$)/;
/** The end of `Rp1.500.000,-`, an amount without cents. */
const NO_CENTS = /(?<=\d),(?:--?|[–—])(?=\s*$)/;
/** `1'500.000`: in Colombia an apostrophe marks the millions. */
const MILLION_GROUPS = /^(\D*[1-9]\d{0,2})((?:['’]\d{3})+(?:\.\d{3})+)(?=(?:,\d*)?\D*$)/;
/** `1,234`, as people write it in Mexico. */
const COMMA_GROUPS = /^\D*[1-9]\d{0,2},\d{3}\D*$/;
/** `1234 руб. 56 коп.`, and `1234-56` as Russian payment orders have it. */
const RUBLES = /^(\s*\d[\d\s]*?)\s*(?:руб(?:л\p{L}+)?\.?|р\.?|[-=])\s*(\d\d)(?:\s*коп(?:е\p{L}+)?\.?)?\s*$/u;

/** A number as languages with a decimal comma write it, with the point and the groups that `say` reads. */
function inEnglish(line: string, lang: Lang): string {
  const amount = line.replace(NO_CENTS, '');
  const ungrouped = amount.replace(
    lang === 'es' && MILLION_GROUPS.test(amount) ? MILLION_GROUPS : POINT_GROUPS,
    (_, start: string, groups: string) => start + groups.replace(/[.'’]/g, ''),
  );
  return lang === 'es' && COMMA_GROUPS.test(ungrouped) ? ungrouped : ungrouped.replace(DECIMAL_COMMA, '$1.');
}

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
      const amount = lang === 'ru' && type === 'currency' ? line.replace(RUBLES, '$1,$2') : line;
      const number = lang === 'en' ? line : inEnglish(amount, lang);
      const words = say(number, language, { type, currency }, at + 1, line);
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
