import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'a\nb\nc', other: 'a\nx\nc' },
    gives: { added: 1, removed: 1, unchanged: 2, similarity: 66.7, identical: 'false' },
    source: 'Python: difflib.SequenceMatcher(None, a, b).ratio() is 0.667',
  },
  {
    values: { input: 'milk\neggs\nbread\n', other: 'milk\nbutter\nbread\njam\n' },
    gives: {
      added: 2,
      removed: 1,
      unchanged: 2,
      result: '--- original\n+++ changed\n@@ -1,3 +1,4 @@\n milk\n-eggs\n+butter\n bread\n+jam\n',
    },
    source: 'GNU diffutils 3.8: diff -u --label original --label changed',
  },
  {
    values: { input: 'The quick brown fox', other: 'The slow brown fox jumps', mode: 'word' },
    gives: { added: 2, removed: 1, unchanged: 3, similarity: 66.7 },
    source: 'Python: difflib.SequenceMatcher on both texts split at spaces',
  },
  {
    values: { input: 'kitten', other: 'sitting', mode: 'char' },
    gives: { added: 3, removed: 2, unchanged: 4, similarity: 61.5 },
    source: 'Python: difflib.SequenceMatcher(None, "kitten", "sitting").ratio() is 0.615',
  },
  {
    values: {
      input: 'One  two\n\nthree',
      other: 'one two\nTHREE',
      ignoreCase: true,
      ignoreSpace: true,
      ignoreEmpty: true,
    },
    gives: { identical: 'true', similarity: 100, unchanged: 2, result: '' },
    source: 'GNU diff -i -b -B: exit status 0',
  },
  {
    values: { input: 'leche\nhuevos\npan', other: 'leche\nqueso\npan' },
    gives: { added: 1, removed: 1, unchanged: 2, similarity: 66.7 },
    source: 'Python: difflib.SequenceMatcher on the lines',
    lang: 'es',
  },
  {
    values: { input: 'El tren sale a las ocho', other: 'El tren sale a las nueve', mode: 'word' },
    gives: { added: 1, removed: 1, unchanged: 5, similarity: 83.3 },
    source: 'Python: difflib.SequenceMatcher on both texts split at spaces',
    lang: 'es',
  },
  {
    values: { input: 'lait\nœufs\npain', other: 'lait\nbeurre\npain' },
    gives: { added: 1, removed: 1, unchanged: 2, similarity: 66.7 },
    source: 'Python: difflib.SequenceMatcher on the lines',
    lang: 'fr',
  },
  {
    values: { input: 'Le train part à huit heures', other: 'Le train part à neuf heures', mode: 'word' },
    gives: { added: 1, removed: 1, unchanged: 5, similarity: 83.3 },
    source: 'Python: difflib.SequenceMatcher on both texts split at spaces',
    lang: 'fr',
  },
  {
    values: { input: 'beras\ntelur\ngula', other: 'beras\nsusu\ngula' },
    gives: { added: 1, removed: 1, unchanged: 2, similarity: 66.7 },
    source: 'Python: difflib.SequenceMatcher on the lines',
    lang: 'id',
  },
  {
    values: { input: 'Rapat mulai jam delapan pagi', other: 'Rapat mulai jam sembilan pagi', mode: 'word' },
    gives: { added: 1, removed: 1, unchanged: 4, similarity: 80 },
    source: 'Python: difflib.SequenceMatcher on both texts split at spaces',
    lang: 'id',
  },
  {
    values: { input: 'latte\nuova\npane', other: 'latte\nburro\npane' },
    gives: { added: 1, removed: 1, unchanged: 2, similarity: 66.7 },
    source: 'Python: difflib.SequenceMatcher on the lines',
    lang: 'it',
  },
  {
    values: { input: 'Il treno parte alle otto', other: 'Il treno parte alle nove', mode: 'word' },
    gives: { added: 1, removed: 1, unchanged: 4, similarity: 80 },
    source: 'Python: difflib.SequenceMatcher on both texts split at spaces',
    lang: 'it',
  },
  {
    values: { input: 'mleko\njajka\nchleb', other: 'mleko\nmasło\nchleb' },
    gives: { added: 1, removed: 1, unchanged: 2, similarity: 66.7 },
    source: 'Python: difflib.SequenceMatcher on the lines',
    lang: 'pl',
  },
  {
    values: { input: 'Pociąg odjeżdża o ósmej rano', other: 'Pociąg odjeżdża o dziewiątej rano', mode: 'word' },
    gives: { added: 1, removed: 1, unchanged: 4, similarity: 80 },
    source: 'Python: difflib.SequenceMatcher on both texts split at spaces',
    lang: 'pl',
  },
  {
    values: { input: 'leite\novos\npão', other: 'leite\nqueijo\npão' },
    gives: { added: 1, removed: 1, unchanged: 2, similarity: 66.7 },
    source: 'Python: difflib.SequenceMatcher on the lines',
    lang: 'pt',
  },
  {
    values: { input: 'O trem sai às oito horas', other: 'O trem sai às nove horas', mode: 'word' },
    gives: { added: 1, removed: 1, unchanged: 5, similarity: 83.3 },
    source: 'Python: difflib.SequenceMatcher on both texts split at spaces',
    lang: 'pt',
  },
  {
    values: { input: 'молоко\nяйца\nхлеб', other: 'молоко\nсыр\nхлеб' },
    gives: { added: 1, removed: 1, unchanged: 2, similarity: 66.7 },
    source: 'Python: difflib.SequenceMatcher on the lines',
    lang: 'ru',
  },
  {
    values: { input: 'Поезд уходит в восемь утра', other: 'Поезд уходит в девять утра', mode: 'word' },
    gives: { added: 1, removed: 1, unchanged: 4, similarity: 80 },
    source: 'Python: difflib.SequenceMatcher on both texts split at spaces',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
