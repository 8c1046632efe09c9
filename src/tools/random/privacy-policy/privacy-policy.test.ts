import { describe, expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { write } from '../../../formats/legal-text/write';
import { ACTIVITIES, type Activity } from './activities';
import { factsOf } from './facts';
import { gapsIn, isOutsideEea } from './missing';
import { policy } from './policy';

const BASE = {
  siteName: 'Bread',
  owner: 'Ann',
  email: 'a@bread.example',
  effective: '2026-01-31',
  gdpr: true,
  serverLogs: true,
};
function facts(values: Readonly<Record<string, unknown>> = {}) {
  const found = factsOf({ ...BASE, ...values }, 'en');
  if (found === undefined || isProblem(found)) throw new Error(`no facts: ${found?.code ?? 'empty'}`);
  return found;
}
const markdown = (values: Readonly<Record<string, unknown>> = {}) => write(policy(facts(values)), 'markdown');
const headings = (values: Readonly<Record<string, unknown>>) =>
  Array.from(markdown(values).matchAll(/^#{2,3} (.*)$/gm), ([, text]) => text);

const EVERYTHING = Object.fromEntries(
  [...ACTIVITIES, 'ukGdpr', 'ccpa', 'lgpd', 'sells', 'sensitive', 'automated', 'requiredByLaw'].map((name) => [
    name,
    true,
  ]),
);

describe('sections', () => {
  // The order of the sheet.
  test('all of them are in order', () =>
    expect(headings({ ...EVERYTHING, transfers: 'scc' })).toEqual([
      'Who we are',
      'What we collect and why',
      'Cookies',
      'Analytics',
      'Advertising',
      'Who we share it with',
      'International transfers',
      'How long we keep it',
      'Automated decisions',
      'Your rights',
      'If you are in the European Economic Area',
      'If you are in the United Kingdom',
      'If you are in California',
      'If you are in Brazil',
      'Children',
      'Security',
      'Changes',
      'Contact',
    ]));
  test.for([
    ['cookies', 'Cookies'],
    ['analytics', 'Analytics'],
    ['ads', 'Advertising'],
    ['automated', 'Automated decisions'],
  ] as const)('without %s there is no section on it', ([name, heading]) => {
    expect(headings({ [name]: true })).toContain(heading);
    expect(headings({})).not.toContain(heading);
  });
});

// GDPR Art. 6(1): consent, contract, legal duty, legitimate interest.
describe('legal bases', () => {
  const bases: readonly (readonly [Activity, string])[] = [
    ['serverLogs', '6(1)(f)'],
    ['accounts', '6(1)(b)'],
    ['contactForm', '6(1)(f)'],
    ['newsletter', '6(1)(a)'],
    ['orders', '6(1)(b)'],
    ['orders', '6(1)(c)'],
    ['cookies', '6(1)(a)'],
    ['retargeting', '6(1)(a)'],
    ['ads', '6(1)(a)'],
    ['location', '6(1)(a)'],
  ];
  test.for(bases)('%s: %s', ([activity, article]) =>
    expect(markdown({ serverLogs: false, [activity]: true })).toContain(`Art. ${article} GDPR`),
  );
  test('the sheet’s example', () => {
    const text = markdown({ newsletter: true });
    expect(text).toContain('6(1)(a)');
    expect(text).toContain('If you are in the European Economic Area');
  });
  // LGPD Art. 7 is about other data: sensitive data has its own grounds in Art. 11.
  test('sensitive data needs explicit consent', () => {
    const text = markdown({ serverLogs: false, sensitive: true, lgpd: true });
    expect(text).toContain('Your explicit consent (Art. 6(1)(a) and 9(2)(a) GDPR; Art. 11(I) LGPD)');
  });

  test('only the chosen laws are named', () => {
    const text = markdown({ gdpr: false, ccpa: true, newsletter: true });
    expect(text).not.toMatch(/GDPR|LGPD|Legal basis/);
    expect(markdown({ gdpr: false, lgpd: true, newsletter: true })).toContain('(Art. 7(I) LGPD)');
  });
});

test('who sells data must offer an opt-out', () => {
  const text = markdown({ ccpa: true, sells: true });
  expect(text).toContain('Do Not Sell or Share My Personal Information');
  expect(text).toContain('Global Privacy Control');
  expect(markdown({ ccpa: true })).not.toContain('Global Privacy Control');
});

test('what was typed is escaped, also in the list of services', () => {
  const text = markdown({ siteName: 'A|B', services: 'Pay_*pal*, <img>' });
  expect(text).toContain('# Privacy policy of A\\|B');
  expect(text).toContain('- Pay\\_\\*pal\\*\n- \\<img\\>');
  expect(write(policy(facts({ services: '<img src=x>' })), 'html')).toContain('<li>&lt;img src=x&gt;</li>');
});

describe('what is missing', () => {
  const gaps = (values: Readonly<Record<string, unknown>>) =>
    gapsIn(facts(values)).map(({ what, article }) => `${what}: ${article}`);
  test('GDPR', () =>
    expect(gaps({ payments: true, country: 'Canada' })).toEqual([
      'address: Art. 13(1)(a) GDPR',
      'recipients: Art. 13(1)(e) GDPR',
      'retention: Art. 13(2)(a) GDPR',
      'euRep: Art. 27 GDPR',
    ]));
  test('California and Brazil', () =>
    expect(gaps({ gdpr: false, ccpa: true, lgpd: true })).toEqual([
      'secondWay: Cal. Civ. Code 1798.130(a)(1)',
      'retention: Cal. Civ. Code 1798.100(a)(3)',
      'officer: Art. 41 LGPD',
    ]));
  test('nothing, once it is filled in', () =>
    expect(
      gaps({
        ...EVERYTHING,
        address: '1 Mill Lane',
        country: 'Ireland',
        retention: 'A year.',
        services: 'Stripe',
        transfers: 'scc',
        dpo: 'Eve',
      }),
    ).toEqual([]));
});

test.for([
  ['Germany', false],
  ['norway', false],
  ['FR', false],
  ['', false],
  ['United Kingdom', true],
  ['USA', true],
] as const)('%s is outside the EEA: %s', ([country, expected]) => expect(isOutsideEea(country)).toBe(expected));

test.for([
  [{ siteName: '' }, 'noName'],
  [{ owner: ' ' }, 'noOwner'],
  [{ email: '' }, 'noEmail'],
  [{ email: 'a' }, 'badEmail'],
  [{ siteUrl: 'data:text/html,x' }, 'badUrl'],
  [{ services: Array.from({ length: 101 }, (_, index) => `s${index}`).join(',') }, 'tooManyServices'],
] as const)('%o is refused', ([values, code]) => expect(factsOf({ ...BASE, ...values }, 'en')).toMatchObject({ code }));

test('an empty form waits', () => expect(factsOf({ gdpr: true, effective: '2026-01-31' }, 'en')).toBeUndefined());
