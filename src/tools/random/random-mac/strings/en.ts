import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    separator: 'Format',
    oui: 'First bytes (OUI)',
    upper: 'Uppercase',
    local: 'Locally administered',
    multicast: 'Multicast',
    eui64: 'As EUI-64',
    result: 'MAC addresses',
  },
  hints: {
    seed: listWords.hints.seed,
    oui: 'Empty, or 1 to 5 bytes in hex. They replace the first bytes and decide both flags.',
    local: 'No manufacturer owns such an address, so it cannot clash with a real device.',
    eui64: 'For IPv6 interface identifiers: ff:fe in the middle, the second-lowest bit of the first byte inverted.',
  },
  placeholders: { oui: '02:00:5e' },
  choices: {
    separator: { colon: '02:1a:4b', hyphen: '02-1a-4b', dot: '021a.4b3c', none: '021a4b' },
    sort: listWords.choices.sort,
    as: listWords.choices.as,
  },
  problems: {
    ...listWords.problems,
    badPrefix: '“{oui}” isn’t the start of a MAC address. Write 1 to 5 bytes as pairs of hex digits, such as 02:1a:4b.',
  },
  notes: {
    ...listWords.notes,
    prefixDecides: 'The typed bytes decide whether the addresses are local and whether they are multicast.',
    mayBeOwned: 'Without “Locally administered”, an address may belong to a manufacturer’s device.',
  },
} satisfies ToolStrings<typeof tool>;
