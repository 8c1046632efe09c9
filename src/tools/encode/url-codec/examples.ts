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
  {
    values: { direction: 'encode', input: 'zapatos de niño' },
    gives: 'zapatos%20de%20ni%C3%B1o',
    source: 'Python: urllib.parse.quote(text, safe="")',
    lang: 'es',
  },
  {
    values: { direction: 'decode', input: 'canci%C3%B3n%20de%20cuna' },
    gives: 'canción de cuna',
    source: 'Python: urllib.parse.unquote(text)',
    lang: 'es',
  },
  {
    values: { direction: 'encode', input: 'crème brûlée' },
    gives: 'cr%C3%A8me%20br%C3%BBl%C3%A9e',
    source: 'Python: urllib.parse.quote(text, safe="")',
    lang: 'fr',
  },
  {
    values: { direction: 'decode', input: 'o%C3%B9%20d%C3%AEner%20%C3%A0%20Lyon' },
    gives: 'où dîner à Lyon',
    source: 'Python: urllib.parse.unquote(text)',
    lang: 'fr',
  },
  {
    values: { direction: 'encode', input: 'sepatu & tas anak' },
    gives: 'sepatu%20%26%20tas%20anak',
    source: 'Python: urllib.parse.quote(text, safe="")',
    lang: 'id',
  },
  {
    values: { direction: 'decode', input: 'nasi%20goreng%20%26%20sate' },
    gives: 'nasi goreng & sate',
    source: 'Python: urllib.parse.unquote(text)',
    lang: 'id',
  },
  {
    values: { direction: 'encode', input: 'caffè & tè' },
    gives: 'caff%C3%A8%20%26%20t%C3%A8',
    source: 'Python: urllib.parse.quote(text, safe="")',
    lang: 'it',
  },
  {
    values: { direction: 'decode', input: 'ricetta%20tiramis%C3%B9' },
    gives: 'ricetta tiramisù',
    source: 'Python: urllib.parse.unquote(text)',
    lang: 'it',
  },
  {
    values: { direction: 'encode', input: 'żółte buty' },
    gives: '%C5%BC%C3%B3%C5%82te%20buty',
    source: 'Python: urllib.parse.quote(text, safe="")',
    lang: 'pl',
  },
  {
    values: { direction: 'encode', mode: 'uri', input: 'https://example.org/moje książki?q=łódź&rok=2026#góra' },
    gives: 'https://example.org/moje%20ksi%C4%85%C5%BCki?q=%C5%82%C3%B3d%C5%BA&rok=2026#g%C3%B3ra',
    source: 'RFC 3986 §2.2, §2.3; Python: urllib.parse.quote(text, safe=reserved)',
    lang: 'pl',
  },
  {
    values: { direction: 'encode', mode: 'form', input: 'Kowalski & Syn' },
    gives: 'Kowalski+%26+Syn',
    source: 'Python: urllib.parse.quote_plus(text)',
    lang: 'pl',
  },
  {
    values: { direction: 'encode', eachLine: true, input: 'czerwone buty\nkawa & mleko' },
    gives: 'czerwone%20buty\nkawa%20%26%20mleko',
    source: 'Python: urllib.parse.quote(line, safe="") for each line',
    lang: 'pl',
  },
  {
    values: { direction: 'decode', input: 'poci%C4%85g%20do%20%C5%81odzi' },
    gives: 'pociąg do Łodzi',
    source: 'Python: urllib.parse.unquote(text)',
    lang: 'pl',
  },
  {
    values: { direction: 'encode', input: 'bolo de maçã' },
    gives: 'bolo%20de%20ma%C3%A7%C3%A3',
    source: 'Python: urllib.parse.quote(text, safe="")',
    lang: 'pt',
  },
  {
    values: { direction: 'decode', input: 'cal%C3%A7a%20%26%20cinto' },
    gives: 'calça & cinto',
    source: 'Python: urllib.parse.unquote(text)',
    lang: 'pt',
  },
  {
    values: { direction: 'encode', input: 'купить чай' },
    gives: '%D0%BA%D1%83%D0%BF%D0%B8%D1%82%D1%8C%20%D1%87%D0%B0%D0%B9',
    source: 'Python: urllib.parse.quote(text, safe="")',
    lang: 'ru',
  },
  {
    values: { direction: 'decode', input: '%D0%BF%D0%BE%D0%B3%D0%BE%D0%B4%D0%B0%20%D0%B2%20%D0%A2%D1%83%D0%BB%D0%B5' },
    gives: 'погода в Туле',
    source: 'Python: urllib.parse.unquote(text)',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
