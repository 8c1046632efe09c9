import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'Links, one per line',
    source: 'Source',
    medium: 'Medium',
    campaign: 'Campaign',
    id: 'Campaign ID',
    term: 'Term',
    content: 'Content',
    lower: 'Lowercase values',
    space: 'Spaces become',
    inFragment: 'Add the tags after #',
    length: 'Length of the first link',
  },
  hints: {
    term: 'The keyword of a paid search ad.',
    content: 'Tells two links in the same message apart: header, button.',
  },
  placeholders: {
    input: 'example.com/sale',
    source: 'newsletter, google',
    medium: 'email, cpc',
    campaign: 'spring_sale',
  },
  choices: { space: { percent: '%20', plus: '+', underscore: '_', hyphen: '-' } },
  own: {
    code: 'QR code for the first link',
    recent: 'Your recent links',
    clearRecent: 'Clear your recent links',
    link: 'Link',
  },
  problems: {
    badUrl: 'Line {line}: “{text}” is not a web address. Type one such as https://example.com/page.',
    noSource: 'The source is missing. Type where the link will be, for example newsletter.',
  },
  notes: {
    ...listWords.notes,
    personal: 'A value contains an @. Google Analytics forbids email addresses and other personal data in links.',
  },
} satisfies ToolStrings<typeof tool>;
