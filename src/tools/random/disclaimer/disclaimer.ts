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

export const CLAUSES = [
  'accuracy',
  'advice',
  'externalLinks',
  'affiliate',
  'sponsored',
  'testimonials',
  'fairUse',
  'views',
  'ai',
  'errors',
  'risk',
  'warranty',
  'changes',
] as const;
export type Clause = (typeof CLAUSES)[number];

export const ADVICE = ['legal', 'medical', 'financial', 'fitness'] as const;
export type Advice = (typeof ADVICE)[number];

export const KINDS = ['website', 'blog', 'shop', 'app', 'channel'] as const;
export type Kind = (typeof KINDS)[number];

export interface Facts {
  readonly siteName: string;
  /** A complete address, or ''. */
  readonly siteUrl: string;
  /** '' for the site's name. */
  readonly owner: string;
  readonly email: string;
  readonly country: string;
  /** The date in words. */
  readonly effective: string;
  readonly kind: Kind;
  readonly clauses: ReadonlySet<Clause>;
  readonly advice: readonly Advice[];
}

/** The day on which the wording below was last changed. */
export const TEXT_DATE = 'November 28, 2026';

/** Countries whose names have an article in a sentence, and usually none in a list that a browser fills in. */
const WITH_ARTICLE = /^(?:United |Netherlands$|Philippines$|Bahamas$|Maldives$|Czech Republic$|Dominican Republic$)/;

const NOUNS: Readonly<Record<Kind, string>> = {
  website: 'website',
  blog: 'blog',
  shop: 'online store',
  app: 'app',
  channel: 'channel',
};

/** Where a reader is: you read something on a website, but in a store. */
const HERE: Readonly<Record<Kind, string>> = {
  website: 'on this website',
  blog: 'on this blog',
  shop: 'in this online store',
  app: 'in this app',
  channel: 'on this channel',
};

interface Site {
  readonly facts: Facts;
  /** The word for it: 'online store'. */
  readonly noun: string;
  /** 'in this online store'. */
  readonly here: string;
  readonly owner: Piece;
}

/** A sentence that asks readers to write: without an address, nobody could. */
const withEmail = ({ email }: Facts, sentence: string): Piece => (email === '' ? '' : sentence);

/** The clauses of a disclaimer that can be chosen. */
const CLAUSE_TEXTS: Readonly<Record<Clause, (site: Site) => readonly Block[]>> = {
  accuracy: ({ here, owner }) => [
    heading('Accuracy of information'),
    paragraph(
      `What you read ${here} is for general information. `,
      owner,
      ' takes care to keep it correct and current, but does not promise that it is complete, up to date, or right for your situation.',
    ),
  ],
  advice: ({ facts, here }) => adviceBlocks(facts, here),
  externalLinks: ({ noun, owner }) => [
    heading('External links'),
    paragraph(
      `This ${noun} links to sites that `,
      owner,
      ' does not run. Their content can change at any time. A link does not mean that ',
      owner,
      ' checks or approves what you find there.',
    ),
  ],
  affiliate: ({ owner }) => [
    heading('Affiliate links'),
    paragraph(
      'Some links are affiliate links. If you buy something after following one, ',
      owner,
      ' may receive a commission. You pay the same price. Such links are marked where they appear, and the commission does not decide what is recommended.',
    ),
  ],
  sponsored: () => [
    heading('Sponsored content'),
    paragraph(
      'Some content is paid for by a company, or made with products that a company provided for free. It is marked as advertising at the beginning, before you read, watch, or click. Opinions in it are those of its author.',
    ),
  ],
  testimonials: () => [
    heading('Testimonials'),
    paragraph(
      'Quotes from customers and readers describe their own experience. They are real and were not paid for, unless stated otherwise next to the quote. Your results may be different.',
    ),
  ],
  fairUse: ({ facts }) => [
    heading('Fair use'),
    paragraph(
      'Short excerpts of works by others are used for comment, criticism, news, or teaching, as fair use (17 U.S.C. § 107) or similar rules of other countries allow.',
      withEmail(facts, ' If you own a work and disagree, please get in touch.'),
    ),
  ],
  views: ({ owner }) => [
    heading('Views expressed'),
    paragraph(
      'Opinions belong to the person who states them. They are not necessarily those of ',
      owner,
      ', an employer, or a partner.',
    ),
  ],
  ai: ({ owner }) => [
    heading('AI-generated content'),
    paragraph(
      'Some text or images were made with the help of artificial intelligence. ',
      owner,
      ' reviews them before they are published, but such content can contain mistakes that sound convincing.',
    ),
  ],
  errors: ({ facts, owner }) => [
    heading('Errors and omissions'),
    paragraph(
      'Mistakes happen, and things are left out. To the extent the law allows, ',
      owner,
      ' is not responsible for errors or omissions, or for what results from relying on them.',
      withEmail(facts, ' If you find one, please report it so that it can be corrected.'),
    ),
  ],
  risk: ({ here }) => [
    heading('Use at your own risk'),
    paragraph(
      `You decide what you do with the information ${here}, and you do it at your own risk. This does not limit any liability that the law does not allow to be limited.`,
    ),
  ],
  warranty: ({ noun, owner }) => [
    heading('No warranty'),
    paragraph(
      `This ${noun} is provided “as is,” without warranties of any kind. `,
      owner,
      ' does not promise that it is always available or free of errors. Your rights as a consumer are not affected.',
    ),
  ],
  changes: () => [
    heading('Changes to this disclaimer'),
    paragraph(
      'This disclaimer can change. The date at the top shows which version you are reading; the version that was online when you visited applies to your visit.',
    ),
  ],
};

