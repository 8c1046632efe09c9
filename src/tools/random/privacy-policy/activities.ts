/** What a site does with data, with the purpose and the legal basis of each: the rows of the policy's table. */

export const ACTIVITIES = [
  'serverLogs',
  'accounts',
  'contactForm',
  'newsletter',
  'comments',
  'orders',
  'payments',
  'analytics',
  'ads',
  'retargeting',
  'socialEmbeds',
  'cookies',
  'uploads',
  'location',
  'ai',
  'minors',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** The grounds of GDPR Art. 6(1) that sites use, with those of LGPD Art. 7 (sensitive data: Art. 11) that correspond to them. */
const BASES = {
  consent: { gdpr: '6(1)(a)', lgpd: '7(I)', words: 'your consent' },
  explicit: { gdpr: '6(1)(a) and 9(2)(a)', lgpd: '11(I)', words: 'your explicit consent' },
  contract: { gdpr: '6(1)(b)', lgpd: '7(V)', words: 'a contract with you' },
  law: { gdpr: '6(1)(c)', lgpd: '7(II)', words: 'a legal duty' },
  interest: { gdpr: '6(1)(f)', lgpd: '7(IX)', words: 'our legitimate interest' },
} as const;
export type Basis = keyof typeof BASES;

export interface Row {
  readonly data: string;
  readonly purpose: string;
  readonly basis: Basis;
  /** Which interest, if that is the basis. */
  readonly interest?: string;
}

/** Minors have no row of their own: the section about children is theirs. */
export const ROWS: Readonly<Record<Exclude<Activity, 'minors'>, readonly Row[]>> = {
  serverLogs: [
    {
      data: 'IP address, time, page, and browser in server logs',
      purpose: 'Keeping the site running and safe',
      basis: 'interest',
      interest: 'a site that works and is protected from attacks',
    },
  ],
  accounts: [
    {
      data: 'Name, email address, password (stored as a hash), and settings',
      purpose: 'Your account',
      basis: 'contract',
    },
  ],
  contactForm: [
    {
      data: 'Name, email address, and message',
      purpose: 'Answering you',
      basis: 'interest',
      interest: 'answering the people who write to us',
    },
  ],
  newsletter: [
    {
      data: 'Email address, and when you signed up',
      purpose: 'Sending the newsletter you signed up for',
      basis: 'consent',
    },
  ],
  comments: [
    {
      data: 'Name, comment, and IP address',
      purpose: 'Publishing your comment and keeping out spam',
      basis: 'interest',
      interest: 'a discussion without spam and abuse',
    },
  ],
  orders: [
    { data: 'Name, addresses, and what you ordered', purpose: 'Delivering your order', basis: 'contract' },
    { data: 'Invoices', purpose: 'Keeping records as tax law requires', basis: 'law' },
  ],
  payments: [{ data: 'Payment details, which the payment provider receives', purpose: 'Payment', basis: 'contract' }],
  analytics: [
    {
      data: 'Pages visited, approximate place, and device',
      purpose: 'Finding out how the site is used',
      basis: 'consent',
    },
  ],
  ads: [{ data: 'Cookies and device identifiers', purpose: 'Showing advertising', basis: 'consent' }],
  retargeting: [
    { data: 'Pages visited, and identifiers', purpose: 'Showing you our ads on other sites', basis: 'consent' },
  ],
  socialEmbeds: [
    { data: 'IP address and page, which the network receives', purpose: 'Showing posts and videos', basis: 'consent' },
  ],
  cookies: [
    { data: 'Cookies beyond the necessary ones', purpose: 'Remembering you and your choices', basis: 'consent' },
  ],
  uploads: [{ data: 'Files that you upload', purpose: 'Storing and showing them to you', basis: 'contract' }],
  location: [{ data: 'Your location', purpose: 'Features that depend on where you are', basis: 'consent' }],
  ai: [{ data: 'What you type into AI features', purpose: 'Giving you the answers', basis: 'contract' }],
};

/** Special categories of data (GDPR Art. 9). */
export const SENSITIVE: Row = {
  data: 'Sensitive data, such as data about health',
  purpose: 'What you gave it to us for',
  basis: 'explicit',
};

/** 'Your consent, Art. 6(1)(a) GDPR; Art. 7(I) LGPD', with the laws that were chosen. */
export function basisText(
  { basis, interest }: Row,
  laws: { readonly gdpr: boolean; readonly uk: boolean; readonly lgpd: boolean },
): string {
  const { gdpr, lgpd, words } = BASES[basis];
  const european = laws.gdpr && laws.uk ? 'GDPR and UK GDPR' : laws.uk ? 'UK GDPR' : laws.gdpr ? 'GDPR' : undefined;
  const articles = [
    ...(european === undefined ? [] : [`Art. ${gdpr} ${european}`]),
    ...(laws.lgpd ? [`Art. ${lgpd} LGPD`] : []),
  ];
  const what = interest === undefined ? words : `${words}: ${interest}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} (${articles.join('; ')})`;
}
