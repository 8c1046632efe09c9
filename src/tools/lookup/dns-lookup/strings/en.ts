import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

/** A single name's fault is the sentence above the result; those of several names are notes. */
const faults = {
  nxdomain: '{name} does not exist.',
  nodata: '{name} exists, but has none of the records you asked for.',
  servfail: '{name}: the resolver got no usable response. The domain’s name servers may be down or misconfigured.',
  wronglySigned:
    '{name}: DNSSEC validation fails, so validating resolvers return an error. With validation turned off, the resolver does respond.',
};

export default {
  labels: {
    input: 'Domain, URL, email, or IP',
    type: 'Record type',
    resolver: 'Resolver',
    validate: 'Check DNSSEC signatures',
    compare: 'Compare with a second resolver',
    query: 'Query',
    status: 'Status',
    dnssec: 'DNSSEC',
    count: 'Number of records',
    service: 'Resolver used',
    records: 'Records',
    result: 'As text',
    names: 'Names',
    comparison: 'Two resolvers compared',
    next: 'Related lookups',
  },
  hints: { input: 'Up to 50, one per line. For a web or email address, the domain is looked up.' },
  placeholders: { input: 'example.com' },
  choices: {
    type: {
      all: 'All common types',
      A: 'A (IPv4 address)',
      AAAA: 'AAAA (IPv6 address)',
      CNAME: 'CNAME (alias)',
      MX: 'MX (mail)',
      NS: 'NS (name servers)',
      TXT: 'TXT (text, SPF, domain verification)',
      SOA: 'SOA (zone)',
      CAA: 'CAA (allowed certificate authorities)',
      SRV: 'SRV (services)',
      DS: 'DS (DNSSEC, from the parent)',
      DNSKEY: 'DNSKEY (DNSSEC keys)',
      HTTPS: 'HTTPS (service binding)',
      SVCB: 'SVCB (service binding)',
      TLSA: 'TLSA (certificates, DANE)',
      NAPTR: 'NAPTR (rewriting rules)',
      PTR: 'PTR (reverse)',
    },
    resolver: { default: 'This site’s default', cloudflare: 'Cloudflare (1.1.1.1)', google: 'Google (8.8.8.8)' },
  },
  problems: {
    tooManyNames: 'There are {names} names. Look up at most {limit} at a time.',
    empty: '{where} has no domain name. Type one such as example.com.',
    emptyLabel: '{where} has two dots in a row, or a dot at the start. Remove the extra dot.',
    notDomain: '{where} is not a domain name. Type one such as example.com.',
    badAddress:
      '{where} is not an IP address: IPv4 has four numbers from 0 to 255, IPv6 eight groups of hexadecimal digits.',
    badCharacter:
      '{where}: “{character}” can’t be used in a domain name. Use letters, digits, hyphens, dots, and underscores.',
    longLabel: '“{label}” has {octets} characters when encoded for DNS. Each part between dots can have at most 63.',
    longName: 'The name has {octets} characters when encoded for DNS. The limit is 253.',
  },
  notes: {
    unicode: 'Looking up {unicode} as {ascii}.',
    reverse: '{address} is an IP address, so this is the PTR record of {name}.',
    singleLabel:
      '“{name}” has no dot, so it is looked up as a top-level domain. If you meant a full domain, type it like example.com.',
    ...faults,
    partial: '{name}: no response for {types}. The other types are shown.',
    comment: 'Note from the resolver: {comment}',
    nullMx: 'The MX record is “.”: this domain doesn’t accept email (RFC 7505).',
    spread: '{one} and {other} return the same records.',
    notSpread:
      '{one} and {other} differ. A recent change may not have reached both yet, or the domain answers differently by location.',
  },
  terms: {
    ...faults,
    found: '{name} has {count, plural, one {# record} other {# records}}: {types}.' /* types: A, MX, TXT */,
    foundAll:
      '{names, plural, one {# name} other {# names}}, {count, plural, one {# record} other {# records}} in total.',
    secure: 'Secure: signed, and the signatures are valid',
    unsigned: 'Unsigned',
    bogus: 'Bogus: the signatures are not valid',
    unchecked: 'Not checked',
    mixed: 'Differs from name to name',
    asked: 'Query',
    name: 'Name',
    ttl: 'TTL',
    inWords: 'Time left',
    type: 'Type',
    data: 'Data',
    status: 'Status',
    dnssec: 'DNSSEC',
    records: 'Records',
    yes: 'Yes',
    no: 'No',
    mailHost: 'Mail server',
    dmarc: 'DMARC policy (TXT)',
    dkim: 'DKIM keys (put the selector in front)',
  },
} satisfies ToolStrings<typeof tool>;
