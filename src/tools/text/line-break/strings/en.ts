import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Your caption',
    result: 'Caption with its empty lines',
    filler: 'Filler for empty lines',
    every: 'An empty line between all lines',
    characters: 'Characters (limit 2,200)',
    hashtags: 'Hashtags (limit 5)',
    mentions: 'Mentions',
  },
  choices: {
    filler: {
      braille: 'Braille blank (U+2800)',
      zwsp: 'Zero-width space (U+200B)',
      hangul: 'Hangul filler (U+3164)',
      wordJoiner: 'Word joiner (U+2060)',
    },
  },
  placeholders: { input: 'Write or paste your caption, empty lines and all' },
  notes: {
    tooLong: 'The caption has {characters} characters; Instagram allows {limit}.',
    tooManyHashtags: 'The caption has {hashtags} hashtags; Instagram allows {limit}.',
  },
  own: {
    preview: 'About how it looks in the feed',
    account: 'your.account', // a made-up name in the preview
    more: '… more', // opens the rest of the caption
    less: 'less',
  },
} satisfies ToolStrings<typeof tool>;
