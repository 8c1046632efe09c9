import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: { flip: 'Flip', reverse: 'Start from the end, so that it reads right once turned over' },
  placeholders: { input: 'Type your text' },
  choices: { flip: { upsideDown: 'Upside down', mirror: 'In a mirror', backwards: 'Backwards only' } },
} satisfies ToolStrings<typeof tool>;
