import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'ha', count: 3, separator: 'none' },
    gives: { result: 'hahaha', length: 6 },
    source: 'Python: "ha" * 3',
  },
  {
    values: { input: 'I will not be late again.', count: 3, separator: 'newline', number: true },
    gives: {
      result: '1. I will not be late again.\n2. I will not be late again.\n3. I will not be late again.',
      length: 86,
    },
    source: 'GNU: yes "I will not be late again." | head -3 | nl -s ". " -w 1',
  },
  {
    values: { input: 'yes', count: 4, separator: 'comma' },
    gives: { result: 'yes, yes, yes, yes', length: 18 },
    source: 'Python: ", ".join(["yes"] * 4)',
  },
  {
    values: { input: '👏🏽', count: 5, separator: 'custom', custom: ' \\n' },
    gives: { result: '👏🏽 \n👏🏽 \n👏🏽 \n👏🏽 \n👏🏽', length: 13 },
    source: 'Python: " \\n".join(["👏🏽"] * 5), and regex.findall(r"\\X")',
  },
  {
    values: { input: 'fifty-four characters, which is more than it looks ...', count: 1_000_000, separator: 'comma' },
    gives: problem('tooLong', { length: 55_999_998, most: 50_000_000 }, 'count'),
    source: 'Python: 54 * 10**6 + 2 * (10**6 - 1)',
  },
] satisfies Examples<typeof tool>;
