import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Domain, IP address, or AS number',
    full: 'Also query the registrar’s server',
    name: 'Name',
    kind: 'Kind',
    registrar: 'Registrar',
    created: 'Registered',
    expires: 'Expires',
    updated: 'Last changed',
    status: 'Status',
    nameservers: 'Name servers',
    dnssec: 'DNSSEC',
    registrant: 'Registrant',
    org: 'Organization',
    country: 'Country',
    range: 'Range',
    abuse: 'Report abuse to',
    source: 'Source',
    result: 'The record as text',
  },
  placeholders: { input: 'example.com' },
  own: { raw: 'Open the raw record (JSON)', registry: 'Find the registry’s own lookup at IANA' },
  problems: {
    notName:
      '“{text}” is not a domain, an IP address, or an AS number. Type, for example, example.com, 192.0.2.1, or AS64496.',
    badCharacter: '“{text}”: “{character}” cannot be part of a domain. Use letters, digits, hyphens, and dots.',
    badNumber: '“{text}” is too large for an AS number. The largest is 4294967295.',
    unknownTld: 'There is no top-level domain “{suffix}”. Check the end of the name.',
    suffixOnly: '“{suffix}” is a suffix that others register names under. Type a name in front of it.',
    reserved:
      '{text} is reserved by RFC {rfc}, so no one is registered for it. It is used inside networks or in examples.',
    notAssigned: '{text} is not assigned to any region of the world yet, so there is no record.',
    tooMany: '{host} got too many requests from your network. Wait a few minutes and try again.',
  },
  notes: {
    cut: '{host} belongs to {domain}: that is the name that was registered.',
    unicode: '{unicode} is written as {ascii} in the registry.',
    notRegistered: '{name} is not registered: the registry has no record of it.',
    noRdap: 'The registry of .{tld} offers no lookup that a browser may use. Below are the name servers from DNS.',
    notInDns: '{name} is not in DNS either. It may be available, or registered without name servers.',
    redacted: 'The owner’s name is withheld for privacy. The registrar can forward a message.',
    registrarSilent: '{host}, the registrar’s server, didn’t respond. Only the registry’s record is shown.',
    age: 'Registered {years, plural, one {# year} other {# years}} ago.',
    daysLeft: 'Expires in {days, plural, one {# day} other {# days}}.',
    expired: 'Expired {days, plural, one {# day} other {# days}} ago.',
  },
  terms: {
    domain: 'Domain',
    ip: 'IP network',
    autnum: 'Autonomous system',
    signed: 'Signed',
    unsigned: 'Not signed',
    redacted: 'Withheld for privacy',
  },
} satisfies ToolStrings<typeof tool>;
