import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  { values: { input: 'hello', mode: 'text' }, gives: 'olleh', source: 'Python: "hello"[::-1]' },
  {
    values: { input: 'one two three', mode: 'words' },
    gives: 'three two one',
    source: 'Python: " ".join(reversed(s.split()))',
  },
  { values: { input: 'first\nsecond\nthird', mode: 'lines' }, gives: 'third\nsecond\nfirst', source: 'GNU tac' },
  { values: { input: 'one two', mode: 'letters' }, gives: 'eno owt', source: 'Python: each word [::-1]' },
  { values: { input: 'ab\ncd', mode: 'eachLine' }, gives: 'ba\ndc', source: 'util-linux rev' },
  { values: { input: '👍🏽é🇫🇷', mode: 'text' }, gives: '🇫🇷é👍🏽', source: 'grapheme clusters of UAX #29, table 1a' },
  { values: { input: 'Buenos días' }, gives: 'saíd soneuB', source: 'Python: s[::-1]', lang: 'es' },
  {
    values: { input: 'Hola a todos', mode: 'words' },
    gives: 'todos a Hola',
    source: 'Python: " ".join(reversed(s.split()))',
    lang: 'es',
  },
  { values: { input: 'Bonjour à tous' }, gives: 'suot à ruojnoB', source: 'Python: s[::-1]', lang: 'fr' },
  {
    values: { input: 'Merci pour tout', mode: 'words' },
    gives: 'tout pour Merci',
    source: 'Python: " ".join(reversed(s.split()))',
    lang: 'fr',
  },
  { values: { input: 'Selamat pagi' }, gives: 'igap tamaleS', source: 'Python: s[::-1]', lang: 'id' },
  {
    values: { input: 'Terima kasih banyak', mode: 'words' },
    gives: 'banyak kasih Terima',
    source: 'Python: " ".join(reversed(s.split()))',
    lang: 'id',
  },
  { values: { input: 'Buongiorno' }, gives: 'onroignouB', source: 'Python: s[::-1]', lang: 'it' },
  {
    values: { input: 'Ciao a tutti', mode: 'words' },
    gives: 'tutti a Ciao',
    source: 'Python: " ".join(reversed(s.split()))',
    lang: 'it',
  },
  { values: { input: 'Dzień dobry' }, gives: 'yrbod ńeizD', source: 'Python: s[::-1]', lang: 'pl' },
  {
    values: { input: 'Miłego dnia wszystkim', mode: 'words' },
    gives: 'wszystkim dnia Miłego',
    source: 'Python: " ".join(reversed(s.split()))',
    lang: 'pl',
  },
  { values: { input: 'Até amanhã' }, gives: 'ãhnama étA', source: 'Python: s[::-1]', lang: 'pt' },
  {
    values: { input: 'Bom dia a todos', mode: 'words' },
    gives: 'todos a dia Bom',
    source: 'Python: " ".join(reversed(s.split()))',
    lang: 'pt',
  },
  { values: { input: 'Доброе утро' }, gives: 'орту еорбоД', source: 'Python: s[::-1]', lang: 'ru' },
  {
    values: { input: 'Всем хорошего дня', mode: 'words' },
    gives: 'дня хорошего Всем',
    source: 'Python: " ".join(reversed(s.split()))',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
