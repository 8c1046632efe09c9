import { choice, note, text, textTool } from '../../../kinds/contract';
import { isPalindrome, reverse } from './reverse';

export default textTool({
  fields: { input: text(), mode: choice(['text', 'words', 'letters', 'lines', 'eachLine'], { tier: 'main' }) },
  run: ({ input, mode }) => ({ result: reverse(input, mode), notes: [isPalindrome(input) && note('palindrome')] }),
});
