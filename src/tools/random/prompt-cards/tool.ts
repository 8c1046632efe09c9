import { choice, generatorTool, give, isProblem, line, number, problem, term } from '../../../kinds/contract';
import {
  drawIndices,
  listChanged,
  listFields,
  notEnough,
  openDraw,
  writeList,
} from '../../../kinds/contract/drawn-list';
import { CATEGORIES, DIFFICULTIES, fittingCards, promptsOf } from '../../../data/prompts';

const list = listFields({ unique: true });

export default generatorTool({
  worker: 'never',
  fields: {
    game: choice(['charades', 'pictionary'], { hidden: true }),
    difficulty: choice(['any', ...DIFFICULTIES], { tier: 'main' }),
    category: choice(['any', ...CATEGORIES], { tier: 'main' }),
    count: list.count,
    timer: number(60, { min: 0, max: 600 }),
    unique: list.unique,
    as: list.as,
    seed: list.seed,
    v: line({ hidden: true }),
  },
  outputs: {
    result: give.items(),
    /** The category and the difficulty of each prompt. */
    categories: give.word(),
    levels: give.word(),
    available: give.integer(),
    seedUsed: give.code(),
    listDate: give.date(),
  },
  link: { seed: 'seedUsed', v: 'listDate' },
  run: async ({ game, difficulty, category, count, unique, as, seed, v }, context) => {
    const { cards, checked } = await promptsOf(game);
    const fitting = fittingCards(cards, difficulty, category);
    if (fitting.length === 0) return problem('nothingFits', {}, 'category');
    const impossible = notEnough(count, unique, fitting.length);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawIndices(random, fitting.length, count, unique).flatMap((index) => fitting[index] ?? []);
    const written = writeList(
      drawn.map(({ text }) => text),
      as,
    );
    return {
      result: written.result,
      categories: drawn.map((card) => term(card.category)),
      levels: drawn.map((card) => term(card.difficulty)),
      available: fitting.length,
      seedUsed: random.seed,
      listDate: checked,
      notes: [...written.notes, listChanged(v, checked)],
    };
  },
});
