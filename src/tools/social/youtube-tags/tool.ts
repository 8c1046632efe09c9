import { choice, flag, generatorTool, give, line, number, problem } from '../../../kinds/contract';
import { stopWords } from '../../../data/stopwords';
import { INTENTS, tagPatterns } from '../../../data/tag-patterns';
import { LANGS } from '../../../i18n/languages';
import { joinTags, tagLength } from '../../../formats/youtube/tag-length';
import { tagOf, videoTags } from './tags';

export default generatorTool({
  worker: 'never',
  // The tags follow the form: there is nothing to generate again.
  button: undefined,
  fields: {
    input: line({ tier: 'input', autocomplete: 'off' }),
    intent: choice(['auto', ...INTENTS]),
    count: number(30, { min: 1, max: 60 }),
    language: choice(['auto', ...LANGS]),
    year: flag(true),
    quote: flag(false),
    first: line({ tier: 'more', autocomplete: 'off' }),
    without: line({ tier: 'more', autocomplete: 'off' }),
  },
  outputs: { all: give.text(), characters: give.integer(), result: give.items({ look: 'chips', join: ', ' }) },
  async run({ input, intent, count, language, year, quote, first, without }, context) {
    if (input.trim() === '') return { empty: true };
    const lang = language === 'auto' ? context.lang : language;
    if (!/[\p{L}\p{N}]/u.test(tagOf(input, lang))) return problem('noWords', {}, 'input');
    const [words, patterns] = await Promise.all([stopWords(lang), tagPatterns(lang)]);
    const tags = videoTags(input, {
      count,
      lang,
      intent,
      year: year ? Number(context.today.slice(0, 4)) : undefined,
      stopWords: words,
      patterns,
      first: first.split(','),
      without: without.split(',').map((tag) => tag.trim()),
    });
    if (tags.length === 0) return problem('noneLeft', {}, 'input');
    return {
      all: joinTags(tags, quote),
      characters: tagLength(tags),
      result: tags,
    };
  },
});
