import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: { input: 'Your post', result: 'To paste into LinkedIn' },
  hints: {
    input:
      'Screen readers may spell these letters out or skip them, and LinkedIn’s search may not find them. Use them for a few words, and keep names and hashtags plain.',
  },
  placeholders: { input: 'Write or paste your post, select words, press a button. **Markdown** works, too.' },
  notes: { tooLong: '{characters} characters: {over} over LinkedIn’s limit of {limit}.' },
  own: {
    // The name of the row of buttons, for screen readers.
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    both: 'Bold italic',
    underline: 'Underline',
    strike: 'Strike through',
    mono: 'Typewriter',
    smallCaps: 'Small caps',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    checks: 'Check list',
    clear: 'Back to plain letters',
    undo: 'Undo',
    // Said when a button was pressed and nothing could be changed.
    nothing: 'Nothing to change here. Select letters that exist in this style',
    pasted: 'Pasted with its formatting',
    preview: 'As LinkedIn shows it',
    name: 'Your name',
    headline: 'Your headline',
    more: '…more',
    less: '…less',
    waiting: 'Your post will appear here',
  },
} satisfies ToolStrings<typeof tool>;
