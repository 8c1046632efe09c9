import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    focus: 'Main figure',
    paragraphBy: 'A paragraph is',
    wpm: 'Reading speed (words per minute)',
    speakWpm: 'Speaking speed (words per minute)',
    limit: 'Character limit',
    charactersNoSpaces: 'Without spaces',
    readingTime: 'Reading time',
    speakingTime: 'Speaking time',
    left: 'Characters left', // until the visitor's own limit
    uniqueWords: 'Unique words',
    averageWord: 'Letters per word',
    longestLine: 'Longest line (characters)',
    emptyLines: 'Empty lines',
    nonEmptyLines: 'Lines with text',
    uniqueLines: 'Unique lines',
    xLength: 'Length on X',
    smsSegments: 'SMS segments', // how many SMS the text takes
    codeUnits: 'UTF-16 units',
    bytes: 'Bytes in UTF-8',
    limits: 'Where it fits',
    topWords: 'Most frequent words',
  },
  choices: {
    focus: {
      words: 'Words',
      characters: 'Characters',
      sentences: 'Sentences',
      paragraphs: 'Paragraphs',
      lines: 'Lines',
    },
    paragraphBy: {
      auto: 'Detect automatically',
      blank: 'Text between blank lines',
      line: 'Every line with text',
    },
  },
  placeholders: { input: 'Type or paste your text' },
  terms: {
    place: 'Where', // where the text is published
    used: 'Used',
    limit: 'Limit',
    left: 'Left', // what remains
    word: 'Word',
    times: 'Count',
    own: 'Your own limit',
    x: 'X post',
    sms: 'One text message',
    metaTitle: 'Page title in Google',
    metaDescription: 'Description in Google',
    instagramCaption: 'Instagram caption',
    instagramBio: 'Instagram bio',
    linkedInPost: 'LinkedIn post',
    youTubeTitle: 'YouTube title',
    youTubeDescription: 'YouTube description (bytes)',
    tikTokCaption: 'TikTok caption',
    facebookPost: 'Facebook post',
  },
} satisfies ToolStrings<typeof tool>;
