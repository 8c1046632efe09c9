import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { first: 'A & B', second: '<C>' },
    gives: ({ svg: [svg = ''] = [], outHeight = [] }) =>
      svg.includes('<title>A &amp; B &lt;C&gt;</title>') && !svg.includes('<C>') && outHeight[0] === '200',
    source: 'XML 1.0 §2.4: & and < are escaped in text',
    where: 'browser',
  },
  {
    values: { first: 'Study', second: 'Time', layout: 'stacked', format: 'png', size: 120 },
    gives: ({ result = [], outHeight = [] }) => result[0] === 'study-time.png' && outHeight[0] === '120',
    source: 'the height asked for, and the words as the file’s name',
    where: 'browser',
  },
  {
    values: { first: ' ', second: '' },
    gives: problem('noWords', {}, 'first'),
    source: 'a logo needs a word',
  },
  {
    values: { first: 'a'.repeat(41) },
    gives: problem('tooLong', { limit: 40 }, 'first'),
    source: '41 letters are more than 40',
  },
] satisfies Examples<typeof tool>;
