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
    tooLong: 'Line {line}: “{text}” is too long. Each part between dots can have at most 63 characters.',
    notName:
      'Line {line}: “{text}” is not a name that can be registered. Type for example smallbakery or smallbakery.com.',
    tooMany: 'These are {count} domains. Check at most {most} at a time: use fewer names or endings.',
    noSuffix: 'No ending is left. Type at least one, such as com.',
  },
  terms: {
    free: 'Free, according to the registry',
    taken: 'Taken',
    takenUntil: 'Taken, paid until {date}',
    notInDns: 'Probably free: not in DNS',
    busy: '{host} is limiting requests; try again later',
    noAnswer: 'No answer from {host}',
  },
} satisfies ToolStrings<typeof tool>;
