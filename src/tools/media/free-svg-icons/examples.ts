import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'arrow-left' },
    gives: ({ result = [] }) => result[0] === 'arrow-left',
    source: 'Lucide’s list of icons',
  },
  {
    values: { input: 'mail', icon: 'arrow-left', format: 'jsx', size: 32, stroke: 1.5, color: '#0b6350' },
    gives: ({ result = [], code = [] }) =>
      result[0] === 'mail' && code.join('').includes('strokeWidth="1.5"') && code.join('').includes('d="M19 12H5"'),
    source: 'Lucide’s arrow-left.svg, and React’s names of SVG attributes',
  },
  {
    values: { input: 'github', icon: 'github', format: 'jsx', color: '#181717' },
    gives: ({ result = [], code = [] }) =>
      result[0] === 'github' && code.join('').includes('fill="#181717"') && !code.join('').includes('stroke'),
    source: 'Simple Icons’ github.svg: one filled path',
  },
  {
    values: { input: 'arow-left' },
    gives: problem('noneFoundNear', { name: 'arrow-left' }, 'input'),
    source: 'one letter is missing',
  },
  {
    values: { color: 'red"onload="x' },
    gives: problem('badColor', {}, 'color'),
    source: 'CSS Color 4: not a color',
  },
] satisfies Examples<typeof tool>;
