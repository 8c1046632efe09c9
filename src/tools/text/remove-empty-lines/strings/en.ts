import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    blank: 'Lines of white space count as empty',
    keep: 'Where empty lines stood', // what is left of a run of them
    trimEnds: 'Trim both ends of each line',
    duplicates: 'Drop repeated lines', // later lines equal to an earlier one
    removed: 'Lines removed',
    remaining: 'Lines left',
  },
  choices: { keep: { none: 'Leave none', one: 'Leave one of each run' } },
  hints: { blank: 'Spaces, tabs, and blanks that cannot be seen: no-break, zero-width, ideographic.' },
  placeholders: { input: 'Paste a text or a list with gaps' },
  notes: {
    blanks: 'Removed lines that were not really empty but held spaces or unseen characters: {blanks}.',
    repeated: 'Removed lines that repeated an earlier one: {repeated}.',
  },
} satisfies ToolStrings<typeof tool>;
