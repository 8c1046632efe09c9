import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'https://example.com/?a=1&b=2', text: 'Soup & bread' },
    gives: {
      facebook: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2',
      bluesky: 'https://bsky.app/intent/compose?text=Soup%20%26%20bread%20https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2',
      reddit: 'https://www.reddit.com/submit?url=https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2',
      sms: 'sms:?&body=Soup%20%26%20bread%20https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2',
    },
    source: 'RFC 3986 §2.1, with Python’s urllib.parse.quote',
  },
  {
    values: {
      input: 'example.com',
      title: 'Été',
      hashtags: '#soup, recipes',
      via: '@chef',
      instance: 'https://mas.to/',
    },
    gives: {
      x: 'https://x.com/intent/post?text=%C3%89t%C3%A9&url=https%3A%2F%2Fexample.com&hashtags=soup%2Crecipes&via=chef',
      mastodon: 'https://mas.to/share?text=%C3%89t%C3%A9%20https%3A%2F%2Fexample.com',
      email: 'mailto:?subject=%C3%89t%C3%A9&body=%C3%89t%C3%A9%20https%3A%2F%2Fexample.com',
      hackernews: 'https://news.ycombinator.com/submitlink?u=https%3A%2F%2Fexample.com&t=%C3%89t%C3%A9',
    },
    source: 'RFC 3986 §2.1, with Python’s urllib.parse.quote; parameters of docs.x.com, ‘Web intent’',
  },
  {
    values: { input: 'just words' },
    gives: problem('badUrl', { text: 'just words' }, 'input'),
    source: 'RFC 3986 §3: an address contains no space',
  },
  {
    values: { input: 'https://example.com', hashtags: 'soup, c++' },
    gives: problem('badHashtag', { text: 'c++' }, 'hashtags'),
    source: 'X Help, ‘How to use hashtags’: no punctuation',
  },
] satisfies Examples<typeof tool>;
