import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    url: 'Address of a file', // https://…
    query: 'Find',
    regex: 'Regular expression', // as JavaScript has them
    line: 'Go to line',
    encoding: 'Encoding', // UTF-8, windows-1252 …
    language: 'Language', // a programming language
    wrap: 'Wrap long lines',
    highlight: 'Syntax highlighting', // of words, by the programming language
    bytes: 'Bytes',
    eol: 'Line endings', // LF, CRLF, CR
    longest: 'Longest line', // in characters
    found: 'Matches',
    detected: 'Shown as', // the programming language that was recognised
    view: 'Text',
  },
  hints: { query: 'Text searches ignore case. Regular expressions don’t, unless written like /error/i.' },
  placeholders: { input: 'Paste text, or drop a file of up to 2 GB', url: 'https://example.com/script.js' },
  problems: {
    badRegex: 'The regular expression can’t be read: {message}',
    binary:
      '{name} is not a text file: it contains NUL bytes and is not UTF-16. Its bytes are shown in hexadecimal. If it is text, choose its encoding.',
  },
  notes: {
    bom: 'The text begins with a byte order mark (U+FEFF), which is not counted as a character.',
    large: 'Text over {limit} MB is shown without highlighting, and its long lines aren’t wrapped.',
    guessed:
      'The bytes are not UTF-8, so they are read as windows-1252. If characters look wrong, choose another encoding.',
  },
  own: {
    next: 'Next match',
    previous: 'Previous match',
    rich: 'Copy with colors', // as rich text, for a word processor
    other: 'Close the file', // and take another, or type
    openAddress: 'Open', // the file at the address
    addressHint:
      'Your browser requests it from that server, without cookies, when you press Open. The address isn’t sent to us.',
    asking: 'Requesting from {host}…',
    received: '{size} received…',
    address_badAddress:
      'This isn’t an address. Type one that begins with https:// and has a server and a file, without spaces or a password.',
    address_notHttps:
      'Only addresses that begin with https:// can be opened. Save the file another way and drop it here.',
    address_offline: 'This device is offline. You can still open files on the device.',
    address_unreachable: '{host} doesn’t respond. Check the spelling, and whether the address opens in a new tab.',
    address_refused:
      '{host} responds but doesn’t let other sites read its files (it sends no CORS header). Open the address in a new tab, save the file, and drop it here. Raw files on GitHub, GitLab’s API, and most CDNs work.',
    address_timeout: '{host} didn’t respond within 30 seconds. Try again, or save the file and drop it here.',
    address_broken: '{host} stopped in the middle of the file. Try again.',
    address_status:
      '{host} responds with status {status}, so the file can’t be opened. Addresses that need a sign-in don’t work here.',
    address_notText: 'This isn’t a text file: {host} sends it as {type}.',
    address_tooLarge:
      'The file is larger than {limit}, the limit for addresses. Save it and drop it here; files on your device can be up to 2 GB.',
  },
} satisfies ToolStrings<typeof tool>;
