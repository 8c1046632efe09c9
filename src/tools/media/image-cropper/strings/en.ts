import type { ToolStrings } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...pictures.labels,
    input: 'Images',
    aspect: 'Aspect ratio',
    shape: 'Shape',
    x: 'Left',
    y: 'Top',
    width: 'Width',
    height: 'Height',
    radius: 'Corner radius in pixels',
    rotate: 'Rotate clockwise',
    straighten: 'Straighten, in degrees',
    flipX: 'Mirror left and right',
    flipY: 'Mirror top and bottom',
    result: 'Cropped images',
  },
  hints: {
    ...pictures.hints,
    background: 'Fills transparent areas if you save as JPEG.',
  },
  choices: {
    ...pictures.choices,
    aspect: {
      free: 'Free',
      '1:1': '1:1 (square)',
      '4:3': '4:3',
      '3:4': '3:4',
      '3:2': '3:2',
      '2:3': '2:3',
      '16:9': '16:9',
      '9:16': '9:16 (story)',
      '4:5': '4:5 (portrait)',
      '1.91:1': '1.91:1 (link preview)',
    },
    shape: { rect: 'Rectangle', rounded: 'Rounded corners', circle: 'Circle' },
    rotate: { '0': 'No', '90': '90°', '180': '180°', '270': '270°' },
  },
  problems: {
    ...pictures.problems,
    emptyBox: 'The width and height must be at least 1 pixel.',
    outside: 'The crop is outside “{file}”, which is {width} × {height} pixels. Move it inside.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
  own: { turn: 'Rotate 90°', mirror: 'Mirror' },
} satisfies ToolStrings<typeof tool>;
