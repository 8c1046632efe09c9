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
    values: { input: 'A link counts 23: https://example.com/a/long/address', focus: 'characters', limit: 60 },
    gives: { characters: 52, xLength: 41, left: 8 },
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
] satisfies Examples<typeof tool>;
