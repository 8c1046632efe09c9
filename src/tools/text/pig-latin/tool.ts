import { choice, text, textTool } from '../../../kinds/contract';
import { toLf } from '../../../core/text/newlines';
import { pigLatin } from './pig-latin';

export default textTool({
  fields: { input: text(), vowelSuffix: choice(['way', 'ay', 'yay', 'hay'], { tier: 'main', look: 'buttons' }) },
  run: ({ input, vowelSuffix }) => pigLatin(toLf(input), vowelSuffix),
});
