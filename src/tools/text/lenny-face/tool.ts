import { EARS, EYES, MOUTHS, type EarsId, type EyesId, type MouthId } from '../../../data/lenny';
import { choice, generatorTool, give, isProblem, line, note, number } from '../../../kinds/contract';
import { openDraw } from '../../../kinds/contract/drawn-list';
import { combinations, makeFaces } from './faces';

const ears = Object.keys(EARS).filter((id): id is EarsId => id in EARS);
const eyes = Object.keys(EYES).filter((id): id is EyesId => id in EYES);
const mouths = Object.keys(MOUTHS).filter((id): id is MouthId => id in MOUTHS);

export default generatorTool({
  fields: {
    count: number(12, { tier: 'main', min: 1, max: 100 }),
    ears: choice(['random', ...ears]),
    eyes: choice(['random', ...eyes]),
    mouth: choice(['random', ...mouths]),
    seed: line({ autocomplete: 'off' }),
  },
  outputs: { result: give.items(), seedUsed: give.code() },
  run: async ({ count, seed, ...choices }, context) => {
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const most = combinations(choices);
    return {
      result: makeFaces(random, count, choices),
      // If there is only one possible face, nothing is random.
      seedUsed: most > 1 ? random.seed : '',
      notes: [most < count && note('fewer', { most })],
    };
  },
});
