import { EEA } from '../../../data/privacy-laws';
import type { Facts } from './facts';

export type Missing = 'address' | 'retention' | 'recipients' | 'transfers' | 'euRep' | 'secondWay' | 'officer';

export interface Gap {
  readonly what: Missing;
  /** The article that asks for it. */
  readonly article: string;
}

/** What others usually receive data for. */
const NEEDS_SERVICES = ['payments', 'analytics', 'ads', 'retargeting', 'socialEmbeds', 'newsletter', 'ai'] as const;

/** What the chosen laws ask for and the form has not got yet. */
export function gapsIn({ regions, activities, services, ...facts }: Facts): readonly Gap[] {
  const european = regions.has('gdpr') ? 'GDPR' : regions.has('ukGdpr') ? 'UK GDPR' : undefined;
  const [ccpa, lgpd] = [regions.has('ccpa'), regions.has('lgpd')];
  const gap = (isOpen: boolean, what: Missing, article: string): readonly Gap[] => (isOpen ? [{ what, article }] : []);
  return [
    ...(european === undefined
      ? []
      : [
          ...gap(facts.address === '', 'address', `Art. 13(1)(a) ${european}`),
          ...gap(
            services.length === 0 && NEEDS_SERVICES.some((one) => activities.has(one)),
            'recipients',
            `Art. 13(1)(e) ${european}`,
          ),
          ...gap(services.length > 0 && facts.transfers === 'none', 'transfers', `Art. 13(1)(f) ${european}`),
          ...gap(facts.retention === '', 'retention', `Art. 13(2)(a) ${european}`),
        ]),
    ...gap(regions.has('gdpr') && facts.euRep === '' && isOutsideEea(facts.country), 'euRep', 'Art. 27 GDPR'),
    ...gap(ccpa && facts.address === '', 'secondWay', 'Cal. Civ. Code 1798.130(a)(1)'),
    ...gap(ccpa && facts.retention === '' && european === undefined, 'retention', 'Cal. Civ. Code 1798.100(a)(3)'),
    ...gap(lgpd && facts.dpo === '', 'officer', 'Art. 41 LGPD'),
  ];
}

/** Whether a country, by its English name or code, is known not to be in the European Economic Area; false if it is empty. */
export function isOutsideEea(country: string): boolean {
  if (country === '') return false;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const typed = country.toLowerCase();
  return !EEA.some((code) => typed === code.toLowerCase() || typed === names.of(code)?.toLowerCase());
}
