import { calculatorTool, flag, give, isProblem, line, note, term } from '../../../kinds/contract';
import { describeColor } from './describe';
import { readColor } from './parse-color';

export default calculatorTool({
  fields: {
    input: line({ tier: 'input', autocomplete: 'off' }),
    legacy: flag(false),
  },
  outputs: {
    hex: give.code({ lead: true }),
    rgb: give.code(),
    hsl: give.code(),
    hwb: give.code(),
    lab: give.code(),
    lch: give.code(),
    oklab: give.code(),
    oklch: give.code(),
    cmyk: give.code(),
    name: give.code(),
    gamut: give.word(),
    contrastWhite: give.decimal(),
    contrastBlack: give.decimal(),
    apcaWhite: give.decimal(),
    apcaBlack: give.decimal(),
  },
  run: ({ input, legacy }) => {
    if (input.trim() === '') return { empty: true };
    const color = readColor(input);
    if (isProblem(color)) return color;
    const { gamut, ...described } = describeColor(color, legacy);
    return {
      ...described,
      gamut: gamut ?? term('wider'),
      notes: [gamut !== 'sRGB' && note('mapped')],
    };
  },
});
