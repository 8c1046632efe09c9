import { choice, color, flag, generatorTool, give, line, names, note, number, problem } from '../../../kinds/contract';
import { countGraphemes } from '../../../core/text/graphemes';
import { LAYOUTS } from './logo';

const LONGEST = 40;

export default generatorTool({
  // The logo follows the form: there is nothing to generate again.
  button: undefined,
  // Only the page can draw an SVG.
  worker: 'never',
  fields: {
    first: line({ initial: 'You', tier: 'input' }),
    second: line({ initial: 'Tube', tier: 'input' }),
    layout: choice(LAYOUTS, { tier: 'main' }),
    boxColor: color('#ff0000', { tier: 'main' }),
    format: names(['svg', 'png'], { tier: 'main' }),
    color: color('#0f0f0f'),
    boxText: color('#ffffff'),
    transparent: flag(true),
    background: color('#ffffff', { when: { transparent: [false] } }),
    font: choice(['oswald', 'condensed']),
    radius: number(22, { min: 0, max: 50, slider: true }),
    size: number(200, { min: 16, max: 2000 }),
    outline: flag(true),
  },
  /** A link with a background shows it, whether or not it says that the logo isn't transparent. */
  fills: (changed, { background }): Record<string, string> =>
    changed === 'background' && background !== 'transparent' ? { transparent: 'false' } : {},
  outputs: {
    result: give.files(),
    outWidth: give.integer(),
    outHeight: give.integer(),
    svg: give.text({ extension: 'svg', mono: true, wrap: true }),
  },
  async run({ first, second, format, transparent, font, outline, ...look }) {
    const words = [first, second].map((word) => word.trim());
    if (words.every((word) => word === '')) return problem('noWords', {}, 'first');
    const long = words.findIndex((word) => countGraphemes(word) > LONGEST);
    if (long >= 0) return problem('tooLong', { limit: LONGEST }, long === 0 ? 'first' : 'second');
    const [{ FAMILIES, outlinesOf, textsOf }, { logoSvg }, { svgFile }] = await Promise.all([
      import('./words'),
      import('./logo'),
      import('../../../browser/image/svg-file'),
    ]);
    const shapes = outline ? await outlinesOf(words, font) : textsOf(words, font);
    const [one, other] = shapes;
    if (!one || !other) throw new Error('two words give two shapes');
    const background = transparent ? '' : look.background;
    const { svg, width, height } = logoSvg(one, other, { ...look, background, family: FAMILIES[font] });
    const missing = outline && shapes.some(({ text, pathAt }) => text !== '' && !pathAt);
    return {
      result: [{ name: `${stem(words)}.${format}`, blob: await svgFile(svg, format, 1) }],
      outWidth: width,
      outHeight: height,
      svg,
      notes: [missing && note('deviceFont')],
    };
  },
});

/** A file name from the words: letters and digits of any script. */
const stem = (words: readonly string[]): string =>
  words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'logo';
