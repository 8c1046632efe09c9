import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    width: 'Width',
    height: 'Height',
    newWidth: 'New width',
    newHeight: 'New height',
    ratio: 'Or a ratio',
    round: 'Rounding',
    simplified: 'Aspect ratio',
    outWidth: 'New width (px)',
    outHeight: 'New height (px)',
    decimal: 'As a number',
    megapixels: 'Megapixels',
    nearest: 'Closest common ratio',
    fits: 'Crop or bars for other ratios',
  },
  placeholders: { ratio: '16:9' },
  choices: {
    round: {
      nearest: 'To the nearest pixel',
      down: 'Down',
      up: 'Up',
      even: 'To the nearest even number, for video',
    },
  },
  own: {
    formats: 'Common ratios and sizes',
    choose: 'Choose',
    ratios: 'Ratios',
    screens: 'Video and screens',
    social: 'Social media',
    picture: 'Read an image’s size',
    noSize: 'The size of “{file}” can’t be read. Choose a JPEG, PNG, WebP, AVIF, GIF, or SVG image.',
    sizeRead: '“{file}” is {width} × {height} pixels.',
    box: 'A box in the ratio',
  },
  problems: {
    notPositive: 'Each side must be greater than 0. Type a larger number, or leave the field empty.',
    badRatio: '“{text}” is not a ratio. Type, for example, 16:9, 21/9, or 1.85.',
  },
  steps: {
    ratio: '{width} ÷ {height} = {shape}',
    fromWidth: '{given} wide at {shape}: {exact} high, before rounding',
    fromHeight: '{given} high at {shape}: {exact} wide, before rounding',
  },
  terms: { ratio: 'Ratio', crop: 'Cropped', canvas: 'With bars' },
} satisfies ToolStrings<typeof tool>;
