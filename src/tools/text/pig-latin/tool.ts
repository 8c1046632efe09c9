import { choice, text, textTool } from '../../../kinds';
import { toLf } from '../../../lib/newlines';
import { pigLatin } from './pig-latin';

export default textTool({
  fields: { input: text(), vowelSuffix: choice(['way', 'ay', 'yay', 'hay'], { look: 'buttons' }) },
  run: ({ input, vowelSuffix }) => pigLatin(toLf(input), vowelSuffix),
});
