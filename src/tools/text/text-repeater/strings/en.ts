import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    count: 'How many times',
    separator: 'Between the copies',
    custom: 'Your own separator',
    number: 'Number the copies', // 1. 2. 3. before each of them
    length: 'Characters in the result',
    fits: 'Where it fits',
  },
  choices: {
    separator: {
      none: 'Nothing',
      space: 'A space',
      newline: 'A line break',
      comma: 'A comma and a space',
      custom: 'Something else',
    },
  },
  hints: { custom: '\\n is a line break, \\t a tab, \\\\ a backslash.' },
  placeholders: { input: 'Type or paste what to repeat', custom: ' | ' },
  problems: {
    tooLong: 'The result would have {length} characters; the limit is {most}. Repeat it fewer times.',
    tooBig: 'The result would be {megabytes} MB; the limit is {most} MB. Repeat it fewer times.',
  },
  terms: {
    place: 'Where',
    used: 'Used',
    limit: 'Limit',
    left: 'Left', // characters still free
    whatsapp: 'WhatsApp message',
    instagram: 'Instagram caption',
    x: 'X post',
  },
} satisfies ToolStrings<typeof tool>;
