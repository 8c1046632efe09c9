import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'Banana bread', count: 5, language: 'en', year: false },
    gives: {
      result: ['banana bread', 'banana', 'bread', 'banana bread recipe', 'easy banana bread'],
      characters: 14 + 1 + 6 + 1 + 5 + 1 + 21 + 1 + 19,
    },
    source: 'counted by hand; two more for a tag with a space: YouTube Data API, snippet.tags[]',
  },
  {
    values: { input: 'a "b", <c>', count: 3, language: 'en', intent: 'general', year: false },
    gives: { result: ['a b c', 'b c', 'a b c explained'] },
    source: 'YouTube Data API: a tag contains no < or >; commas separate tags',
  },
  {
    values: { input: 'Come fare il pane', count: 4, language: 'it', year: false, quote: true },
    gives: {
      result: ['come fare il pane', 'fare', 'pane', 'fare pane'],
      all: '"come fare il pane", fare, pane, "fare pane"',
    },
    source: 'counted by hand; stop words of src/data/stopwords/it.json',
  },
  {
    values: { input: 'Bolo de cenoura', count: 5, language: 'pt', year: false },
    gives: {
      result: ['bolo de cenoura', 'bolo', 'cenoura', 'bolo cenoura', 'receita de bolo de cenoura'],
      characters: 17 + 1 + 4 + 1 + 7 + 1 + 14 + 1 + 28,
    },
    source: 'counted by hand; stop words of src/data/stopwords/pt.json',
    lang: 'pt',
  },
  {
    values: { input: '?!', language: 'en' },
    gives: problem('noWords', {}, 'input'),
    source: 'punctuation says nothing about a video',
  },
] satisfies Examples<typeof tool>;
