import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    direction: 'Direction',
    mode: 'What is encoded',
    eachLine: 'Each line separately, keeping line breaks',
    eol: 'Line breaks in the text',
    plus: 'Read + as a space',
    parts: 'Parts of the URL',
  },
  choices: {
    direction: { encode: 'Encode', decode: 'Decode' },
    mode: {
      component: 'All but A–Z, a–z, 0–9, and - . _ ~', // RFC 3986 unreserved characters
      uri: 'Only what a URL can’t contain', // RFC 3986 reserved characters stay
      form: 'As a form sends it: space becomes +', // application/x-www-form-urlencoded
      all: 'Every byte',
    },
    eol: { lf: 'As they are (typed: %0A)', crlf: '%0D%0A (mailto: links)' },
  },
  problems: {
    tooLong: 'The result would have more than {limit} million characters, more than a browser can handle.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    stray:
      'Percent signs without two hexadecimal digits, left as they are: {count}. The first is on line {line}, column {column}.',
    replaced: 'Bytes that are not UTF-8: {count}, each shown as \uFFFD. The first is on line {line}, column {column}.',
    plusKept: 'The query has a +, which means a space in forms. If it came from a form, select “Read + as a space.”',
    twice: 'The result still has a % followed by two hexadecimal digits. If it was encoded twice, decode it again.',
  },
  terms: {
    part: 'Part',
    name: 'Name',
    value: 'Value',
    scheme: 'Scheme',
    user: 'User',
    password: 'Password',
    host: 'Host',
    port: 'Port',
    path: 'Path',
    query: 'Query',
    fragment: 'Fragment', // the part after #
  },
} satisfies ToolStrings<typeof tool>;