/**
 * A disclaimer in plain words, in English. Affiliate links and sponsored posts are worded after 16 CFR 255 (FTC) and the UK's
 * CAP Code: said clearly, and near the link. A clause that was not chosen leaves no trace.
 */
export function disclaimer(facts: Facts): LegalText {
  const { siteName, siteUrl, email, country, effective, kind, clauses } = facts;
  const noun = NOUNS[kind];
  const owner = typed(facts.owner === '' ? siteName : facts.owner);
  const where: readonly Piece[] = siteUrl === '' ? [typed(siteName)] : [typed(siteName), ' (', address(siteUrl), ')'];
  // Without an owner, the sentence would say that the site runs itself.
  const runBy: readonly Piece[] = facts.owner === '' ? [] : [', run by ', owner];
  const inPlace = WITH_ARTICLE.test(country) ? 'in the ' : 'in ';
  const place: readonly Piece[] =
    country === '' ? [] : [facts.owner === '' ? `, based ${inPlace}` : ` ${inPlace}`, typed(country)];
  return {
    title: ['Disclaimer for ', typed(siteName)],
    blocks: [
      paragraph('Effective ', effective, '.'),
      paragraph(
        `This disclaimer applies to the ${noun} `,
        ...where,
        ...runBy,
        ...place,
        `. By using the ${noun}, you accept this disclaimer.`,
      ),
      ...CLAUSES.flatMap((clause) =>
        clauses.has(clause) ? CLAUSE_TEXTS[clause]({ facts, noun, here: HERE[kind], owner }) : [],
      ),
      ...(email === ''
        ? []
        : [heading('Contact'), paragraph('Send questions about this disclaimer to ', address(email), '.')]),
      paragraph(`Version of the wording: ${TEXT_DATE}.`),
    ],
  };
}

/** What to do instead, for each field of advice. */
const INSTEAD: Readonly<Record<Advice, string>> = {
  legal: 'For a legal question, ask a lawyer who is licensed where you live.',
  medical:
    'For a question about your health, see a doctor, and don’t put it off because of something you read here. In an emergency, call your local emergency number.',
  financial: 'Before you invest or borrow, talk to a qualified adviser. You can lose money.',
  fitness:
    'Before you start a workout or a diet, ask a doctor whether it is safe for you, and stop if something hurts.',
};

function adviceBlocks({ advice, owner, siteName }: Facts, here: string): readonly Block[] {
  const fields = new Intl.ListFormat('en', { type: 'disjunction' }).format(advice);
  const what = advice.length === 0 ? 'professional advice' : `${fields} advice`;
  return [
    heading('Not professional advice'),
    paragraph(
      `Nothing ${here} is ${what}, and reading it does not make you a client or patient of `,
      typed(owner === '' ? siteName : owner),
      '.',
    ),
    ...(advice.length === 0
      ? [paragraph('Before you act on what you read, ask somebody who is qualified and knows your situation.')]
      : [list(...advice.map((one) => [INSTEAD[one]]))]),
  ];
}
