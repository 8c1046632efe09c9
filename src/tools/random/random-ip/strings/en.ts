import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    scope: 'Addresses' /* which ones to draw from */,
    version: 'Version',
    cidr: 'CIDR block',
    compress: 'Short form of IPv6',
    prefixLength: 'Add the prefix length',
  },
  hints: {
    seed: listWords.hints.seed,
    cidr: 'The network and broadcast addresses can be drawn, too.',
    compress: 'Writes 2001:db8::1, as RFC 5952 recommends, instead of eight groups of four digits.',
    prefixLength: 'Adds the CIDR block’s prefix length, or /32 for IPv4 and /128 for IPv6.',
  },
  placeholders: { cidr: '192.168.0.0/24' },
  choices: {
    scope: {
      public: 'Public',
      private: 'Private',
      any: 'Any',
      documentation: 'For documentation',
      loopback: 'Loopback',
      cidr: 'A CIDR block',
    },
    version: { 4: 'IPv4', 6: 'IPv6', both: 'Both' },
    ...listWords.choices,
  },
  problems: {
    ...listWords.problems,
    noBlock: 'Type a CIDR block, for example 192.168.0.0/24 or 2001:db8::/64.',
    octet: 'CIDR block: {text} is above 255, the largest number in an IPv4 address.',
    leadingZero: 'CIDR block: {text} begins with a zero. Some programs read that as octal; write it without the zero.',
    notAddress: 'CIDR block: “{text}” isn’t an IP address. Write an address and a prefix length, such as 10.0.0.0/8.',
    group: 'CIDR block: “{text}” isn’t a group of an IPv6 address, which has one to four digits, 0–9 and a–f.',
    octets: 'CIDR block: an IPv4 address has 4 numbers separated by dots; this one has {count}.',
    groups: 'CIDR block: an IPv6 address has 8 groups, or fewer with one :: for groups of zeros; this one has {count}.',
    prefix: 'CIDR block: /{text} isn’t a prefix length for this address. Use a whole number from 0 to {max}.',
    maskHoles:
      'CIDR block: {text} isn’t a netmask, because its ones aren’t all together. Use a prefix length such as /24.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    hostBits: 'The address has host bits, which were ignored. The addresses are from {block}.',
  },
} satisfies ToolStrings<typeof tool>;
