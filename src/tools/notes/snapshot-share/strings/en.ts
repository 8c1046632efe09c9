import type { ToolStrings } from '../../../../kinds/contract';
import { LANGUAGE_NAMES } from '../../../../formats/highlight/highlight-languages';
import type tool from '../tool';

export default {
  labels: {
    input: 'Code or text',
    lang: 'Language',
    title: 'Title',
    theme: 'Theme',
    numbers: 'Line numbers',
    mark: 'Highlighted lines',
    wrap: 'Wrap long lines',
    s: 'Document',
    k: 'Key',
    password: 'Lock with a password',
    heading: 'Title',
    result: 'Code',
    language: 'Language',
    lines: 'Lines',
  },
  hints: {
    mark: 'Such as 3,5-7, or click the numbers',
    password: 'It can’t be recovered.',
  },
  placeholders: { input: 'Paste what you want to share', title: 'notes.txt' },
  choices: {
    lang: { auto: 'Detect automatically', plain: 'Plain text', ...LANGUAGE_NAMES },
    theme: { auto: 'Same as this site', light: 'Light', dark: 'Dark' },
  },
  own: {
    tab: 'Shared code', // in the browser tab
    notOurs: 'This code came with the link; it is not ours. Read it before you run it.',
    make: 'Make a link',
    nothing: 'There’s nothing to share yet: paste something first.',
    yours: 'Your link is in the address bar, and whoever opens it sees this page.',
    edit: 'Edit a copy',
    raw: 'Plain text',
    another: 'Share something else',
    turning:
      'This code contains characters that reverse the text direction, so it can look like different code. Their code points are shown instead.',
    badMark: '“{mark}” isn’t a list of lines. Write numbers and ranges, such as 3,5-7.',
    markBeyond: 'There are no lines {mark}: the code has {lines}.',
    linkLong: 'The link has {n} characters; some apps cut links of this length.',
    linkVeryLong: 'The link has {n} characters; many chat apps cut it off. Open it once to check.',
    linkTooLong: 'As a link, this would have {n} characters, which is too long for browsers. Send it as a file.',
    replaced: 'Broken characters became “�” in the link: {n}.',
    fileName: 'shared-code',
    retry: 'Try again',
    plain: 'Plain text',
    'link-damaged': 'The link is damaged or incomplete: its code can’t be read. Ask for a new link.',
    'link-tooLarge': 'This link’s content is larger than 5 MB, so it wasn’t opened.',
    gone: 'This code has expired or was deleted.',
    noServer: 'Short links aren’t set up on this site. Ask for a link that contains the code.',
    network: 'The code could not be fetched. Check your connection.',
  },
} satisfies ToolStrings<typeof tool>;
