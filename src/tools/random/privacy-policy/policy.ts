import {
  address,
  heading,
  list,
  paragraph,
  typed,
  type Block,
  type LegalText,
  type Piece,
} from '../../../formats/legal-text/document';
import { ACTIVITIES, basisText, ROWS, SENSITIVE, type Row } from './activities';
import type { Facts } from './facts';
import { rightsBlocks } from './rights';

/** The day on which the wording was last changed. */
const TEXT_DATE = 'November 28, 2026';

/**
 * A privacy policy in plain words, in English: what GDPR Art. 13 and 14, the UK GDPR, the CCPA (Cal. Civ. Code
 * 1798.130(a)(5)), CalOPPA, COPPA, and LGPD Art. 9 ask for, as far as the facts say it. A section that doesn't apply leaves
 * no trace.
 */
export const policy = (facts: Facts): LegalText => ({
  title: ['Privacy policy of ', typed(facts.siteName)],
  blocks: [
    paragraph('Effective ', facts.effective, '.'),
    ...whoWeAre(facts),
    ...whatWeCollect(facts),
    ...cookies(facts),
    ...analytics(facts),
    ...advertising(facts),
    ...recipients(facts),
    ...transfers(facts),
    ...retention(facts),
    ...automated(facts),
    heading('Your rights'),
    ...rightsBlocks(facts),
    ...children(facts),
    heading('Security'),
    paragraph(
      'The connection to our site is encrypted, and only people who need your data for their work can see it. No system is perfectly safe; if your data is affected by a breach, we tell you and the authority where the law requires it.',
    ),
    heading('Changes'),
    paragraph(
      'When we change this policy, we change the date at the top. Important changes are announced on the site.',
    ),
    heading('Contact'),
    paragraph('Questions about your data: ', address(facts.email), '.'),
    paragraph(`Version of the wording: ${TEXT_DATE}.`),
  ],
});

const hasEuropeanLaw = ({ regions }: Facts): boolean => regions.has('gdpr') || regions.has('ukGdpr');

function whoWeAre({
  siteName,
  siteUrl,
  owner,
  address: street,
  country,
  email,
  dpo,
  euRep,
  regions,
}: Facts): readonly Block[] {
  const site: readonly Piece[] = siteUrl === '' ? [typed(siteName)] : [typed(siteName), ' (', address(siteUrl), ')'];
  const place = [street, country].filter((part) => part !== '').join(', ');
  return [
    heading('Who we are'),
    paragraph(
      ...site,
      ' is run by ',
      typed(owner),
      ...(place === '' ? [] : [', ', typed(place)]),
      ', who is responsible for your data. You can reach us at ',
      address(email),
      '.',
    ),
    ...(dpo === '' ? [] : [paragraph('Our data protection officer: ', typed(dpo), '.')]),
    ...(euRep === '' || !regions.has('gdpr')
      ? []
      : [paragraph('Our representative in the European Union (Art. 27 GDPR): ', typed(euRep), '.')]),
  ];
}

function whatWeCollect(facts: Facts): readonly Block[] {
  const { activities, flags, regions } = facts;
  const rows: readonly Row[] = [
    ...ACTIVITIES.flatMap((one) => (activities.has(one) && one !== 'minors' ? ROWS[one] : [])),
    ...(flags.has('sensitive') ? [SENSITIVE] : []),
  ];
  if (rows.length === 0) {
    return [heading('What we collect and why'), paragraph('We collect no personal data when you visit our site.')];
  }
  const laws = { gdpr: regions.has('gdpr'), uk: regions.has('ukGdpr'), lgpd: regions.has('lgpd') };
  const hasBasis = laws.gdpr || laws.uk || laws.lgpd;
  return [
    heading('What we collect and why'),
    {
      kind: 'table',
      columns: ['Data', 'Purpose', ...(hasBasis ? ['Legal basis'] : [])],
      rows: rows.map((row) => [[row.data], [row.purpose], ...(hasBasis ? [[basisText(row, laws)]] : [])]),
    },
    ...(flags.has('sensitive') && hasEuropeanLaw(facts)
      ? [paragraph('We process sensitive data only with your explicit consent (Art. 9(2)(a)).')]
      : []),
  ];
}

