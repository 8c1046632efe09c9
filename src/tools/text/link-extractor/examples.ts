import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'See https://example.com/a_(b). And <https://example.org>.' },
    gives: { result: 'https://example.com/a_(b)\nhttps://example.org', count: 2 },
    source: 'GFM 0.29 §6.9, extended autolinks; CommonMark 0.31 §6.5',
  },
  {
    values: {
      input: '<a href="/about">About</a> <img src="cat.jpg" srcset="cat-2x.jpg 2x">',
      base: 'https://example.com/en/',
    },
    gives: {
      result: 'https://example.com/about\nhttps://example.com/en/cat.jpg\nhttps://example.com/en/cat-2x.jpg',
      count: 3,
    },
    source: 'Python: urllib.parse.urljoin; HTML Standard, parsing a srcset attribute',
  },
  {
    values: {
      input: '<p>Mail <a href="mailto:info@example.org?subject=Hi">us</a> or sales@example.org.</p>',
      kind: 'email',
    },
    gives: { result: 'info@example.org\nsales@example.org', count: 2 },
    source: 'RFC 6068 §2',
  },
  {
    values: { input: 'https://example.com/?id=7&utm_source=mail https://EXAMPLE.com:443/?id=7', strip: true },
    gives: { result: 'https://example.com/?id=7', count: 1 },
    source: 'URL Standard: both serialize alike once utm_source is gone',
  },
  {
    values: { input: 'https://b.example/1 https://a.example/2 https://b.example/3', domains: true, sort: true },
    gives: { result: 'a.example\nb.example', count: 2 },
    source: 'Python: sorted({urlsplit(u).hostname for u in s.split()})',
  },
  {
    values: { input: 'Try example.com or docs.example.org', fuzzy: true },
    gives: { result: 'example.com\ndocs.example.org', count: 2 },
    source: 'IANA root zone: com and org are top-level domains',
  },
  {
    values: { input: '<a href="/about">About</a>', base: 'example.com' },
    gives: problem('badBase', {}, 'base'),
    source: 'URL Standard: a host alone is no absolute URL',
  },
] satisfies Examples<typeof tool>;
