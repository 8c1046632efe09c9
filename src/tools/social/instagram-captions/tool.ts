import { choice, flag, generatorTool, give, isProblem, line, note, number, problem } from '../../../kinds/contract';
import { openDraw } from '../../../kinds/contract/drawn-list';
import { graphemeSegmenter } from '../../../core/text/segmenters';
import { stopWords } from '../../../data/stopwords';
import { INSTAGRAM } from '../../../data/platforms/instagram';
import { TONES } from '../../../data/captions';
import { cleanTopic, drawCaptions, mostCaptions } from './captions';

const LONGEST_TOPIC = 100;

export default generatorTool({
  fields: {
    input: line({ tier: 'input', autocomplete: 'off' }),
    tone: choice(['any', ...TONES], { tier: 'main' }),
    length: choice(['medium', 'short', 'long'], {
      tier: 'main',
      look: 'buttons',
      when: { tone: ['any', 'funny', 'inspiring', 'casual', 'business', 'romantic'] },
    }),
    count: number(10, { min: 1, max: 50 }),
    hashtags: number(3, { min: 0, max: INSTAGRAM.hashtags.value }),
    emoji: flag(true),
    cta: flag(false),
    seed: line({ autocomplete: 'off' }),
  },
  outputs: { result: give.items(), seedUsed: give.code() },
  async run({ input, count, seed, ...options }, context) {
    const topic = cleanTopic(input, options.emoji);
    const length = Array.from(graphemeSegmenter().segment(topic)).length;
    if (length > LONGEST_TOPIC) return problem('longTopic', { count: length, most: LONGEST_TOPIC }, 'input');
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const [{ ENGLISH }, words] = await Promise.all([import('../../../data/captions/english'), stopWords('en')]);
    const wanted = { ...options, topic, lang: 'en', stopWords: words };
    const most = mostCaptions(ENGLISH, wanted);
    return {
      result: drawCaptions(random, ENGLISH, wanted, count),
      seedUsed: random.seed,
      notes: [count > most && note('fewer', { most })],
    };
  },
});
