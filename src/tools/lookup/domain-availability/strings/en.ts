import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Names',
    tlds: 'Extensions',
    free: 'Available',
    taken: 'Taken',
    unknown: 'Unknown',
  },
  hints: {
    input: 'One per line. Names without a dot are checked with each extension.',
    tlds: 'Separate them with commas.',
  },
  placeholders: { input: 'smallbakery' },
  problems: {
    badCharacter:
      'Line {line}: “{text}” contains “{character}”, which no domain can have. Use letters, digits, and hyphens.',
    badHyphen:
      'Line {line}: “{text}” starts or ends with a hyphen, or has hyphens as its third and fourth characters. Remove them.',
    tooLong: 'Line {line}: “{text}” is too long. Each part between dots can have at most 63 characters.',
    notName:
      'Line {line}: “{text}” isn’t a name that can be registered. Type, for example, smallbakery or smallbakery.com.',
    tooMany: 'There are {count} domains. Check at most {most} at a time: use fewer names or extensions.',
    badSuffix: '“{text}” isn’t an extension that a domain can have. Type, for example, com or co.uk.',
    noSuffix: 'No extension is left. Type at least one, such as com.',
  },
  terms: {
    summary: '{total, plural, one {# domain} other {# domains}} checked: {free} available, {taken} taken.',
    summaryUnknown:
      '{total, plural, one {# domain} other {# domains}} checked: {free} available, {taken} taken, {unknown} unknown.',
    free: 'Available, according to the registry',
    taken: 'Taken',
    takenUntil: 'Taken, registered until {date}',
    notInDns: 'Probably available: not in DNS',
    busy: '{host} is limiting requests; try again later',
    noAnswer: 'No response from {host}',
  },
} satisfies ToolStrings<typeof tool>;
