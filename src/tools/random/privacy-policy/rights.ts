/** What visitors can ask for, by region. */
import {
  address,
  list,
  paragraph,
  subheading,
  typed,
  type Block,
  type Piece,
} from '../../../formats/legal-text/document';
import type { Facts } from './facts';

const write = ({ email }: Facts): readonly Piece[] => ['Write to ', address(email), '. '];

export function rightsBlocks(facts: Facts): readonly Block[] {
  const { regions } = facts;
  return [
    ...(regions.has('gdpr') ? european(facts, 'If you are in the European Economic Area', 'GDPR') : []),
    ...(regions.has('ukGdpr') ? european(facts, 'If you are in the United Kingdom', 'UK GDPR') : []),
    ...(regions.has('ccpa') ? californian(facts) : []),
    ...(regions.has('lgpd') ? brazilian(facts) : []),
    ...(regions.size === 0
      ? [paragraph(...write(facts), 'You can ask what we know about you, and have it corrected or deleted.')]
      : []),
  ];
}

function european(facts: Facts, title: string, law: 'GDPR' | 'UK GDPR'): readonly Block[] {
  const complaint =
    law === 'GDPR'
      ? 'You can also complain to the data protection authority of the country where you live or work, or where you think the law was broken (Art. 77).'
      : 'You can also complain to the Information Commissioner’s Office, ico.org.uk (Art. 77).';
  return [
    subheading(title),
    paragraph(`The ${law} gives you these rights:`),
    list(
      ['to know which data we have about you, and to get a copy (Art. 15)'],
      ['to have it corrected (Art. 16) or deleted (Art. 17)'],
      ['to have its use restricted (Art. 18)'],
      ['to take it to another service in a common format (Art. 20)'],
      ['to object to a use that rests on our interest, and at any time to direct marketing (Art. 21)'],
      ['not to be subject to a decision made by a machine alone, if it matters to you (Art. 22)'],
      ['to withdraw a consent at any time; what was done before stays lawful (Art. 7(3))'],
    ),
    paragraph(...write(facts), 'We answer within a month. ', complaint),
    paragraph(
      facts.flags.has('requiredByLaw')
        ? 'Some data is required by law or for a contract, and without it we can’t provide that service.'
        : 'You don’t have to give us any data. Without some of it, the feature that needs it doesn’t work.',
    ),
  ];
}

function californian(facts: Facts): readonly Block[] {
  const { flags, retention } = facts;
  return [
    subheading('If you are in California'),
    paragraph(
      'In the last 12 months we collected the categories of personal information in the table above, from you and from your device, for the purposes stated there. We disclosed it to the recipients named under “Who we share it with”. ',
      flags.has('sells')
        ? 'Some of it was sold or shared, as the CCPA defines these words.'
        : 'We did not sell it and did not share it for cross-context behavioral advertising.',
    ),
    ...(retention === '' ? [] : [paragraph('How long each category is kept is stated under “How long we keep it”.')]),
    paragraph('The CCPA gives you these rights:'),
    list(
      ['to know what we collect, use, disclose, and sell (Cal. Civ. Code 1798.110, 1798.115)'],
      ['to have it deleted (1798.105) or corrected (1798.106)'],
      ['to opt out of its sale or sharing (1798.120)'],
      ['to limit the use of sensitive personal information (1798.121)'],
      ['not to be treated worse for using these rights (1798.125)'],
    ),
    ...(flags.has('sells')
      ? [
          paragraph(
            'To opt out, follow the link “Do Not Sell or Share My Personal Information” on our site. We also honor the Global Privacy Control signal of your browser.',
          ),
        ]
      : []),
    paragraph(
      'To make a request, write to ',
      address(facts.email),
      ...(facts.address === '' ? [] : [' or by mail to ', typed(facts.address)]),
      '. An agent may do it for you. We check that the request comes from you, and answer within 45 days. This policy is reviewed at least every 12 months. Our site treats a “Do Not Track” signal like any other visit.',
    ),
  ];
}

function brazilian(facts: Facts): readonly Block[] {
  return [
    subheading('If you are in Brazil'),
    paragraph('The LGPD (Art. 18) gives you these rights:'),
    list(
      ['to have it confirmed that we process your data, and to access it'],
      ['to have it corrected, anonymized, blocked, or deleted'],
      ['to take it to another provider'],
      ['to learn with whom we share it, and what happens if you refuse consent'],
      ['to withdraw a consent'],
    ),
    paragraph(
      ...(facts.dpo === ''
        ? write(facts)
        : ['Our data protection officer (encarregado) is ', typed(facts.dpo), '. ', ...write(facts)]),
      'You can also complain to the Autoridade Nacional de Proteção de Dados (ANPD).',
    ),
  ];
}
