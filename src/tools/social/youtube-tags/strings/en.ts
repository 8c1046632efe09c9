import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Topic of the video',
    intent: 'Kind of video',
    count: 'Maximum number of tags',
    language: 'Language of the tags',
    year: 'Add tags with this year',
    quote: 'Quotes around tags with a space',
    first: 'Your own tags',
    without: 'Tags to leave out',
    all: 'All tags',
    characters: 'Characters (limit 500)',
  },
  hints: {
    first: 'They come first. Separate them with commas; the ↑ on a tag adds it here.',
    without: 'Separate them with commas. The × on a tag adds it here.',
  },
  placeholders: { input: 'Banana bread' },
  choices: {
    intent: {
      auto: 'Guess from the words',
      general: 'Other',
      howto: 'How-to',
      review: 'Review',
      music: 'Music',
      gaming: 'Gaming',
      food: 'Cooking',
      travel: 'Travel',
    },
    language: {
      auto: 'Language of this page',
      en: 'English',
      es: 'Spanish',
      fr: 'French',
      id: 'Indonesian',
      it: 'Italian',
      pl: 'Polish',
      pt: 'Portuguese',
      ru: 'Russian',
    },
  },
  own: { remove: 'Leave out', putFirst: 'Put first' },
  problems: {
    noWords: 'The topic has no letters or digits. Type what the video is about, for example “Banana bread.”',
    noneLeft: 'No tag is left. Shorten the topic, or clear the list of tags to leave out.',
  },
} satisfies ToolStrings<typeof tool>;
