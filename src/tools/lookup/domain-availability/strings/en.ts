import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Names',
    tlds: 'Endings',
    free: 'Free',
    taken: 'Taken',
    unknown: 'Unknown',
  },
  hints: {
    input: 'One on each line. A name without a dot is tried with each ending.',
    tlds: 'Separate them with commas.',
  },
  placeholders: { input: 'smallbakery' },
  problems: {
    badCharacter: 'Line {line}: “{text}” has a character that no domain can have. Use letters, digits, and hyphens.',
    badHyphen: 'Line {line}: “{text}” has a hyphen at an end, or one as both third and fourth character. Move it.',
    tooLong: 'Line {line}: “{text}” is too long. Between two dots there can be 63 characters.',
    notName:
      'Line {line}: “{text}” is not a name that can be registered. Type for example smallbakery or smallbakery.com.',
    tooMany: 'The limit is {most} domains at once; these are {count}. Use fewer names or endings.',
    noSuffix: 'No ending is left. Type at least one, such as com.',
  },
  terms: {
    free: 'Free, says the registry',
    taken: 'Taken',
    takenUntil: 'Taken, paid until {date}',
    notInDns: 'Probably free: not in DNS',
    busy: '{host} wants us to wait',
    noAnswer: 'No answer from {host}',
  },
} satisfies ToolStrings<typeof tool>;
