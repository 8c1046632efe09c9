import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '<img src="a.png" srcset="b.png 1x, c.png 2x">', base: 'https://example.com/x/' },
    gives: { result: ['https://example.com/x/c.png'], count: 1 },
    source: 'HTML Standard §4.8.4: the candidate with the highest density',
    where: 'browser',
  },
  {
    values: {
      input:
        '<base href="https://cdn.example.com/"><meta property="og:image" content="/o.jpg?a=1&amp;b=2"><p style="background:url(\'p.webp\')"></p><a href="full.PNG#top">x</a><a href="page.html">y</a><img src="javascript:1"><img data-src="/o.jpg?a=1&b=2">',
    },
    gives: {
      result: [
        'https://cdn.example.com/o.jpg?a=1&b=2',
        'https://cdn.example.com/p.webp',
        'https://cdn.example.com/full.PNG',
      ],
      count: 3,
    },
    source: 'HTML Standard §2.4.3: addresses are relative to the base element',
    where: 'browser',
  },
  {
    values: { input: 'https://example.com/a.jpg\nexample.com/b.png\n', types: 'png' },
    gives: { result: ['https://example.com/b.png'], count: 1 },
    source: 'the only address that ends in .png',
  },
  {
    values: { input: 'https://example.com/a.jpg\nnot an address' },
    gives: problem('badLine', { line: 2 }, 'input'),
    source: 'WHATWG URL: a host has no spaces',
  },
  {
    values: { input: 'https://example.com/a.jpg\n/images/cat.jpg' },
    gives: problem('noBase', { addresses: 1 }, 'base'),
    source: 'WHATWG URL: a relative address needs a base',
  },
  {
    values: { input: '<img src="/a.png">' },
    gives: problem('noBase', { addresses: 1 }, 'base'),
    source: 'WHATWG URL: a relative address needs a base',
    where: 'browser',
  },
] satisfies Examples<typeof tool>;
