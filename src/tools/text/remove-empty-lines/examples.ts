import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'a\n\nb' },
    gives: { result: 'a\nb', removed: 1, remaining: 2 },
    source: "GNU sed: '/^\\s*$/d'",
  },
  {
    values: { input: 'name\n \nAda\n\u00A0\u200B\nGrace' },
    gives: { result: 'name\nAda\nGrace', removed: 2, remaining: 3 },
    source: 'Python: "\\n".join(l for l in s.split("\\n") if l.strip(" \\u00a0\\u200b"))',
  },
  {
    values: { input: 'one\n\n\n\ntwo\n\nthree', keep: 'one' },
    gives: { result: 'one\n\ntwo\n\nthree', removed: 2, remaining: 5 },
    source: 'GNU cat -s',
  },
  {
    values: { input: 'milk\neggs\nmilk\nbread\neggs', duplicates: true },
    gives: { result: 'milk\neggs\nbread\n', removed: 2, remaining: 3 },
    source: "GNU awk: '!seen[$0]++'",
  },
  {
    values: { input: '  indented \n\n\ttabbed', trimEnds: true },
    gives: { result: 'indented\ntabbed', removed: 1, remaining: 2 },
    source: 'Python: "\\n".join(l.strip() for l in s.split("\\n") if l.strip())',
  },
] satisfies Examples<typeof tool>;
