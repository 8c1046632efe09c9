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
    invert: 'For light text on a dark background',
    comment: 'As a comment',
  },
  hints: {
    width: '20 to 400, or 0 for no wrapping.',
    columns: '10 to 400.',
    ramp: 'A space at the end is the lightest.',
  },
  placeholders: { input: 'Type a word' },
  choices: {
    mode: { text: 'Text', image: 'An image' },
    layout: {
      default: 'Font default',
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
      'The font {font} has none of these: {characters}. Many fonts have only A–Z, digits, and common symbols.',
    narrow: 'Columns: at least {least}, or 0 for no wrapping.',
    emptyRamp: 'Type the characters to draw the image with, dark ones first.',
    notPicture: '“{file}” is not an image. You can open JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP, ICO, and SVG.',
    otherType: '“{file}” is {type}, which browsers can’t open as an image. Save it as JPEG or PNG first.',
    damaged: '“{file}” starts like {type}, but it is incomplete or damaged, and its size can’t be read.',
    tooLarge: '“{file}” is {width} × {height} pixels. The limit is 16,384 per side and 268,435,456 in total.',
    undecodable: '“{file}” could not be decoded: it is damaged, or this browser doesn’t support {type}.',
    tooHigh: '“{file}” would need {rows} rows at this width. Choose fewer columns, or crop the image.',
    svgHere: '“{file}” is an SVG, although its name does not end in .svg. Rename it and choose it again.',
  },
  notes: {
    leftOut: 'The font {font} can’t draw these, so they are left out: {characters}',
    broken: 'The drawing contained the characters that end a comment, so a space was added.',
    animated: 'The image is animated ({frames} frames); only the first is drawn.',
    altered: 'This browser changes the pixels that a page reads, to prevent tracking. The drawing has faint noise.',
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
