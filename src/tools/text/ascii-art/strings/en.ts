import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    mode: 'Source',
    font: 'Font',
    width: 'Columns',
    layout: 'Letter spacing',
    align: 'Alignment',
    picture: 'Image',
    columns: 'Columns',
    // The characters from which a picture is made, in their order.
    ramp: 'Characters, dark to light',
    invert: 'For light text on a dark ground',
    comment: 'As a comment',
  },
  hints: { width: '20 to 400; 0 does not wrap.', columns: '10 to 400.', ramp: 'A space at the end is the lightest.' },
  placeholders: { input: 'Type a word' },
  choices: {
    mode: { text: 'Text', image: 'An image' },
    layout: {
      default: 'As the font says',
      full: 'Full width',
      fitted: 'Close together',
      smushed: 'Pushed together',
      universal: 'Overlapping',
    },
    align: { left: 'Left', center: 'Centered', right: 'Right' },
    comment: { none: 'No', slashes: '// on each line', hash: '# on each line', block: '/* … */', html: '<!-- … -->' },
  },
  problems: {
    noCharacters:
      'The font {font} has none of these: {characters}. Most fonts have A–Z, digits and common symbols only.',
    narrow: 'Columns: at least {least}, or 0 for no wrapping.',
    emptyRamp: 'Type the characters that the image is to be made of, dark ones first.',
    notPicture: '“{file}” is not an image. JPEG, PNG, WebP, AVIF, GIF, BMP, ICO and SVG can be opened.',
    otherType: '“{file}” is {type}, which browsers do not open as an image. Save it as JPEG or PNG first.',
    damaged: '“{file}” starts like {type}, but it is cut or damaged, and its size cannot be read.',
    tooLarge: '“{file}” has {width} × {height} pixels. The limit is 16,384 a side and 268,435,456 in total.',
    undecodable: '“{file}” could not be decoded: it is damaged, or this browser does not know {type}.',
    tooHigh: '“{file}” would take {rows} rows at this width. Choose fewer columns, or crop the image.',
    svgHere: '“{file}” is an SVG, although its name does not end in .svg. Rename it and choose it again.',
  },
  notes: {
    leftOut: 'The font {font} can’t draw these, so they are left out: {characters}',
    broken: 'The drawing held the sign that ends such a comment. A space was put into it.',
    animated: 'The image is animated, {frames} frames: the first is drawn.',
    altered: 'This browser alters pixels that a page reads, to guard against tracking. The drawing has faint noise.',
  },
  own: {
    findFont: 'Find a font',
    // How many fonts there are in all: '331 fonts'.
    fonts: '{n} fonts',
    noFont: 'No font of this name',
    next: 'Next font',
    previous: 'Previous font',
    png: 'Download PNG',
  },
} satisfies ToolStrings<typeof tool>;
