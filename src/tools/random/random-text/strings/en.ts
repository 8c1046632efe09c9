import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    unit: 'Generate',
    source: 'Kind of text',
    minSentences: 'Sentences in a paragraph, at least',
    maxSentences: 'Sentences in a paragraph, at most',
    maxWords: 'Words in a sentence, at most',
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
    sentenceOrder:
      'The smallest number of sentences, {minSentences}, is above the largest, {maxSentences}. Swap the two numbers.',
    fewSentences:
      'These paragraphs need {needed} different sentences, but there are only {possible}. Ask for fewer or shorter paragraphs, or allow repeats.',
    tooShort: 'There are no sentences of {words, plural, one {# word} other {at most # words}}. Allow more words.',
  },
  notes: {
    ...listWords.notes,
    listChanged:
      'The link was made with the sentences of {made}. Those of {now} may give different text for the same seed.',
  },
} satisfies ToolStrings<typeof tool>;
