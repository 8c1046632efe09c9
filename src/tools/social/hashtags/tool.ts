import { choice, flag, generatorTool, give, line, note, number, problem } from '../../../kinds/contract';
import { stopWords } from '../../../data/stopwords';
import { INSTAGRAM } from '../../../data/platforms/instagram';
import { TIKTOK } from '../../../data/platforms/tiktok';
import { YOUTUBE } from '../../../data/platforms/youtube';
import { hashtagsFor } from '../../../formats/social/hashtags';

/** How many hashtags a post may have. X has no limit of its own. */
const LIMITS: Readonly<Record<string, number>> = {
  youtube: YOUTUBE.hashtags.value,
  tiktok: TIKTOK.hashtags.value,
  instagram: INSTAGRAM.hashtags.value,
};

export default generatorTool({
  worker: 'never',
  // The hashtags follow the form: there is nothing to generate again.
  button: undefined,
  fields: {
    input: line({ tier: 'input', autocomplete: 'off' }),
    platform: choice(['youtube', 'tiktok', 'instagram', 'x'], { tier: 'main' }),
    count: number(15, { tier: 'main', min: 1, max: 60 }),
    style: choice(['lower', 'camel'], { tier: 'main', look: 'buttons' }),
    broad: flag(true),
  },
  outputs: { all: give.text(), total: give.integer(), result: give.items({ look: 'chips', join: ' ' }) },
  async run({ input, ...options }, { lang }) {
    if (input.trim() === '') return { empty: true };
    const tags = hashtagsFor(input, { ...options, lang, stopWords: await stopWords(lang) });
    if (!/[\p{L}\p{N}]/u.test(input) || tags.length === 0) return problem('noWords', {}, 'input');
    const most = LIMITS[options.platform];
    return {
      all: tags.join(' '),
      total: tags.length,
      result: tags,
      notes: [most !== undefined && tags.length > most && note('overLimit', { most })],
    };
  },
});
