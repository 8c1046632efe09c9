import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'SOS', alphabet: 'international' },
    // 27 dots: 9 marks of 15 units, 6 gaps inside letters, 2 of 3 units between them.
    gives: { result: '... --- ...', seconds: 1.62 },
    source: 'ITU-R M.1677-1, part I §1.1 and §2: a dot is 0.06 s at 20 words per minute',
  },
  {
    values: { input: '.... .. / -- --- --', direction: 'auto', alphabet: 'international' },
    gives: 'HI MOM',
    source: 'ITU-R M.1677-1, part I §1.1',
  },
  {
    values: { input: 'What hath God wrought?', direction: 'encode', alphabet: 'international' },
    gives: '.-- .... .- - / .... .- - .... / --. --- -.. / .-- .-. --- ..- --. .... - ..--..',
    source: 'npm morse-decoder 4.0.1',
  },
  {
    values: { input: 'Pramuka Indonesia', direction: 'encode', alphabet: 'international' },
    gives: '.--. .-. .- -- ..- -.- .- / .. -. -.. --- -. . ... .. .-',
    source: 'npm morse-decoder 4.0.1',
    lang: 'id',
  },
  {
    values: { input: 'Привет', alphabet: 'russian' },
    gives: '.--. .-. .. .-- . -',
    source: 'npm morse-decoder 4.0.1, priority 5',
  },
  {
    values: { input: 'PARIS PARIS', wpm: 18, farnsworth: 5, alphabet: 'international' },
    // Each PARIS takes 60/5 s including its gap; the last gap (7 of 19 parts of the delay) is left out.
    gives: { seconds: 20.34 },
    source: 'ARRL, A Standard for Morse Timing Using the Farnsworth Technique (1990), worked with Python fractions',
  },
  {
    values: { input: '... --- hello', direction: 'decode' },
    gives: problem('notMorse', { character: 'h', line: 1, column: 9 }, 'input'),
    source: 'ITU-R M.1677-1: a letter is made of dots and dashes',
  },
  {
    values: { input: 'Hola mundo' },
    gives: '.... --- .-.. .- / -- ..- -. -.. ---',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'es',
  },
  {
    values: { input: '-... ..- . -. --- ... / -.. .. .- ...' },
    gives: 'BUENOS DIAS',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'es',
  },
  {
    values: { input: 'Bonjour' },
    gives: '-... --- -. .--- --- ..- .-.',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'fr',
  },
  {
    values: { input: '-.-. .- ..-. ..-..' },
    gives: 'CAFÉ',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'fr',
  },
  {
    values: { input: '... . .-.. .- -- .- - / .--. .- --. ..' },
    gives: 'SELAMAT PAGI',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'id',
  },
  {
    values: { input: 'Ciao a tutti' },
    gives: '-.-. .. .- --- / .- / - ..- - - ..',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'it',
  },
  {
    values: { input: '.- / -.. --- -- .- -. ..' },
    gives: 'A DOMANI',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'it',
  },
  {
    values: { input: 'Łąka o świcie', alphabet: 'polish' },
    gives: '.-..- .-.- -.- .- / --- / ...-... .-- .. -.-. .. .',
    source: 'Python, with the codes of npm morse-decoder 4.0.1',
    lang: 'pl',
  },
  {
    values: { input: '-.. --- / .--- ..- - .-. .-', alphabet: 'polish' },
    gives: 'DO JUTRA',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'pl',
  },
  {
    values: { input: 'Bom dia' },
    gives: '-... --- -- / -.. .. .-',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'pt',
  },
  {
    values: { input: '-... .-. .- ... .. .-..' },
    gives: 'BRASIL',
    source: 'Python, with the table of ITU-R M.1677-1, part I §1.1',
    lang: 'pt',
  },
  {
    values: { input: 'Доброе утро', alphabet: 'russian' },
    gives: '-.. --- -... .-. --- . / ..- - .-. ---',
    source: 'Python, with the Russian table of Morse code',
    lang: 'ru',
  },
  {
    values: { input: '.--. --- -.- .-', alphabet: 'russian' },
    gives: 'ПОКА',
    source: 'Python, with the Russian table of Morse code',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
