import { isProblem, problem, type Problem } from '../../../kinds/contract';
import { formatDate } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { isMailAddress, webAddress } from '../../../formats/legal-text/check-contact';
import { ACTIVITIES, type Activity } from './activities';

export const REGIONS = ['gdpr', 'ukGdpr', 'ccpa', 'lgpd'] as const;
export type Region = (typeof REGIONS)[number];
export const FLAGS = ['sells', 'sensitive', 'automated', 'requiredByLaw'] as const;
export type Flag = (typeof FLAGS)[number];
export const TRANSFERS = ['none', 'adequacy', 'scc'] as const;

/** More services than this are a paste of something else. */
const MOST_SERVICES = 100;
const TEXTS = ['siteName', 'siteUrl', 'owner', 'address', 'country', 'email', 'dpo', 'euRep', 'retention'] as const;

/** What a policy is written from. */
export interface Facts extends Readonly<Record<(typeof TEXTS)[number], string>> {
  /** The date in words. */
  readonly effective: string;
  readonly regions: ReadonlySet<Region>;
  readonly activities: ReadonlySet<Activity>;
  readonly services: readonly string[];
  readonly transfers: (typeof TRANSFERS)[number];
  readonly flags: ReadonlySet<Flag>;
}

type Fault = Problem<'noName' | 'noOwner' | 'noEmail' | 'badUrl' | 'badEmail' | 'tooManyServices'>;

/** The form's values by field name, checked; undefined while nothing has been typed yet. */
export function factsOf(values: Readonly<Record<string, unknown>>, lang: Lang): Facts | Fault | undefined {
  const text = (name: string): string => String(values[name] ?? '').trim();
  const [siteName, owner, email, typedUrl] = [text('siteName'), text('owner'), text('email'), text('siteUrl')];
  if (siteName + owner + email + typedUrl === '') return undefined;
  const siteUrl = typedUrl === '' ? '' : webAddress(typedUrl);
  const services = text('services')
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const fault =
    (siteName === '' && problem('noName', {}, 'siteName')) ||
    (owner === '' && problem('noOwner', {}, 'owner')) ||
    (email === '' && problem('noEmail', {}, 'email')) ||
    (siteUrl === undefined && problem('badUrl', { text: typedUrl }, 'siteUrl')) ||
    (!isMailAddress(email) && problem('badEmail', { text: email }, 'email')) ||
    (services.length > MOST_SERVICES && problem('tooManyServices', { most: MOST_SERVICES }, 'services'));
  if (isProblem(fault)) return fault;
  const chosen = <Name extends string>(names: readonly Name[]) =>
    new Set(names.filter((name) => values[name] === true));
  return {
    siteName,
    siteUrl: siteUrl ?? '',
    owner,
    email,
    address: text('address').replace(/\s*\n\s*/g, ', '),
    country: text('country'),
    dpo: text('dpo'),
    euRep: text('euRep'),
    retention: text('retention'),
    effective: formatDate(text('effective'), lang),
    regions: chosen(REGIONS),
    activities: chosen(ACTIVITIES),
    services,
    transfers: TRANSFERS.find((one) => one === values.transfers) ?? 'none',
    flags: chosen(FLAGS),
  };
}
