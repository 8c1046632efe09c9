import { choice, generatorTool, give, isProblem, line, problem } from '../../../kinds/contract';
import {
  arrange,
  byText,
  drawIndices,
  listFields,
  notEnough,
  openDraw,
  writeList,
} from '../../../kinds/contract/drawn-list';
import { lettersOf } from './letters';

const list = listFields();
/** Custom letters are left as typed: case and kind do not apply to them. */
const ALPHABET = { when: { alphabet: ['latin', 'es', 'fr', 'pl', 'pt', 'ru', 'greek'] } };

export default generatorTool({
  fields: {
    alphabet: choice(['latin', 'es', 'fr', 'pl', 'pt', 'ru', 'greek', 'custom'], { tier: 'main' }),
    kind: choice(['all', 'vowels', 'consonants'], { tier: 'main', ...ALPHABET }),
    custom: line({ tier: 'main', autocomplete: 'off', when: { alphabet: ['custom'] } }),
    count: list.count,
    case: choice(['upper', 'lower', 'both'], ALPHABET),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
  },
  outputs: { result: give.items(), seedUsed: give.code() },
  run: async ({ count, unique, sort, as, seed, ...wish }, context) => {
    const letters = lettersOf(wish);
    if (letters.length === 0) return problem('noLetters', {}, 'custom');
    const impossible = notEnough(count, unique, letters.length);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawIndices(random, letters.length, count, unique).flatMap((index) => letters[index] ?? []);
    return { ...writeList(arrange(drawn, sort, byText(context.lang)), as), seedUsed: random.seed };
  },
});
