import { INSTAGRAM } from '../../../data/platforms/instagram';
import { choice, flag, give, note, text, textTool } from '../../../kinds/contract';
import { counts, withBreaks } from './caption';

const limit = INSTAGRAM.caption.value;
const mostHashtags = INSTAGRAM.hashtags.value;

export default textTool({
  fields: {
    input: text(),
    filler: choice(['braille', 'zwsp', 'hangul', 'wordJoiner'], { tier: 'main' }),
    every: flag(),
  },
  outputs: {
    characters: give.integer(),
    hashtags: give.integer(),
    mentions: give.integer(),
  },
  run: ({ input, filler, every }) => {
    const result = withBreaks(input, filler, every);
    const { characters, hashtags, mentions } = counts(result);
    return {
      result,
      characters,
      hashtags,
      mentions,
      notes: [
        characters > limit && note('tooLong', { characters, limit }),
        hashtags > mostHashtags && note('tooManyHashtags', { hashtags, limit: mostHashtags }),
      ],
      empty: result === '',
    };
  },
});
