import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'one\ntwo\n\nthree' },
    gives: { result: 'one two\n\nthree', removed: 1 },
    source: 'GNU fmt -w 75',
  },
  {
    values: { input: 'one\ntwo\n\nthree', keepParagraphs: false },
    gives: { result: 'one two three', removed: 3 },
    source: 'Python: " ".join(s.split())',
  },
  {
    values: { input: 'We met for an exam-\nple of good\nwork.', dehyphenate: true },
    gives: { result: 'We met for an example of good work.', removed: 2 },
    source: 'by hand',
  },
  {
    values: { input: 'milk\neggs\nbread', replaceWith: 'comma' },
    gives: { result: 'milk, eggs, bread', removed: 2 },
    source: 'Python: ", ".join(s.split("\\n"))',
  },
  {
    values: { input: '吾輩は猫\nである', replaceWith: 'space' },
    gives: { result: '吾輩は猫である', removed: 1 },
    source: 'CSS Text 3 §4.1.3, segment break between two wide characters',
  },
  {
    values: { input: 'Nos vemos el\nviernes a las\nnueve.' },
    gives: { result: 'Nos vemos el viernes a las nueve.', removed: 2 },
    source: 'Python: s.replace("\\n", " "), s.count("\\n")',
    lang: 'es',
  },
  {
    values: { input: 'Este es un ejem-\nplo breve.', dehyphenate: true },
    gives: { result: 'Este es un ejemplo breve.', removed: 1 },
    source: 'by hand',
    lang: 'es',
  },
  {
    values: { input: 'On se voit\nvendredi à\nneuf heures.' },
    gives: { result: 'On se voit vendredi à neuf heures.', removed: 2 },
    source: 'Python: s.replace("\\n", " "), s.count("\\n")',
    lang: 'fr',
  },
  {
    values: { input: 'Voici un exem-\nple de texte.', dehyphenate: true },
    gives: { result: 'Voici un exemple de texte.', removed: 1 },
    source: 'by hand',
    lang: 'fr',
  },
  {
    values: { input: 'Kita bertemu\nhari Jumat jam\nsembilan.' },
    gives: { result: 'Kita bertemu hari Jumat jam sembilan.', removed: 2 },
    source: 'Python: s.replace("\\n", " "), s.count("\\n")',
    lang: 'id',
  },
  {
    values: { input: 'Ini adalah con-\ntoh teks.', dehyphenate: true },
    gives: { result: 'Ini adalah contoh teks.', removed: 1 },
    source: 'by hand',
    lang: 'id',
  },
  {
    values: { input: 'Ci vediamo\nvenerdì alle\nnove.' },
    gives: { result: 'Ci vediamo venerdì alle nove.', removed: 2 },
    source: 'Python: s.replace("\\n", " "), s.count("\\n")',
    lang: 'it',
  },
  {
    values: { input: 'Questo è un esem-\npio di testo.', dehyphenate: true },
    gives: { result: 'Questo è un esempio di testo.', removed: 1 },
    source: 'by hand',
    lang: 'it',
  },
  {
    values: { input: 'Spotkajmy się\nw piątek\no dziewiątej.' },
    gives: { result: 'Spotkajmy się w piątek o dziewiątej.', removed: 2 },
    source: 'Python: s.replace("\\n", " "), s.count("\\n")',
    lang: 'pl',
  },
  {
    values: { input: 'To jest przy-\nkład tekstu.', dehyphenate: true },
    gives: { result: 'To jest przykład tekstu.', removed: 1 },
    source: 'by hand',
    lang: 'pl',
  },
  {
    values: { input: 'A gente se vê\nna sexta às\nnove.' },
    gives: { result: 'A gente se vê na sexta às nove.', removed: 2 },
    source: 'Python: s.replace("\\n", " "), s.count("\\n")',
    lang: 'pt',
  },
  {
    values: { input: 'Este é um exem-\nplo de texto.', dehyphenate: true },
    gives: { result: 'Este é um exemplo de texto.', removed: 1 },
    source: 'by hand',
    lang: 'pt',
  },
  {
    values: { input: 'Встречаемся\nв пятницу\nв девять.' },
    gives: { result: 'Встречаемся в пятницу в девять.', removed: 2 },
    source: 'Python: s.replace("\\n", " "), s.count("\\n")',
    lang: 'ru',
  },
  {
    values: { input: 'Это при-\nмер текста.', dehyphenate: true },
    gives: { result: 'Это пример текста.', removed: 1 },
    source: 'by hand',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
