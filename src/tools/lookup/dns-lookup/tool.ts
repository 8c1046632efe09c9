import { choice, flag, give, lookupTool, note, problem, term, text } from '../../../kinds/contract';
import { inWords, lineOf, type DnsRecord } from '../../../formats/dns/answer';
import { hostOf, type Resolver } from '../../../formats/dns/ask';
import { entriesOf } from '../../../core/text/entries';
import { limitConcurrency } from '../../../core/limit-concurrency';
import { lookUp, type Found } from './lookup';
import { nameToAsk, type Asked, type NotAsked } from '../../../formats/dns/name';

const MOST_NAMES = 50;
/** The maximum number of concurrent queries: the ten types of one name. */
const AT_ONCE = 10;

export default lookupTool({
  fields: {
    input: text({ rows: 1, mono: true, accept: '.txt,.csv,text/plain' }),
    type: choice(
      [
        'all',
        'A',
        'AAAA',
        'CNAME',
        'MX',
        'NS',
        'TXT',
        'SOA',
        'CAA',
        'SRV',
        'DS',
        'DNSKEY',
        'HTTPS',
        'SVCB',
        'TLSA',
        'NAPTR',
        'PTR',
      ],
      { tier: 'main' },
    ),
    resolver: choice(['default', 'cloudflare', 'google']),
    validate: flag(true),
    compare: flag(),
  },
  outputs: {
    summary: give.sentence(),
    query: give.lines(),
    status: give.word(),
    dnssec: give.word(),
    count: give.integer(),
    service: give.word(),
    records: give.table(),
    result: give.text({ mono: true }),
    names: give.table(),
    comparison: give.table(),
    next: give.items(),
  },
  run: async ({ input, type, resolver, validate, compare }, context) => {
    const filled = entriesOf(input);
    if (filled.length === 0) return problem('error.required', {}, 'input');
    if (filled.length > MOST_NAMES)
      return problem('tooManyNames', { names: filled.length, limit: MOST_NAMES }, 'input');
    const wanted: Asked[] = [];
    let wrong: ReturnType<typeof refusal> | undefined;
    for (const { text: typed, line } of filled) {
      const asked = nameToAsk(typed);
      if ('bad' in asked) wrong ??= refusal(asked, typed, filled.length > 1 ? line : undefined);
      else wanted.push(asked);
    }
    if (wanted.length === 0 && wrong) return wrong;

    const run = limitConcurrency(AT_ONCE);
    let finished = 0;
    const ask = async (asked: Asked, by: Resolver) => {
      const found = await lookUp(context, asked, { type, resolver: by, validate }, run);
      context.progress(++finished / (wanted.length * (compare ? 2 : 1)));
      return found;
    };
    const other = resolver === 'google' || hostOf(resolver) === hostOf('google') ? 'cloudflare' : 'google';
    const [found, compared] = await Promise.all([
      Promise.all(wanted.map((asked) => ask(asked, resolver))),
      compare ? Promise.all(wanted.map((asked) => ask(asked, other))) : [],
    ]);

    const all = found.flatMap(({ records }) => records);
    const several = found.length > 1;
    const hosts = [hostOf(resolver), ...(compare ? [hostOf(other)] : [])];
    const [first] = found;
    return {
      summary: summaryOf(found),
      query: found.map(({ asked }) => asked.name).join('\n'),
      status: [...new Set(found.map(({ status }) => status))].join(', '),
      dnssec: dnssecTerm(found),
      count: all.length,
      service: hosts.join(', '),
      records: recordsTable(found, several),
      result: all.map(lineOf).join('\n'),
      names: several ? namesTable(found) : { columns: [], rows: [] },
      comparison: compare ? comparisonTable(found, compared, hosts) : { columns: [], rows: [] },
      next: several || !first || first.asked.address !== undefined ? [] : nextSteps(first),
      notes: [
        ...found
          .map((one) => ({ ...one, fault: faultOf(one) }))
          .flatMap(({ asked, ...about }) => [
            asked.unicode !== undefined && note('unicode', { unicode: asked.unicode, ascii: asked.name }),
            asked.address !== undefined && note('reverse', { address: asked.address, name: asked.name }),
            !asked.name.includes('.') && note('singleLabel', { name: asked.name }),
            several && about.fault !== undefined && note(about.fault, { name: asked.name }),
            about.failed.length > 0 && note('partial', { name: asked.name, types: about.failed.join(', ') }),
          ]),
        // With a successful answer, resolvers comment only on which server they asked.
        ...[...new Set(found.flatMap(({ status, comments }) => (status === 'NOERROR' ? [] : comments)))].map(
          (comment) => note('comment', { comment }),
        ),
        all.some(({ type: own, data }) => own === 'MX' && /^\d+ \.$/.test(data)) && note('nullMx'),
        compare &&
          note(sameEverywhere(found, compared) ? 'spread' : 'notSpread', {
            one: hosts[0] ?? '',
            other: hosts[1] ?? '',
          }),
      ],
      ...(wrong && { problem: wrong }),
    };
  },
});

