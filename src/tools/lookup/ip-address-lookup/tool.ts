import { give, lookupTool, note, problem, term, text } from '../../../kinds/contract';
import { limitConcurrency } from '../../../core/limit-concurrency';
import { entriesOf, type Entry } from '../../../core/text/entries';
import { askOne } from '../../../formats/dns/ask';
import { addressText, expandedText, isAddressFault, readAddress, type Address } from '../../../formats/ip/address';
import { scopeOf } from '../../../formats/ip/purpose';
import { LOCALES } from '../../../i18n/languages';
import type { Context } from '../../../kinds/contract/tool';
import { networkOf, reverseName } from './network';
import { ownAddress, type OwnAddress } from './own-address';
import { readInput, type Read } from './read-input';

const MOST = 100;
const AT_ONCE = 6;

export default lookupTool({
  // The visitor came to see the own address: with an empty field, the page asks for it at once.
  eager: true,
  fields: { input: text({ rows: 1, mono: true, accept: '.txt,.csv,text/plain' }) },
  outputs: {
    ip: give.code({ lead: true }),
    version: give.integer(),
    ip4: give.code(),
    ip6: give.code(),
    asName: give.word(),
    network: give.word(),
    org: give.word(),
    countryName: give.word(),
    country: give.code(),
    hostname: give.code(),
    asn: give.code(),
    prefix: give.code(),
    range: give.code(),
    scope: give.word(),
    reverse: give.code(),
    expanded: give.code(),
    decimal: give.code(),
    addresses: give.table(),
  },
  async run({ input }, context) {
    const lines = entriesOf(input);
    if (lines.length > MOST) return problem('tooMany', { count: lines.length, most: MOST }, 'input');
    const [first] = lines;
    if (first === undefined) {
      const own = await ownAddress(context);
      return detailsOf(own.address, context, own, undefined);
    }
    if (lines.length > 1) return tableOf(lines, context);
    const read = await resolved(readInput(first.text), context);
    if ('fault' in read) return refusal(read, undefined);
    return detailsOf(read.address, context, undefined, read);
  },
});

type Refused = Extract<Read, { readonly fault: string }> | { readonly fault: 'noHost'; readonly text: string };
type Found = { readonly address: Address; readonly zone?: string; readonly host?: string };

/** The address of a host, IPv4 first. */
async function resolved(read: Read, context: Context): Promise<Found | Refused> {
  if (!('host' in read)) return read;
  const { host } = read;
  for (const type of ['A', 'AAAA']) {
    const { records } = await askOne(context, 'default', host, type, true);
    const record = records.find((one) => one.type === type);
    const address = record && readAddress(record.data);
    if (address && !isAddressFault(address)) return { address, host };
  }
  return { fault: 'noHost', text: host };
}

function refusal(read: Refused, line: number | undefined) {
  const text = line === undefined ? read.text : `${line}: ${read.text}`;
  return read.fault === 'oldSpelling'
    ? problem('oldSpelling', { text, means: read.means }, 'input')
    : problem(read.fault, { text }, 'input');
}

async function detailsOf(address: Address, context: Context, own: OwnAddress | undefined, found: Found | undefined) {
  const { scope, rfc } = scopeOf(address);
  const { hostname, origin, registration } = scope === 'global' ? await networkOf(address, context, true) : NOT_ASKED;
  const country = registration?.country || origin?.country || '';
  return {
    ip: addressText(address),
    version: address.family,
    ip4: own?.ip4 ? addressText(own.ip4) : '',
    ip6: own?.ip6 ? addressText(own.ip6) : '',
    asName: origin?.asName ?? '',
    network: registration?.name ?? '',
    org: registration?.org ?? '',
    countryName: nameOfCountry(country, context),
    country,
    hostname: hostname ?? '',
    asn: origin?.asn ?? '',
    prefix: origin?.prefix ?? '',
    range: registration?.range ?? '',
    scope: term(scope),
    reverse: reverseName(address),
    expanded: address.family === 4 ? addressText(address) : expandedText(address.value),
    decimal: String(address.value),
    notes: [
      own !== undefined && own.ip6 === undefined && note('noIpv6'),
      own !== undefined && own.ip4 === undefined && note('noIpv4'),
      found?.host !== undefined && note('resolved', { host: found.host, address: addressText(address) }),
      found?.zone !== undefined && note('zone', { zone: found.zone }),
      scope !== 'global' && rfc !== undefined && note('notGlobal', { rfc: String(rfc) }),
      scope === 'global' && (hostname === undefined || origin === undefined) && note('noDns'),
      scope === 'global' && registration === undefined && note('noRegistry'),
      country !== '' && note('country'),
    ],
  };
}

/** For an address that is not global: nobody outside its network knows it. */
const NOT_ASKED = { hostname: '', origin: undefined, registration: undefined } as const;

function nameOfCountry(code: string, { lang }: Context): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(LOCALES[lang], { type: 'region' }).of(code) ?? '') : '';
}

async function tableOf(lines: readonly Entry[], context: Context) {
  const run = limitConcurrency(AT_ONCE);
  let finished = 0;
  let wrong: ReturnType<typeof refusal> | undefined;
  const rows = await Promise.all(
    lines.map(({ text, line }) =>
      run(async () => {
        const read = await resolved(readInput(text), context);
        context.progress(++finished / lines.length);
        if ('fault' in read) {
          wrong ??= refusal(read, line);
          return undefined;
        }
        const { scope } = scopeOf(read.address);
        const { hostname, origin } = scope === 'global' ? await networkOf(read.address, context, false) : NOT_ASKED;
        return [
          addressText(read.address),
          term(scope),
          hostname ?? '',
          origin?.asn ?? '',
          origin?.asName ?? '',
          origin?.prefix ?? '',
          origin?.country ?? '',
        ];
      }),
    ),
  );
  const good = rows.filter((row) => row !== undefined);
  if (good.length === 0 && wrong) return wrong;
  return {
    addresses: {
      columns: [
        term('ip'),
        term('scope'),
        term('hostname'),
        term('asn'),
        term('asName'),
        term('prefix'),
        term('country'),
      ],
      rows: good,
      name: 'ip-addresses',
    },
    ...(wrong && { problem: wrong }),
  };
}
