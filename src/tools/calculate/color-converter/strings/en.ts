import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';
import { NOTATION_NAMES } from '../notation-names';

export default {
  labels: {
    input: 'Color',
    legacy: 'Commas in rgb() and hsl()',
    ...NOTATION_NAMES,
    name: 'Name',
    gamut: 'Gamut',
    contrastWhite: 'Contrast of white text',
    contrastBlack: 'Contrast of black text',
    apcaWhite: 'APCA of white text',
    apcaBlack: 'APCA of black text',
  },
  placeholders: { input: 'rebeccapurple or #639' },
  problems: {
    unknownName: '“{name}” isn’t a color. Type a code such as #639 or rgb(102 51 153), or a CSS color name.',
    similarName: '“{name}” is not a CSS color name. Did you mean {close}?',
    badHex: 'A hex color has 3, 4, 6, or 8 digits after the #. This one has {digits}.',
    unknownFunction:
      'Character {position}: “{name}()” is not a color function. Use rgb, hsl, hwb, lab, lch, oklab, oklch, color, or cmyk.',
    unknownSpace: 'Character {position}: “{name}” isn’t a color space. Use one such as srgb, display-p3, or rec2020.',
    badPart: 'Character {position}: “{part}” doesn’t belong here. Check the number or its unit.',
    badCount:
      '{name}() needs {needed} values; {found, plural, one {there is #} other {there are #}}. Separate them with spaces or with commas throughout.',
  },
  notes: {
    mapped:
      'This color is outside sRGB. HEX, RGB, HSL, HWB, and CMYK show a similar color within sRGB; the other notations are exact.',
  },
  terms: { wider: 'Wider than Rec. 2020' },
  own: {
    well: 'Choose',
    dropper: 'Pick from the screen',
    onWhite: 'White text',
    onBlack: 'Black text',
  },
} satisfies ToolStrings<typeof tool>;
