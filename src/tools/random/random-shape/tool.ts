import { choice, generatorTool, give, isProblem, line, number, problem, term } from '../../../kinds/contract';
import {
  arrange,
  byText,
  drawEach,
  drawIndices,
  listFields,
  notEnough,
  openDraw,
  writeList,
} from '../../../kinds/contract/drawn-list';
import { int, type RandomSource } from '../../../core/numbers/random';
import { NAMED_COLORS } from '../../../core/colors/names';
import { SHAPES, type Shape } from '../../../data/shapes';
import { blobPath, corners, pathSvg, polygonPath, shapeSvg } from './draw-shape';

const DRAWN = { mode: ['polygon', 'blob'] };
const list = listFields({ count: 1, most: 100 });
/** Different shapes without roughness and with one color. */
const ONE = 1;

export default generatorTool({
  worker: 'never',
  fields: {
    mode: choice(['named', 'polygon', 'blob'], { tier: 'main' }),
    dimension: choice(['any', '2d', '3d'], { tier: 'main', when: { mode: ['named'] } }),
    count: list.count,
    sides: number(6, { min: 3, max: 30, when: DRAWN }),
    roughness: number(50, { min: 0, max: 100, slider: true, when: DRAWN }),
    size: number(256, { min: 16, max: 2_048 }),
    colour: line({ initial: 'random', autocomplete: 'off' }),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
  },
  outputs: {
    result: give.items(),
    /** The picture of each item, as SVG. */
    pictures: give.code(),
    /** How many sides or faces each item has. */
    facts: give.word(),
    available: give.integer(),
    seedUsed: give.code(),
  },
  link: { seed: 'seedUsed' },
  run: async ({ mode, dimension, count, sides, roughness, size, colour, unique, sort, seed, as }, context) => {
    const fixed = readColor(colour);
    if (isProblem(fixed)) return fixed;
    const pool = SHAPES.filter((shape) => dimension === 'any' || shape.dimension === dimension);
    const possible = mode === 'named' ? pool.length : roughness === 0 && fixed !== undefined ? ONE : Infinity;
    const impossible = notEnough(count, unique, possible);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const look = () => ({ size, color: fixed ?? randomColor(random) });
    const drawOutline = () => {
      const points = corners(random, sides, roughness, size);
      const svg = pathSvg(mode === 'polygon' ? polygonPath(points) : blobPath(points), look());
      return { text: svg, picture: svg, fact: '' };
    };
    const drawn =
      mode === 'named'
        ? // All shapes are drawn before the first color, so that a color of the visitor's own keeps the shapes.
          drawIndices(random, pool.length, count, unique)
            .flatMap((index) => pool[index] ?? [])
            .map((shape) => ({ text: shape.name, picture: shapeSvg(shape, look()), fact: factOf(shape) }))
        : drawEach(count, unique, drawOutline, ({ text }) => text);
    const compare = byText(context.lang);
    const sorted = arrange(drawn, sort, (a, b) => compare(a.text, b.text));
    const written = writeList(
      sorted.map(({ text }) => text),
      as,
    );
    return {
      result: written.result,
      pictures: sorted.map(({ picture }) => picture),
      ...(mode === 'named' && { facts: sorted.map(({ fact }) => fact), available: pool.length }),
      seedUsed: random.seed,
      notes: written.notes,
    };
  },
});

/** How many sides or faces a shape has; nothing for a curved one. */
const factOf = ({ sides, dimension }: Shape) =>
  sides === 0 ? '' : dimension === '2d' ? term('sides', { sides }) : term('faces', { sides });

/** '#rrggbb'; undefined for a random color. */
function readColor(typed: string) {
  const text = typed.trim().toLowerCase();
  if (text === '' || text === 'random') return undefined;
  const named = NAMED_COLORS.get(text);
  if (named !== undefined) return named;
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (digits === undefined) return problem('badColor', { text: typed.trim() }, 'colour');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

const randomColor = (random: RandomSource): string =>
  `#${Array.from({ length: 3 }, () => int(random, 0, 255).toString(16).padStart(2, '0')).join('')}`;