function refusal(why: NotAsked, typed: string, line: number | undefined) {
  const where = line === undefined ? typed : `${line}: ${typed}`;
  switch (why.bad) {
    case 'badCharacter':
      return problem('badCharacter', { where, character: why.character }, 'input');
    case 'longLabel':
      return problem('longLabel', { label: why.label, octets: why.octets }, 'input');
    case 'longName':
      return problem('longName', { octets: why.octets }, 'input');
    default:
      return problem(why.bad, { where }, 'input');
  }
}

/** Why a name has no records, if it has none. */
function faultOf({ status, records, dnssec }: Found) {
  if (dnssec === 'bogus') return 'wronglySigned';
  if (status === 'NXDOMAIN') return 'nxdomain';
  if (status === 'SERVFAIL') return 'servfail';
  return status === 'NOERROR' && records.length === 0 ? 'nodata' : undefined;
}

function summaryOf(found: readonly Found[]) {
  const [first] = found;
  const count = found.reduce((sum, { records }) => sum + records.length, 0);
  if (found.length > 1 || !first) return term('foundAll', { names: found.length, count });
  const { name } = first.asked;
  const fault = faultOf(first);
  if (fault !== undefined) return term(fault, { name });
  const types = [...new Set(first.records.map(({ type }) => type))].join(', ');
  return types === '' ? '' : term('found', { name, count, types });
}

/** The DNSSEC state of all names, or 'mixed' if they differ. */
function dnssecTerm(found: readonly Found[]) {
  const states = new Set(found.map(({ dnssec }) => dnssec));
  const [only = 'unsigned'] = states;
  return states.size > 1 ? term('mixed') : term(only);
}

const recordsTable = (found: readonly Found[], several: boolean) => ({
  columns: [
    ...(several ? [term('asked')] : []),
    term('name'),
    term('ttl'),
    term('inWords'),
    term('type'),
    term('data'),
  ],
  rows: found.flatMap(({ asked, records }) =>
    records.map(({ name, ttl, type, data }) => [...(several ? [asked.name] : []), name, ttl, inWords(ttl), type, data]),
  ),
  name: 'dns-records',
});

const namesTable = (found: readonly Found[]) => ({
  columns: [term('asked'), term('status'), term('dnssec'), term('records')],
  rows: found.map(({ asked, status, dnssec, records }) => [asked.name, status, term(dnssec), records.length]),
  name: 'dns-names',
});

const keyOf = ({ name, type, data }: DnsRecord) => `${name.toLowerCase()} ${type} ${data}`;

function comparisonTable(found: readonly Found[], compared: readonly Found[], hosts: readonly string[]) {
  const rows = found.flatMap(({ records }, index) => {
    const others = compared[index]?.records ?? [];
    const [here, there] = [new Set(records.map(keyOf)), new Set(others.map(keyOf))];
    const both = [...records, ...others.filter((record) => !here.has(keyOf(record)))];
    return both.map((record) => [
      record.name,
      record.type,
      record.data,
      here.has(keyOf(record)) ? term('yes') : term('no'),
      there.has(keyOf(record)) ? term('yes') : term('no'),
    ]);
  });
  return { columns: [term('name'), term('type'), term('data'), ...hosts], rows, name: 'dns-comparison' };
}

function sameEverywhere(found: readonly Found[], compared: readonly Found[]): boolean {
  return found.every(({ records, status }, index) => {
    const other = compared[index];
    const keys = (list: readonly DnsRecord[]) =>
      list
        .map(keyOf)
        .sort((a, b) => (a < b ? -1 : 1))
        .join('\n');
    return other !== undefined && status === other.status && keys(records) === keys(other.records);
  });
}

/** Suggests names to query next: email policies and keys, and the mail servers. */
function nextSteps({ asked: { name }, records }: Found) {
  const hosts = records
    .flatMap(({ type, data }) => (type === 'MX' ? [data.replace(/^\d+ /, '')] : []))
    .filter((host) => host !== '.');
  const mail = hosts.length > 0 || records.some(({ type, data }) => type === 'TXT' && /^v=spf1/i.test(data));
  if (!mail || name.startsWith('_')) return [];
  return [
    ...hosts.map((host) => ({ text: host, label: term('mailHost') })),
    { text: `_dmarc.${name}`, label: term('dmarc') },
    { text: `_domainkey.${name}`, label: term('dkim') },
  ];
}
