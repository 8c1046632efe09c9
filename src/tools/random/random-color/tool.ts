import { choice, flag, generatorTool, give, isProblem, line, number, term } from '../../../kinds/contract';
import {
  arrange,
  drawEach,
  listFields,
  MOST_ITEMS,
  notEnough,
  openDraw,
  writeList,
} from '../../../kinds/contract/drawn-list';
import { readKept, withKept } from '../../../kinds/contract/kept-results';
import { contrastWith, cssText, FORMATS, hexOf, nearestName, parseHex } from './describe-color';
import { drawColor, GRAYS, numberOf, TONES, type Rgba } from './draw-color';

const list = listFields({ count: 5 });

export default generatorTool({
  worker: 'never',
  fields: {
    tone: choice(TONES, { tier: 'main' }),
    hue: number(200, { tier: 'main', min: 0, max: 359, when: { tone: ['hue'] } }),
    count: list.count,
    format: choice(FORMATS, { tier: 'main' }),
    alpha: flag(false),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
    /** The locked colors as hex (kept-results.ts). */
    keep: line({ autocomplete: 'off' }),
  },
  outputs: {
    result: give.items(),
    colors: give.table(),
    seedUsed: give.code(),
    /** The value of `keep` for this draw: a color locked since then did not affect it. */
    kept: give.code(),
  },
  link: { seed: 'seedUsed', keep: 'kept' },
  run: async ({ tone, hue, format, alpha, count, unique, sort, as, seed, keep }, context) => {
    const kept = readKept(keep).flatMap(({ place, text }) => {
      const color = parseHex(text);
      return color && place < count ? [{ place, text: hexOf(color) }] : [];
    });
    const impossible = tone === 'grey' && !alpha ? notEnough(count - kept.length, unique, GRAYS) : undefined;
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawEach(count - kept.length, unique, () => drawColor(random, tone, hue, alpha), numberOf);
    const sorted = arrange(drawn, sort, (a, b) => numberOf(a) - numberOf(b));
    // Locked colors keep their positions; the others are sorted around them.
    const colors = withKept(sorted.map(hexOf), kept)
      .map(parseHex)
      .filter((color) => color !== undefined);
    return {
      ...writeList(
        colors.map((color) => cssText(color, format)),
        as,
      ),
      colors: as === 'items' && count <= MOST_ITEMS ? tableOf(colors) : undefined,
      seedUsed: random.seed,
      kept: keep,
    };
  },
});

/** Every color in every format, with what a designer asks about it. */
const tableOf = (colors: readonly Rgba[]) => ({
  columns: ['HEX', 'RGB', 'HSL', 'OKLCH', term('name'), term('onWhite'), term('onBlack')],
  rows: colors.map((color) => [
    ...FORMATS.map((format) => cssText(color, format)),
    nearestName(color),
    // What shows through a transparent color decides its contrast.
    ...(color[3] === 255 ? [contrastWith(color, '#ffffff'), contrastWith(color, '#000000')] : [null, null]),
  ]),
});
