import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: { flip: 'Flip', reverse: 'Reverse the order, so that it reads correctly when flipped' },
  placeholders: { input: 'Type your text' },
  choices: { flip: { upsideDown: 'Upside down', mirror: 'Mirrored', backwards: 'Backward only' } },
} satisfies ToolStrings<typeof tool>;
