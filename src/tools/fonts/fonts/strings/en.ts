import type { ToolStrings } from '../../../../kinds/contract';
import en from '../names/en';
import type tool from '../tool';

export default {
  labels: {
    // Heading of pasted styled text, read back: 𝐇𝐢 as Hi.
    plain: 'Plain letters',
    // Never shown: the page sets it.
    set: 'Order of styles',
    style: 'Style',
    // Heading of what to type so that the app itself makes the letters bold: '**Hello**'.
    markup: 'The app’s own formatting',
  },
  hints: {
    input:
      'Screen readers struggle with these letters, and search often doesn’t find them. Use them for a name or a few words, not for a whole text.',
  },
  placeholders: { input: 'Type your text' },
  terms: {
    // Heading above the styles that follow the page's own.
    more: 'More styles',
    ...en.styles,
    markupBold: 'Bold: {result}',
    markupItalic: 'Italic: {result}',
    markupBoth: 'Bold italic: {result}',
    markupUnderline: 'Underlined: {result}',
    markupStrike: 'Struck through: {result}',
    markupSpoiler: 'Hidden until clicked: {result}',
    markupCode: 'Code: {result}',
    markupMono: 'Monospaced: {result}',
    markupQuote: 'Quote: {result}',
    markupList: 'List: {result}',
  },
  own: {
    // Before a number, for screen readers.
    count: 'Characters:',
    // On a card whose letters this device's fonts lack.
    missing: 'Shows as boxes on this device',
  },
  notes: {
    wasStyled:
      'Your text has styled letters, which the cards leave as they are. The same text in plain letters is above them: copy it, or use it as your text to try other styles.',
    tooLong: 'Your text has {length} characters; the limit is {limit}.',
    tiktokLimit:
      'A TikTok name can have {name} characters. Users report limits of {bio} for a bio and {caption} for a caption.',
    facebookLimit:
      'A Facebook post can have {post} characters; after a few lines, the rest is hidden behind “See more.”',
    linkedinLimit: 'LinkedIn allows {headline} characters in a headline and {post} in a post.',
    snapchatNames: 'For public profiles, Snapchat asks for readable names, without emoji or symbols such as $ or %.',
    twitterLimit: 'With a free account, a post on X can have {post} characters; most of these letters count as 2 each.',
    twitterLength: 'In bold letters, this uses {length} of the {post} characters in a post on X.',
    instagramLimit: 'An Instagram bio can have {bio} characters.',
    discordLimit: 'A Discord nickname can have {nickname} characters.',
    fortniteLimit:
      'A display name can have {name} characters. For new names, Epic accepts only the letters A–Z, digits, and . - _',
    whatsappLimit:
      'WhatsApp allows {about} characters in your info, {group} in a group name, and {status} in a status.',
  },
} satisfies ToolStrings<typeof tool>;
