import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    separator: 'Format',
    oui: 'Prefix (OUI)' /* organizationally unique identifier: the first three bytes, which belong to a manufacturer */,
    upper: 'Uppercase',
    local: 'Locally administered',
    multicast: 'Multicast',
    eui64: 'Write as EUI-64',
  },
  hints: {
    seed: listWords.hints.seed,
    oui: 'Up to 5 bytes that every address begins with. Leave empty to make all bytes random.',
    eui64: 'Puts ff:fe in the middle and inverts the local bit, as in an IPv6 interface identifier.',
  },
  placeholders: { oui: '00:00:5e' },
  choices: {
    separator: {
      colon: 'Colons, aa:bb:cc:dd:ee:ff',
      hyphen: 'Hyphens, aa-bb-cc-dd-ee-ff',
      dot: 'Dots, aabb.ccdd.eeff',
      none: 'No separators, aabbccddeeff',
    },
    ...listWords.choices,
  },
  problems: {
    ...listWords.problems,
    notHex:
      'Prefix, position {column}: “{character}” isn’t a hexadecimal digit. Use 0–9 and a–f, with :, -, or . between bytes.',
    halfByte: 'Prefix: “{digits}” has an odd number of digits. Write two for each byte, for example 05 instead of 5.',
    tooLong:
      'The prefix is too long: it can have up to 5 bytes, and this one has {bytes}. An address has 6, and at least one is random.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    maybeVendor:
      'Without the locally administered bit, the first three bytes may belong to a manufacturer, so the address may be that of a real device.',
    prefixLocalMulticast:
      'The prefix makes these addresses locally administered and multicast, whatever the options say.',
    prefixUniversalMulticast:
      'The prefix makes these addresses universally administered and multicast, whatever the options say.',
    prefixLocalUnicast: 'The prefix makes these addresses locally administered and unicast, whatever the options say.',
    prefixUniversalUnicast:
      'The prefix makes these addresses universally administered and unicast, whatever the options say.',
  },
} satisfies ToolStrings<typeof tool>;
