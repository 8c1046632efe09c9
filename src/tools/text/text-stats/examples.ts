import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'Hello, world!' },
    gives: { words: 2, characters: 13, sentences: 1, lines: 1 },
    source: 'GNU wc; the lines as printed, since nothing ends the last one',
  },
  {
    values: { input: 'One fish, two fish,\nred fish, blue fish.\n' },
    gives: { words: 8, characters: 41, lines: 2, uniqueWords: 5, longestLine: 20 },
    source: 'GNU wc and wc -L; Python: len(set(re.findall(r"\\w+", s.lower())))',
  },
  {
    values: { input: '👨‍👩‍👧', focus: 'characters' },
    gives: { characters: 1, codeUnits: 8, bytes: 18, xLength: 2, smsSegments: 1 },
    source: 'Python: regex.findall(r"\\X"), and the lengths of both encodings; docs.x.com, Counting characters',
  },
  {
    values: { input: 'A link counts as 23: https://example.com/a/long/address', focus: 'characters', limit: 60 },
    gives: { characters: 55, xLength: 44, left: 5 },
    source: 'Python: len(s); docs.x.com, Counting characters: a link is 23',
  },
  {
    values: { input: 'Dr. Smith paid $3.14 to J. K. Rowling. Really? Yes!', focus: 'sentences' },
    gives: { sentences: 3, words: 10 },
    source: 'counted by hand',
  },
  {
    values: { input: 'a\n\nb', focus: 'paragraphs' },
    gives: { lines: 3, emptyLines: 1, nonEmptyLines: 2, paragraphs: 2 },
    source: 'GNU: grep -c "", grep -c "^$"; two blocks of POSIX paragraph mode (awk RS="")',
  },
  {
    values: { input: 'milk\neggs\nmilk\n\nbread\n', focus: 'lines' },
    gives: { lines: 5, emptyLines: 1, nonEmptyLines: 4, uniqueLines: 4 },
    source: 'GNU: wc -l, sort -u | wc -l',
  },
  {
    values: { input: 'Hoy hace sol. Vamos a la playa.' },
    gives: { words: 7, characters: 31, sentences: 2 },
    source: 'Python: len(s), re.findall(r"\\w+", s); sentences counted by hand',
    lang: 'es',
  },
  {
    values: { input: 'Mañana cenamos a las nueve.', focus: 'characters' },
    gives: { characters: 27, charactersNoSpaces: 23, bytes: 28 },
    source: 'Python: len(s), len(s.replace(" ", "")), len(s.encode())',
    lang: 'es',
  },
  {
    values: { input: 'Il fait beau. On va à la plage.' },
    gives: { words: 8, characters: 31, sentences: 2 },
    source: 'Python: len(s), re.findall(r"\\w+", s); sentences counted by hand',
    lang: 'fr',
  },
  {
    values: { input: 'À demain, bonne soirée !', focus: 'characters' },
    gives: { characters: 24, charactersNoSpaces: 20, bytes: 26 },
    source: 'Python: len(s), len(s.replace(" ", "")), len(s.encode())',
    lang: 'fr',
  },
  {
    values: { input: 'Hari ini cerah. Kita pergi ke pantai.' },
    gives: { words: 7, characters: 37, sentences: 2 },
    source: 'Python: len(s), re.findall(r"\\w+", s); sentences counted by hand',
    lang: 'id',
  },
  {
    values: { input: 'Selamat pagi, semoga sukses!', focus: 'characters' },
    gives: { characters: 28, charactersNoSpaces: 25, bytes: 28 },
    source: 'Python: len(s), len(s.replace(" ", "")), len(s.encode())',
    lang: 'id',
  },
  {
    values: { input: 'Oggi fa caldo. Andiamo al mare?' },
    gives: { words: 6, characters: 31, sentences: 2 },
    source: 'Python: len(s), re.findall(r"\\w+", s); sentences counted by hand',
    lang: 'it',
  },
  {
    values: { input: 'Perché no? A più tardi!', focus: 'characters' },
    gives: { characters: 23, charactersNoSpaces: 19, bytes: 25 },
    source: 'Python: len(s), len(s.replace(" ", "")), len(s.encode())',
    lang: 'it',
  },
  {
    values: { input: 'Dziś jest ciepło. Idziemy na plażę.' },
    gives: { words: 6, characters: 35, sentences: 2 },
    source: 'Python: len(s), re.findall(r"\\w+", s); sentences counted by hand',
    lang: 'pl',
  },
  {
    values: { input: 'Dziękuję, do zobaczenia!', focus: 'characters' },
    gives: { characters: 24, charactersNoSpaces: 22, bytes: 26 },
    source: 'Python: len(s), len(s.replace(" ", "")), len(s.encode())',
    lang: 'pl',
  },
  {
    values: { input: 'Link to 23 znaki: https://example.com/jakiś/długi/adres', focus: 'characters', limit: 60 },
    gives: { characters: 55, xLength: 41, left: 5 },
    source: 'Python: len(s); docs.x.com, Counting characters: a link is 23',
    lang: 'pl',
  },
  {
    values: { input: 'Dr hab. Nowak mieszka przy ul. Długiej. Naprawdę? Tak!', focus: 'sentences' },
    gives: { sentences: 3, words: 9 },
    source: 'counted by hand',
    lang: 'pl',
  },
  {
    values: { input: 'Hoje faz sol. Vamos à praia.' },
    gives: { words: 6, characters: 28, sentences: 2 },
    source: 'Python: len(s), re.findall(r"\\w+", s); sentences counted by hand',
    lang: 'pt',
  },
  {
    values: { input: 'Até amanhã, bom descanso!', focus: 'characters' },
    gives: { characters: 25, charactersNoSpaces: 22, bytes: 27 },
    source: 'Python: len(s), len(s.replace(" ", "")), len(s.encode())',
    lang: 'pt',
  },
  {
    values: { input: 'Сегодня тепло. Идём на пляж.' },
    gives: { words: 5, characters: 28, sentences: 2 },
    source: 'Python: len(s), re.findall(r"\\w+", s); sentences counted by hand',
    lang: 'ru',
  },
  {
    values: { input: 'Спасибо, до завтра!', focus: 'characters' },
    gives: { characters: 19, charactersNoSpaces: 17, bytes: 34 },
    source: 'Python: len(s), len(s.replace(" ", "")), len(s.encode())',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
