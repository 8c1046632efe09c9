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
    markup: 'Formatting that the app does itself',
  },
  hints: {
    input:
      'Screen readers read these letters badly, and many searches do not find them. Use them for a name or a few words, not for a whole text.',
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
      'Your text has styled letters, which the cards leave as they are. Above them stands the same text in plain letters: copy it, or put it in the field to try other styles.',
    tooLong: 'Your text has {length} characters, more than the {limit} that fit there.',
    tiktokLimit: 'On TikTok a name holds {name} characters, a bio {bio}, a caption {caption}.',
    facebookLimit: 'A Facebook post holds {post} characters; after a few lines the rest is folded behind “See more”.',
    linkedinLimit: 'On LinkedIn a headline holds {headline} characters, a post {post}.',
    snapchatNames:
      'For the name on a public profile Snapchat asks for letters that can be read: no emoji and no signs such as $ or %.',
    twitterLimit: 'A post on X holds {post} characters; most of these letters count as 2 each.',
    twitterLength: 'In bold letters this counts {length} of the {post} that a post on X holds.',
    instagramLimit: 'An Instagram bio holds {bio} characters.',
    discordLimit: 'A Discord nickname holds {nickname} characters.',
    fortniteLimit:
      'A display name holds {name} characters. Epic refuses many of these: for new names it takes only the letters A–Z, digits, and . - _',
    whatsappLimit:
      'WhatsApp takes about {about} characters in your info, {group} in a group’s name and {status} in a status.',
  },
} satisfies ToolStrings<typeof tool>;
