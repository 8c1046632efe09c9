import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    // How many marks at most in each place.
    level: 'Level',
    up: 'Above the letters',
    mid: 'Through the letters',
    down: 'Below the letters',
    clean: 'Remove marks instead',
    // Counted: the marks that were put on letters.
    marks: 'Marks added',
    removed: 'Marks removed',
    seedUsed: 'Seed used',
  },
  hints: {
    seed: 'Leave empty for a new one each time. The same seed gives the same marks again.',
  },
  placeholders: { input: 'Type your text' },
  problems: {
    noSeed: 'This page was not opened over https, so the browser cannot use a seed. Leave the field empty.',
  },
  own: {
    // Names of three levels, from few marks to very many.
    mild: 'Mild',
    medium: 'Medium',
    wild: 'Wild',
  },
  notes: {
    nowhere: 'Choose above, through, or below. Nothing is chosen, so no marks were added.',
    overX:
      'Too long for a post on X with a free account: {length, plural, one {# character} other {# characters}}, including the marks. The limit is {limit}.',
    overDiscord:
      'Too long for a Discord message without Nitro: {length, plural, one {# character} other {# characters}}, including the marks. The limit is {limit}.',
  },
} satisfies ToolStrings<typeof tool>;
