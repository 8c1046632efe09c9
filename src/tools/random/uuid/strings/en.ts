import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'What to do',
    version: 'Version',
    namespace: 'Namespace',
    customNamespace: 'Your namespace',
    input: 'Names to generate from, or UUIDs to inspect',
    time: 'Date and time' /* that the UUID contains */,
    upper: 'Uppercase',
    hyphens: 'Hyphens',
    wrap: 'Wrap in' /* what surrounds the UUID */,
    variant: 'Variant',
    timestamp: 'Timestamp (UTC)',
    integer: 'As an integer',
    inspected: 'Details',
  },
  own: { names: 'Names, one per line', uuids: 'UUIDs, one per line' },
  hints: {
    customNamespace: 'Enter a UUID.',
    time: 'Leave empty for now. Otherwise, use ISO 8601; without a zone, it is UTC.',
  },
  placeholders: { time: '2026-11-21T09:30:00Z' },
  choices: {
    mode: { make: 'Generate', inspect: 'Inspect' },
    namespace: {
      dns: 'DNS: a domain name',
      url: 'URL: a web address',
      oid: 'OID: an object identifier',
      x500: 'X.500: a distinguished name',
      custom: 'Your own',
    },
    wrap: { none: 'Nothing', braces: 'Braces { }', urn: 'urn:uuid:', quotes: 'Quotation marks' },
    as: listWords.choices.as,
  },
  problems: {
    badTime: 'This isn’t a date or time in ISO 8601. Write 2026-11-21 or 2026-11-21T09:30:00Z.',
    timeRange: 'This version can only contain times from {from} to {to}.',
    badNamespace: 'A namespace is a UUID, such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    noName: 'Versions 3 and 5 are calculated from names. Type one name per line.',
    notUuid:
      'Line {line}, column {column}: “{character}” isn’t allowed here. A UUID has 32 digits, 0–9 and a–f, in groups of 8-4-4-4-12.',
    wrongLength: 'Line {line}: a UUID has 32 digits; this one has {digits}.',
  },
  notes: { asLines: listWords.notes.asLines, urnHyphens: 'A UUID in a URN always has its hyphens, so they were kept.' },
  terms: {
    nil: 'Nil: all bits 0',
    max: 'Max: all bits 1',
    ncs: 'NCS, before 1990' /* Network Computing System */,
    rfc: 'RFC 9562',
    microsoft: 'Microsoft, early GUIDs',
    future: 'reserved',
    uuid: 'UUID',
    version: 'Version',
    variantColumn: 'Variant',
    time: 'Time (UTC)',
    integerColumn: 'Integer',
  },
} satisfies ToolStrings<typeof tool>;
