import type { Strings } from '../../../kinds';
import type tool from './tool';

export default {
  en: {
    labels: {
      query: 'Find',
      regex: 'Regular expression', // as JavaScript has them
      line: 'Go to line',
      encoding: 'Encoding', // UTF-8, windows-1252 …
      language: 'Language', // a programming language
      wrap: 'Wrap long lines',
      highlight: 'Colours', // of words, by the programming language
      bytes: 'Bytes',
      eol: 'Line ends', // LF, CRLF, CR
      longest: 'Longest line', // in characters
      found: 'Matches',
      detected: 'Shown as', // the programming language that was recognised
      view: 'Text',
    },
    hints: { query: 'Capitals are ignored, but not in a regular expression.' },
    placeholders: { input: 'Paste a text, or choose a file of up to 2 GB below' },
    problems: {
      badRegex: 'This is no regular expression: {message}',
      binary:
        '{name} is not a text: it holds NUL bytes and is not UTF-16. Its bytes are shown in hexadecimal; if it is a text all the same, choose its encoding.',
    },
    notes: {
      large: 'Above {limit} MB the text is shown without colours, and long lines are not wrapped.',
      guessed:
        'The bytes are not UTF-8, so they are read as windows-1252. If letters look wrong, choose another encoding.',
    },
    own: {
      next: 'Next match',
      previous: 'Previous match',
      rich: 'Copy with colours', // as rich text, for a word processor
      cut: 'The line goes on',
      other: 'Close the file', // and take another, or type
    },
  },
} satisfies Strings<typeof tool>;
