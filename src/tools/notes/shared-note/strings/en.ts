import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Note',
    title: 'Title',
    s: 'Document',
    k: 'Key',
    wrap: 'Wrap long lines',
    size: 'Text size',
    password: 'Password',
    heading: 'Title',
    result: 'Note',
    chars: 'Characters',
    words: 'Words',
    lines: 'Lines',
  },
  own: {
    tab: 'Shared note', // in the browser tab
    notOurs: 'This text came with the link; it is not ours.',
    empty:
      'A link from the notepad opens here with its text. This one has none; it may have been cut off when it was sent.',
    write: 'Write a note',
    edit: 'Edit a copy',
    raw: 'Plain text',
    print: 'Print',
    retry: 'Try again',
    fileName: 'Shared note',
    'link-damaged': 'The link is damaged or incomplete: its text can’t be read. Ask for a new link.',
    'link-tooLarge': 'This link’s content is larger than 5 MB, so it wasn’t opened.',
    gone: 'This note has expired or was deleted.',
    noServer: 'Short links aren’t set up on this site. Ask for a link that contains the text.',
    network: 'The note could not be fetched. Check your connection.',
  },
} satisfies ToolStrings<typeof tool>;
