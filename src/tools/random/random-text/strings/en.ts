import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    unit: 'Generate',
    source: 'Kind of text',
    minSentences: 'Minimum sentences per paragraph',
    maxSentences: 'Maximum sentences per paragraph',
    maxWords: 'Maximum words per sentence',
    startLorem: 'Begin with “Lorem ipsum dolor sit amet”',
    html: 'Wrap in <p> tags',
    v: 'List date',
    words: 'Words',
    characters: 'Characters',
    listDate: 'List updated',
  },
  hints: { ...listWords.hints, maxWords: '0 means no limit.' },
  choices: {
    ...listWords.choices,
    unit: { sentence: 'Sentences', paragraph: 'Paragraphs' },
    source: { natural: 'English sentences', lorem: 'Lorem ipsum', harvard: 'Harvard sentences' },
  },
  problems: {
    ...listWords.problems,
    sentenceOrder: 'The minimum number of sentences, {minSentences}, is above the maximum, {maxSentences}. Swap them.',
    fewSentences:
      'These paragraphs need {needed} different sentences, but there are only {possible}. Ask for fewer or shorter paragraphs, or allow repeats.',
    tooShort: 'There are no sentences with {words, plural, one {# word} other {# words or fewer}}. Allow more words.',
  },
  notes: {
    ...listWords.notes,
    listChanged:
      'This link was made with the sentence list of {made}. The list of {now} may give different text for the same seed.',
  },
} satisfies ToolStrings<typeof tool>;