function cookies({ activities }: Facts): readonly Block[] {
  if (!activities.has('cookies')) return [];
  return [
    heading('Cookies'),
    paragraph(
      'Cookies are small files that our site stores on your device. Those that the site needs to work are always set. All others are set only after you have agreed, and you can change your mind in the cookie settings at any time.',
    ),
  ];
}

function analytics({ activities }: Facts): readonly Block[] {
  if (!activities.has('analytics')) return [];
  return [
    heading('Analytics'),
    paragraph(
      'With your consent we count which pages are visited, from which approximate place, and on what kind of device. The results tell us what to improve. They are not used to find out who you are.',
    ),
  ];
}

function advertising({ activities }: Facts): readonly Block[] {
  if (!activities.has('ads') && !activities.has('retargeting')) return [];
  return [
    heading('Advertising'),
    ...(activities.has('ads')
      ? [
          paragraph(
            'Ads on our site are delivered by partners, who use cookies and identifiers only with your consent.',
          ),
        ]
      : []),
    ...(activities.has('retargeting')
      ? [
          paragraph(
            'With your consent, partners recognize that you visited our site and show you our ads elsewhere. Without it, they don’t.',
          ),
        ]
      : []),
  ];
}

function recipients({ services }: Facts): readonly Block[] {
  return [
    heading('Who we share it with'),
    paragraph(
      services.length === 0
        ? 'We share your data with the company that hosts our site, and with authorities where the law obliges us. Nobody else receives it.'
        : 'We share your data with the company that hosts our site, with authorities where the law obliges us, and with these services:',
    ),
    ...(services.length === 0 ? [] : [list(...services.map((service) => [typed(service)]))]),
  ];
}

function transfers(facts: Facts): readonly Block[] {
  if (facts.transfers === 'none') return [];
  return [
    heading('International transfers'),
    paragraph(
      facts.transfers === 'adequacy'
        ? 'Some recipients are in other countries. They are countries for which an adequacy decision confirms a comparable level of protection (Art. 45 GDPR).'
        : 'Some recipients are in other countries without a comparable level of protection. We have agreed on the standard contractual clauses of the European Commission with them (Art. 46(2)(c) GDPR). Write to us if you want to see a copy.',
    ),
  ];
}

const retention = ({ retention: typedPeriod }: Facts): readonly Block[] => [
  heading('How long we keep it'),
  typedPeriod === ''
    ? paragraph('We delete your data when it is no longer needed for its purpose and no law requires us to keep it.')
    : paragraph(typed(typedPeriod)),
];

function automated({ flags }: Facts): readonly Block[] {
  if (!flags.has('automated')) return [];
  return [
    heading('Automated decisions'),
    paragraph(
      'Some decisions about you are made by software alone. You can ask for the reasons, state your view, and have a person decide (Art. 22 GDPR).',
    ),
  ];
}

function children({ activities, regions, email }: Facts): readonly Block[] {
  if (!activities.has('minors')) {
    return [
      heading('Children'),
      paragraph('Our site is not directed at children, and we don’t knowingly collect data from anyone under 13.'),
    ];
  }
  return [
    heading('Children'),
    paragraph(
      'Children use our site. Before we collect data from a child under 13, a parent must agree (COPPA, 16 CFR 312). ',
      ...(regions.has('gdpr')
        ? [
            'In the European Economic Area this applies up to 16, or from 13 to 15 where a country has set a lower age (Art. 8 GDPR). ',
          ]
        : []),
      'Parents can see the data of their child, have it deleted, and refuse its further use: ',
      address(email),
      '.',
    ),
  ];
}
