import type { ToolStrings } from '../../../../kinds/contract';
import { EARS, EYES, MOUTHS } from '../../../../data/lenny';
import type tool from '../tool';

export default {
  labels: { ears: 'Ears and arms', eyes: 'Eyes', mouth: 'Mouth', seedUsed: 'Seed used' },
  hints: {
    seed: 'Leave empty for new faces each time. The same seed gives the same faces again.',
  },
  choices: {
    ears: { ...EARS, random: 'Random', none: 'None' },
    eyes: { ...EYES, random: 'Random' },
    mouth: { ...MOUTHS, random: 'Random' },
  },
  problems: {
    noSeed: 'This page was not opened over https, so the browser cannot use a seed. Leave the field empty.',
  },
  notes: {
    // Fewer faces than were asked for.
    fewer:
      'These parts can make only {most, plural, one {# face} other {# faces}}, all shown here. Set a part to random for more.',
  },
  own: {
    // Heading of a list of faces that many people know.
    known: 'Known faces',
    search: 'Search faces',
    placeholder: 'shrug, bear, heart eyes',
    random: 'Random face',
    nothingFound: 'No faces match this search.',
    showAll: 'Show all faces',
    moods: 'Mood',
    all: 'All',
    happy: 'Happy',
    love: 'Love',
    angry: 'Angry',
    sad: 'Sad',
    shrug: 'Shrug',
    tableflip: 'Table flip',
    bear: 'Bear',
    disapproval: 'Disapproval',
    dance: 'Dance',
  },
} satisfies ToolStrings<typeof tool>;
