import { AskError } from '../../../core/service-error';
import { flag, give, line, lookupTool, note, problem, term } from '../../../kinds/contract';
import { askOne } from '../../../formats/dns/ask';
import { askRdap } from '../../../formats/rdap/ask-rdap';
import { addressServer, autnumServer, domainServer } from '../../../formats/rdap/bootstrap';
import { registrable } from '../../../formats/rdap/registrable';
import { merged, readRegistration, REDACTED, type Registration } from '../../../formats/rdap/registration';
import { addressText } from '../../../formats/ip/address';
import { scopeOf } from '../../../formats/ip/purpose';
import { formatDate } from '../../../i18n/format';
import { UPSTREAMS } from '../../../data/upstreams';
import type { Context } from '../../../kinds/contract/tool';
import { addressPath, reservedBy, whatIsAsked, type Asked } from './asked';

const FIELD = 'input';
/** Too many requests: the registry wants the visitor to wait. */
const TOO_MANY = 429;

export default lookupTool({
  fields: { input: line({ tier: 'input', autocomplete: 'off' }), full: flag(false) },
  outputs: {
    summary: give.sentence(),
    name: give.word(),
    registrar: give.word(),
    created: give.date(),
    expires: give.date(),
    updated: give.date(),
    status: give.word(),
    nameservers: give.word(),
    dnssec: give.word(),
    registrant: give.word(),
    org: give.word(),
    country: give.word(),
    range: give.word(),
    abuse: give.word(),
    kind: give.word(),
    source: give.code(),
    result: give.text({ mono: true }),
  },
  async run({ input, full }, context) {
    if (input.trim() === '') return problem('error.required', {}, FIELD);
    const asked = whatIsAsked(input);
    if ('bad' in asked) return refusal(asked, input.trim());
    try {
      if (asked.kind === 'domain') return await domainRecord(asked, full, context);
      return await numberRecord(asked, full, context);
    } catch (error) {
      const failure = error instanceof AskError ? error.failure : undefined;
      if (failure?.code === 'error.status' && failure.status === TOO_MANY && failure.wait === undefined)
        return problem('tooMany', { host: failure.host }, FIELD);
      throw error;
    }
  },
});

function refusal(why: Exclude<ReturnType<typeof whatIsAsked>, Asked>, text: string) {
  switch (why.bad) {
    case 'badCharacter':
      return problem('badCharacter', { text, character: why.character }, FIELD);
    case 'badNumber':
      return problem('badNumber', { text }, FIELD);
    default:
      return problem('notName', { text }, FIELD);
  }
}

async function domainRecord({ host, unicode }: Extract<Asked, { kind: 'domain' }>, full: boolean, context: Context) {
  const { domain, suffix, isKnown } = await registrable(host);
  if (!isKnown) return problem('unknownTld', { suffix: suffix || host }, FIELD);
  if (domain === undefined) return problem('suffixOnly', { suffix }, FIELD);
  const notes = [
    domain !== host && note('cut', { host, domain }),
    unicode !== undefined && note('unicode', { unicode, ascii: host }),
  ];
  const server = await domainServer(domain);
  if (server === undefined) return nameServersOf(domain, context, notes);
  return recordOf({ kind: 'domain', name: domain, server, path: `domain/${domain}` }, full, context, notes);
}

async function numberRecord(asked: Exclude<Asked, { kind: 'domain' }>, full: boolean, context: Context) {
  if (asked.kind === 'autnum') {
    const { number } = asked;
    const rfc = reservedBy(number);
    const server = rfc === undefined ? await autnumServer(number) : undefined;
    if (rfc !== undefined) return problem('reserved', { text: `AS${number}`, rfc: String(rfc) }, FIELD);
    if (server === undefined) return problem('notAssigned', { text: `AS${number}` }, FIELD);
    return recordOf({ kind: 'autnum', name: `AS${number}`, server, path: `autnum/${number}` }, full, context, []);
  }
  const text = addressText(asked.address);
  const { scope, rfc } = scopeOf(asked.address);
  if (scope !== 'global' && rfc !== undefined) return problem('reserved', { text, rfc: String(rfc) }, FIELD);
  const server = await addressServer(asked.address);
  if (server === undefined) return problem('notAssigned', { text }, FIELD);
  return recordOf({ kind: 'ip', name: text, server, path: addressPath(asked) }, full, context, []);
}

interface Query {
  readonly kind: Asked['kind'];
  readonly name: string;
  readonly server: string;
  readonly path: string;
}

