import type { ToolStrings } from '../../../../kinds/contract';
import { LANGUAGE_NAMES } from '../../../../formats/highlight/highlight-languages';
import type tool from '../tool';

export default {
  labels: {
    input: 'Code',
    lang: 'Language',
    title: 'Title',
    theme: 'Theme',
    background: 'Background',
    numbers: 'Line numbers',
    mark: 'Highlighted lines',
    tab: 'Tab width',
    padding: 'Padding',
    width: 'Width',
    scale: 'Scale',
    whole: 'Whole image',
    password: 'Lock with a password',
    preview: 'Preview',
    image: 'Image',
    lines: 'Lines',
    imageWidth: 'Image width',
    imageHeight: 'Image height',
    result: 'Link to the code itself',
  },
  hints: {
    width: '0 fits the longest line',
    mark: 'Such as 3,5-7',
    password: 'Nobody can read the code without it, and it can’t be recovered. It isn’t part of the link.',
  },
  placeholders: {
    input: 'Paste or type code, or drop a file',
    title: 'greet.ts',
  },
  choices: {
    lang: { auto: 'Detect automatically', plain: 'Plain text', ...LANGUAGE_NAMES },
    theme: { dark: 'Dark', light: 'Light', auto: 'Both' },
    background: {
      dusk: 'Dusk',
      ocean: 'Ocean',
      mint: 'Mint',
      ember: 'Ember',
      candy: 'Candy',
      sand: 'Sand',
      night: 'Night',
      none: 'None, transparent',
    },
  },
  problems: {
    markBeyond: 'Lines {mark} don’t exist: the code ends at line {lines}. Choose lines from 1 to {lines}.',
    badMark: '“{mark}” isn’t a list of lines. Write numbers and ranges, such as 3,5-7.',
    tooNarrow: 'Too narrow for the code. With this padding, use at least {least} pixels, or 0 to fit the longest line.',
    tooLarge:
      'This device cannot draw a PNG of {width} × {height} pixels. Choose a smaller scale, or save it as SVG, which has no such limit.',
  },
  notes: {
    tooManyLines:
      'An image can have up to {limit} lines, and this code has {lines}. The link below contains all of them, shown with colors.',
    wrapped: 'Lines that are wider than the image continue in a second row: {lines}.',
    noPng:
      'As a PNG, this would be {width} × {height}, more than {limit} pixels: choose a smaller scale. The SVG has no such limit.',
    named: 'The code contains invisible characters, such as a zero-width space. The image shows their names.',
  },
  own: {
    blank: 'Your image appears here', // in the place of the picture, before there is code
    goesOn: 'The image continues: all {lines} lines are drawn when you save it.',
    png: 'Save PNG',
    svg: 'Save SVG',
    copyPicture: 'Copy image',
    copyAlt: 'Copy alt text',
    send: 'Send image',
    pictureCopied: 'The image is on the clipboard.',
    pictureRefused: 'The browser didn’t allow copying the image. Save it instead.',
    by: 'pixels', // '820 × 260 pixels'
    openLink: 'Open the link',
    lockedNote: 'This link is locked, and has no title. Send the password another way.',
    linkLong: 'The link has {n} characters; some apps cut links of this length.',
    linkVeryLong: 'The link has {n} characters; many chat apps cut it off. Open it once to check.',
    linkTooLong: 'As a link, this would have {n} characters, which is too long for browsers. Send the code as a file.',
    saveFile: 'Save as a file',
    replaced: 'Broken characters in the code became “�” in the link: {n}.',
    expires: 'Short link for',
    '1d': '1 day',
    '7d': '7 days',
    '30d': '30 days',
    makeShort: 'Make a short link',
    shortHint: 'The code is locked on this device before it is stored; the key stays in the link.',
    shortOwned: 'This short link works until {date}. You can delete it on your dashboard.',
    shortForGood: 'This short link works until {date}. Without an account, it can’t be deleted earlier.',
    tooLargeForShort: 'The code is too large for a short link. Send it as a file.',
    shortUnlocked: 'A short link can’t be locked with a password as well. Clear the password, or send the locked link.',
    appCheck: 'To keep bots from creating short links, Google checks your browser. Its script loads only if you agree.',
    appCheckYes: 'Agree and make it',
  },
} satisfies ToolStrings<typeof tool>;
