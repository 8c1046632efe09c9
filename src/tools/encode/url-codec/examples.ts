import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { direction: 'encode', input: 'a b&c=d/é' },
    gives: 'a%20b%26c%3Dd%2F%C3%A9',
    source: 'Python: urllib.parse.quote(text, safe="")',
  },
  {
    values: { direction: 'encode', mode: 'uri', input: 'https://example.org/naïve file.txt?q=café&x=100%25#top' },
    gives: 'https://example.org/na%C3%AFve%20file.txt?q=caf%C3%A9&x=100%25#top',
    source: 'RFC 3986 §2.2, §2.3; Python: urllib.parse.quote(text, safe=reserved)',
  },
  {
    values: { direction: 'encode', mode: 'form', input: 'Tom & Jerry’s ~ café*' },
    gives: 'Tom+%26+Jerry%E2%80%99s+%7E+caf%C3%A9*',
    source: 'WHATWG URL, application/x-www-form-urlencoded; Node: new URLSearchParams({ a: text })',
  },
  {
    values: { direction: 'encode', mode: 'all', input: 'Hi!' },
    gives: '%48%69%21',
    source: 'xxd: printf "Hi!" | xxd -p',
  },
  {
    values: { direction: 'encode', eachLine: true, input: 'red shoes\nblue & green' },
    gives: 'red%20shoes\nblue%20%26%20green',
    source: 'Python: urllib.parse.quote(line, safe="") for each line',
  },
  {
    values: { direction: 'decode', input: 'caf%C3%A9%20%26%20cr%C3%A8me' },
    gives: 'café & crème',
    source: 'Python: urllib.parse.unquote(text)',
  },
  {
    values: { direction: 'decode', input: '100% sure, %E2%82 %FF' },
    gives: '100% sure, \uFFFD \uFFFD',
    source: 'Python: urllib.parse.unquote(text, errors="replace")',
  },
  {
    values: {
      direction: 'decode',
      plus: true,
      input: 'https://example.com/s%C3%B8k/?q=red+shoes&size=42&q=sale%20now#top',
    },
    gives: 'https://example.com/søk/?q=red shoes&size=42&q=sale now#top',
    source: 'Python: urllib.parse.unquote_plus(text); its parts: urlsplit and parse_qsl',
  },
] satisfies Examples<typeof tool>;
