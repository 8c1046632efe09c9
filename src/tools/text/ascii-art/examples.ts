import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/**
 * Ten stripes of 2 × 4 pixels: black, red, green, blue, gray, black half transparent, two grays, white, transparent
 * red.
 */
const stripes =
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAECAYAAACOXx+WAAAAL0lEQVR42mNgYGD4D8L/oRgOoUINDQ1gDFTTAMIODg7/QfjEiRNgDAdQgxhGnoEA' +
  'Bt2gScI3cfEAAAAASUVORK5CYII=';

export default [
  {
    values: { input: 'Hi', font: 'Standard' },
    gives: '  _   _ _ \n | | | (_)\n | |_| | |\n |  _  | |\n |_| |_|_|\n          ',
    source: 'figlet.js 1.12, its own command line',
  },
  {
    values: { input: 'Hi', font: 'Small', layout: 'full' },
    gives: '  _  _   _ \n | || | (_)\n | __ | | |\n |_||_| |_|\n           ',
    source: 'FIGfont 2: the glyphs of small.flf side by side, read with Python',
  },
  {
    values: { input: 'A', font: 'Banner', comment: 'slashes' },
    gives:
      '//     #    \n//    # #   \n//   #   #  \n//  #     # \n//  ####### \n//  #     # \n//  #     # \n//          ',
    source: 'FIGfont 2: the glyph of banner.flf, read with Python',
  },
  {
    values: { mode: 'image', picture: [{ name: 'stripes.png', type: 'image/png', base64: stripes }], columns: 10 },
    gives: '@#:@=+#:  ',
    source: 'ITU-R BT.709: luminance of each stripe, worked out with Python',
    where: 'browser',
  },
  {
    values: {
      mode: 'image',
      picture: [{ name: 'stripes.png', type: 'image/png', base64: stripes }],
      columns: 10,
      ramp: '█░',
      invert: true,
      comment: 'hash',
    },
    gives: '# ░░█░█░░███',
    source: 'as above: below 128 the first of the ramp, which is turned round',
    where: 'browser',
  },
  {
    values: { input: '日本', font: 'Standard' },
    gives: problem('noCharacters', { characters: '日 本', font: 'Standard' }, 'input'),
    source: 'standard.flf has Latin letters only',
  },
  {
    values: { mode: 'image', picture: [{ name: 'note.png', type: 'image/png', text: 'no picture' }] },
    gives: problem('notPicture', { file: 'note.png', type: '' }, 'picture'),
    source: 'PNG third edition §5.2: a PNG begins with 89 50 4E 47',
  },
] satisfies Examples<typeof tool>;
