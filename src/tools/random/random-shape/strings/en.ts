import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    mode: 'Kind of shape',
    dimension: 'Flat or solid',
    sides: 'Corners',
    roughness: 'Roughness (%)',
    size: 'Size (px)',
    colour: 'Color',
    pictures: 'Images',
    facts: 'Sides',
    available: 'Shapes to draw from',
  },
  hints: { ...listWords.hints, colour: '“random”, a name such as teal, or a code such as #0b6350.' },
  choices: {
    ...listWords.choices,
    mode: { named: 'With a name', polygon: 'Irregular polygon', blob: 'Blob' },
    dimension: { any: 'Any', '2d': 'Flat (2D)', '3d': 'Solid (3D)' },
  },
  own: { shape: 'Random shape' },
  problems: {
    ...listWords.problems,
    badColor: '“{text}” isn’t a color. Type “random”, a CSS color name, or a code such as #0b6350.',
  },
  notes: listWords.notes,
  terms: {
    sides: '{sides, plural, one {# side} other {# sides}}',
    faces: '{sides, plural, one {# face} other {# faces}}',
  },
} satisfies ToolStrings<typeof tool>;
