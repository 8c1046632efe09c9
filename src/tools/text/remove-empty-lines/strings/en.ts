import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    blank: 'Lines with only whitespace count as empty',
    keep: 'Empty lines', // what is left of a run of them
    trimEnds: 'Trim both ends of each line',
    duplicates: 'Remove duplicate lines', // later lines equal to an earlier one
    removed: 'Lines removed',
    remaining: 'Lines left',
  },
  choices: { keep: { none: 'Remove all', one: 'Keep one in each gap' } },
  hints: { blank: 'Spaces, tabs, and invisible blanks: no-break, zero-width, ideographic.' },
  placeholders: { input: 'Paste text or a list with gaps' },
  notes: {
    blanks: 'Removed lines that weren’t really empty but contained spaces or invisible characters: {blanks}.',
    repeated: 'Removed lines that repeated an earlier one: {repeated}.',
  },
} satisfies ToolStrings<typeof tool>;