type Notes<Code extends string> = readonly (ReturnType<typeof note<Code>> | false)[];

async function recordOf(
  { kind, name, server, path }: Query,
  full: boolean,
  context: Context,
  notes: Notes<'cut' | 'unicode'>,
) {
  const source = `${server}${path}`;
  const json = await askRdap(context, server, path);
  if (json === undefined) return { summary: term('notRegistered', { name }), name, kind: term(kind), source, notes };
  const registry = readRegistration(json);
  if (!registry) throw new AskError({ code: 'error.notJson', host: new URL(server).host });
  const { record, failed } = full ? await withRegistrar(registry, context) : { record: registry, failed: undefined };
  return {
    summary: summaryOf(record, name, context),
    ...shown(record, name, source),
    notes: [
      ...notes,
      record.registrant === REDACTED && note('redacted'),
      failed !== undefined && note('registrarSilent', { host: failed }),
      ...dateNotes(record, context.today),
    ],
  };
}

/** The registrar's own record fills what the registry's lacks; that it gives no answer is only noted. */
async function withRegistrar(record: Registration, context: Context) {
  if (record.related === '') return { record, failed: undefined };
  try {
    const more = readRegistration(await askRdap(context, '', record.related));
    return { record: more ? merged(record, more) : record, failed: undefined };
  } catch (error) {
    if (error instanceof AskError) return { record, failed: error.failure.host };
    throw error;
  }
}

/** Since when and until when a domain is registered; for addresses and AS numbers, to whom. */
function summaryOf({ kind, created, expires, org }: Registration, name: string, { lang, today }: Context) {
  if (kind !== 'domain') return org === '' ? term('isRegistered', { name }) : term('registeredTo', { name, org });
  if (created === '') return term('isRegistered', { name });
  const since = formatDate(created, lang);
  if (expires === '') return term('since', { name, since });
  return term(expires < today ? 'ended' : 'sinceUntil', { name, since, until: formatDate(expires, lang) });
}

function shown(record: Registration, name: string, source: string) {
  const { status, nameservers, dnssec, registrant } = record;
  return {
    name: record.name || name,
    kind: term(record.kind),
    registrar: record.registrar,
    created: record.created,
    expires: record.expires,
    updated: record.updated,
    status: status.join(', '),
    nameservers: nameservers.join(', '),
    dnssec: dnssec === '' ? '' : term(dnssec),
    registrant: registrant === REDACTED ? term('redacted') : registrant,
    org: record.org,
    country: record.country,
    range: record.range,
    abuse: record.abuse,
    source,
    result: linesOf(record),
  };
}

/** All of a record as `key: value`, one for each value. */
const linesOf = ({ related, ...record }: Registration): string =>
  Object.entries({ ...record, ...(related !== '' && { related }) })
    .flatMap(([key, value]) => (typeof value === 'string' ? [value] : value).map((one) => [key, one] as const))
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n');

const DAY_MS = 86_400_000;

function dateNotes({ created, expires }: Registration, today: string) {
  const years = Number(today.slice(0, 4)) - Number(created.slice(0, 4)) - (today.slice(5) < created.slice(5) ? 1 : 0);
  const days = Math.round((Date.parse(expires) - Date.parse(today)) / DAY_MS);
  return [
    created !== '' && years > 0 && note('age', { years }),
    expires !== '' && (days >= 0 ? note('daysLeft', { days }) : note('expired', { days: -days })),
  ];
}

/** For a registry without RDAP: what DNS knows. */
async function nameServersOf(domain: string, context: Context, notes: Notes<'cut' | 'unicode'>) {
  const [ns, soa] = await Promise.all(['NS', 'SOA'].map((type) => askOne(context, 'default', domain, type, true)));
  const records = [...(ns?.records ?? []), ...(soa?.records ?? [])];
  const tld = domain.slice(domain.lastIndexOf('.') + 1);
  return {
    summary: term('noRdap', { tld }),
    name: domain,
    kind: term('domain'),
    nameservers: (ns?.records ?? [])
      .filter(({ type }) => type === 'NS')
      .map(({ data }) => data.toLowerCase())
      .join(', '),
    source: UPSTREAMS.doh,
    result: records.map(({ name, type, data }) => `${name} ${type} ${data}`).join('\n'),
    notes: [...notes, ns?.status === 'NXDOMAIN' && note('notInDns', { name: domain })],
  };
}
