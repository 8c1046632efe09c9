import { taskBoxes } from '../../../formats/markdown/to-html';
import type { Edit } from './edits';

/**
 * Toggles the nth task box of a text, counted from 0: `[ ]` becomes `[x]` and vice versa. Undefined if there is no such
 * box.
 */
export async function toggleTask(text: string, index: number): Promise<Edit | undefined> {
  const at = (await taskBoxes(text))[index];
  if (at === undefined) return undefined;
  const tick = text[at] === ' ' || text[at] === '\t' || text[at] === '\n' ? 'x' : ' ';
  return { text: text.slice(0, at) + tick + text.slice(at + 1), start: at + 2, end: at + 2 };
}
