import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Topic',
    platform: 'For',
    count: 'How many',
    style: 'Capitalization',
    broad: 'Include general hashtags (a third)',
    all: 'All hashtags',
    total: 'Hashtags',
  },
  placeholders: { input: 'Banana bread' },
  choices: {
    platform: { youtube: 'YouTube', tiktok: 'TikTok', instagram: 'Instagram', x: 'X' },
    style: { lower: '#bananabread', camel: '#BananaBread' },
  },
  problems: {
    noWords: 'The topic has no letters. Type what the post is about, for example “Banana bread.”',
  },
  notes: {
    overLimit:
      'A post on this platform can have {most, plural, one {# hashtag} other {# hashtags}}. Choose the best ones, or ask for fewer.',
  },
} satisfies ToolStrings<typeof tool>;
