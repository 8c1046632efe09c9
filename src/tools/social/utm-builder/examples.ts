import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'example.com/a?x=1#top', source: 'news letter', medium: 'email' },
    gives: { result: ['https://example.com/a?x=1&utm_source=news%20letter&utm_medium=email#top'], length: 71 },
    source: 'RFC 3986 §2.1, §3.4; counted in Python',
  },
  {
    values: {
      input: 'https://example.com/?UTM_Source=old&b=2&utm_campaign=x',
      source: 'Été 50%',
      campaign: 'a b',
      lower: true,
      space: 'underscore',
    },
    gives: { result: ['https://example.com/?b=2&utm_source=%C3%A9t%C3%A9_50%25&utm_campaign=a_b'] },
    source: 'Python: urllib.parse.quote',
  },
  {
    values: { input: 'https://example.com/#/shop', source: 'x', inFragment: true },
    gives: { result: ['https://example.com/#/shop&utm_source=x'] },
    source: 'RFC 3986 §3.5',
  },
  {
    values: { input: 'https://example.com' },
    gives: problem('noSource', {}, 'source'),
    source: 'Google Analytics Help, ‘URL builders’: utm_source is required',
  },
  {
    values: { input: 'https://example.com\nmailto:a@example.com', source: 'x' },
    gives: problem('badUrl', { line: 2, text: 'mailto:a@example.com' }, 'input'),
    source: 'a mail address has no query for analytics',
  },
] satisfies Examples<typeof tool>;
