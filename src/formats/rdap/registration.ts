import { addressText, isAddressFault, readAddress } from '../ip/address';

/** What a registry's record says (RFC 9083). A field that the record lacks is '' or empty. */
export interface Registration {
  readonly kind: 'domain' | 'ip' | 'autnum';
  /** Lowercase for domains; the network's or AS's own name otherwise. */
  readonly name: string;
  readonly handle: string;
  readonly status: readonly string[];
  readonly registrar: string;
  /** The registrar's number in IANA's list. */
  readonly registrarId: string;
  /** Dates in UTC, ISO. */
  readonly created: string;
  readonly updated: string;
  readonly expires: string;
  /** Lowercase, in the order of the record. */
  readonly nameservers: readonly string[];
  readonly dnssec: 'signed' | 'unsigned' | '';
  /** Email of the contact for abuse, or its telephone number. */
  readonly abuse: string;
  /** `REDACTED` if the record says that the name is withheld (RFC 9537). */
  readonly registrant: string;
  readonly country: string;
  /** First and last address or AS number. */
  readonly range: string;
  readonly blocks: readonly string[];
  readonly org: string;
  /** The registrar's own record. */
  readonly related: string;
}

/** Instead of a name that the record withholds. */
export const REDACTED = 'redacted';

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const KINDS: Readonly<Record<string, Registration['kind']>> = {
  domain: 'domain',
  'ip network': 'ip',
  autnum: 'autnum',
};

/** Parses a record of a domain, an IP network, or an AS number. Undefined if it is something else. */
export function readRegistration(json: unknown): Registration | undefined {
  if (!isJson(json)) return undefined;
  const kind = KINDS[textOf(json.objectClassName)];
  if (kind === undefined) return undefined;
  const entities = allEntities(json);
  const withRole = (role: string) => entities.find((entity) => rolesOf(entity).includes(role));
  const registrar = withRole('registrar');
  const registrant = withRole('registrant');
  const abuse = withRole('abuse');
  const registrantName = nameOf(registrant);
  return {
    kind,
    name: kind === 'domain' ? hostText(json.ldhName) : textOf(json.name),
    handle: textOf(json.handle),
    status: Array.isArray(json.status) ? json.status.map(textOf).filter(Boolean) : [],
    // A registry may give only the registrar's handle, as CZ.NIC does.
    registrar: nameOf(registrar) || textOf(registrar?.handle),
    registrarId: textOf(listOf(registrar?.publicIds).find((id) => /IANA/i.test(textOf(id.type)))?.identifier),
    created: eventDate(json, 'registration'),
    updated: eventDate(json, 'last changed'),
    expires: eventDate(json, 'expiration') || eventDate(json, 'registrar expiration'),
    nameservers: listOf(json.nameservers).map(({ ldhName }) => hostText(ldhName)),
    dnssec: isJson(json.secureDNS) ? signedState(json.secureDNS.delegationSigned) : '',
    abuse: property(abuse, 'email') || property(abuse, 'tel').replace(/^tel:/i, ''),
    registrant: registrantName || (isRedacted(json) ? REDACTED : ''),
    country: textOf(json.country) || countryOf(registrant),
    range: rangeOf(json),
    blocks: listOf(json.cidr0_cidrs).map((cidr) => `${textOf(cidr.v4prefix ?? cidr.v6prefix)}/${textOf(cidr.length)}`),
    org: kind === 'domain' ? property(registrant, 'org') : registrantName || nameOf(withRole('administrative')),
    related: relatedLink(json),
  };
}

/** Entities, and those nested in them: an abuse contact is often an entity of the registrar. */
const allEntities = (json: Json): readonly Json[] =>
  listOf(json.entities).flatMap((entity) => [entity, ...allEntities(entity)]);

const rolesOf = (entity: Json): readonly string[] => (Array.isArray(entity.roles) ? entity.roles.map(textOf) : []);
const hostText = (value: unknown): string => textOf(value).toLowerCase().replace(/\.$/, '');
const signedState = (signed: unknown) => (signed === true ? 'signed' : signed === false ? 'unsigned' : '');

/** The value of a jCard property (RFC 7095): `['vcard', [[name, parameters, type, value], …]]`. */
function property(entity: Json | undefined, name: string): string {
  const [, properties] = Array.isArray(entity?.vcardArray) ? (entity.vcardArray as readonly unknown[]) : [];
  if (!Array.isArray(properties)) return '';
  const found = properties.find((one) => Array.isArray(one) && one[0] === name && flat(one[3]) !== '');
  return found === undefined ? '' : flat(found[3]);
}

const flat = (value: unknown): string =>
  Array.isArray(value) ? value.map(flat).filter(Boolean).join(', ') : textOf(value);
const nameOf = (entity: Json | undefined): string => property(entity, 'fn') || property(entity, 'org');

/** The country of an address: the parameter `cc` (RFC 8605), or the last part of the address. */
function countryOf(entity: Json | undefined): string {
  const [, properties] = Array.isArray(entity?.vcardArray) ? (entity.vcardArray as readonly unknown[]) : [];
  const address = Array.isArray(properties)
    ? properties.find((one): one is readonly unknown[] => Array.isArray(one) && one[0] === 'adr')
    : undefined;
  if (!address) return '';
  const [, parameters, , parts] = address;
  return (isJson(parameters) ? textOf(parameters.cc) : '') || (Array.isArray(parts) ? textOf(parts[6]) : '');
}

function eventDate(json: Json, action: string): string {
  const event = listOf(json.events).find(({ eventAction }) => textOf(eventAction).toLowerCase() === action);
  const date = new Date(textOf(event?.eventDate));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

function rangeOf(json: Json): string {
  const [first, last] = [
    plainAddress(json.startAddress) || textOf(json.startAutnum),
    plainAddress(json.endAddress) || textOf(json.endAutnum),
  ];
  if (first === '') return '';
  return last === '' || last === first ? first : `${first} – ${last}`;
}

/** An address in its usual form (RFC 5952): registries have written `074.125.000.000` and `2801:10:c000:0:0:0:0:0`. */
function plainAddress(value: unknown): string {
  const written = textOf(value);
  const address = readAddress(written.includes(':') ? written : written.replace(/\b0+(?=\d)/g, ''));
  return isAddressFault(address) ? written : addressText(address);
}

/** Whether the registrant's name is withheld: listed under `redacted` (RFC 9537), or said in a remark. */
const isRedacted = (json: Json): boolean =>
  listOf(json.redacted).some(
    ({ name }) => isJson(name) && /registrant/i.test(`${textOf(name.type)} ${textOf(name.description)}`),
  ) ||
  allEntities(json).some(
    (entity) =>
      rolesOf(entity).includes('registrant') &&
      listOf(entity.remarks).some(({ title }) => /redacted/i.test(textOf(title))),
  );

const relatedLink = (json: Json): string =>
  textOf(
    listOf(json.links).find(({ rel, href }) => textOf(rel) === 'related' && /^https:\/\//i.test(textOf(href)))?.href,
  );

/**
 * What the registrar's record adds to that of the registry: the registry's word counts, and gaps are filled.
 */
export function merged(registry: Registration, registrar: Registration): Registration {
  const entries = Object.entries(registry).map(([key, value]) => {
    const other = registrar[key as keyof Registration];
    const isGap = value === '' || value === REDACTED || (Array.isArray(value) && value.length === 0);
    return [key, isGap && other.length > 0 ? other : value];
  });
  return Object.fromEntries(entries) as Registration;
}
