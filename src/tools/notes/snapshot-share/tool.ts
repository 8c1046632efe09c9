import { choice, flag, give, line, statsTool, text } from '../../../kinds/contract';
import { LANGUAGES } from '../../../formats/highlight/highlight-languages';
import { countLines } from '../../../formats/highlight/highlight-lines';

/** Code from a link, read-only. `s` and `k` are a short link's document id and its key. */
export default statsTool({
  eager: true,
  fields: {
    input: text({ mono: true }),
    lang: choice(['auto', ...LANGUAGES]),
    title: line(),
    theme: choice(['auto', 'light', 'dark']),
    numbers: flag(true),
    mark: line(),
    wrap: flag(false),
    s: line({ hidden: true }),
    k: line({ hidden: true, secret: true }),
    password: line({ secret: true, autocomplete: 'off' }),
  },
  outputs: {
    heading: give.word(),
    result: give.text({ mono: true }),
    language: give.word(),
    lines: give.integer(),
  },
  run: async ({ input, lang, title }) => {
    const [{ detect }, { guess }] = await Promise.all([
      import('../../../formats/highlight/detect-language'),
      import('../../../formats/highlight/highlight-tokens'),
    ]);
    return {
      heading: title,
      result: input,
      language: input === '' ? '' : lang === 'auto' ? detect(input, guess) : lang,
      lines: countLines(input),
      empty: input === '',
    };
  },
});
