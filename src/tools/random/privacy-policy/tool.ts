import {
  choice,
  date,
  flag,
  generatorTool,
  give,
  isProblem,
  line,
  note,
  term,
  text,
  type Table,
} from '../../../kinds/contract';
import { write } from '../../../formats/legal-text/write';
import { CCPA_BUSINESS } from '../../../data/privacy-laws';
import { factsOf, TRANSFERS } from './facts';
import { gapsIn, type Gap } from './missing';
import { policy } from './policy';

const INPUT = { tier: 'input' } as const;
const on = (initial = false) => flag(initial, INPUT);

export default generatorTool({
  worker: 'never',
  // The document follows the form: there is nothing to generate again.
  button: undefined,
  fields: {
    siteName: line({ ...INPUT, autocomplete: 'organization' }),
    siteUrl: line({ ...INPUT, autocomplete: 'url' }),
    owner: line({ ...INPUT, autocomplete: 'name' }),
    email: line({ ...INPUT, autocomplete: 'email' }),
    address: line({ ...INPUT, autocomplete: 'off' }),
    country: line({ ...INPUT, autocomplete: 'country-name' }),
    effective: date({ ...INPUT, initial: 'today' }),
    gdpr: on(true),
    ukGdpr: on(),
    ccpa: on(),
    lgpd: on(),
    serverLogs: on(true),
    accounts: on(),
    contactForm: on(),
    newsletter: on(),
    comments: on(),
    orders: on(),
    payments: on(),
    analytics: on(),
    ads: on(),
    retargeting: on(),
    socialEmbeds: on(),
    cookies: on(),
    uploads: on(),
    location: on(),
    ai: on(),
    minors: on(),
    services: text({ ...INPUT, rows: 2 }),
    retention: line({ ...INPUT, autocomplete: 'off' }),
    transfers: choice(TRANSFERS, INPUT),
    dpo: line({ ...INPUT, autocomplete: 'off' }),
    euRep: line({ ...INPUT, autocomplete: 'off' }),
    sells: on(),
    sensitive: on(),
    automated: on(),
    requiredByLaw: on(),
    format: choice(['html', 'markdown', 'text'], { tier: 'main' }),
  },
  outputs: { result: give.text({ extensionFrom: 'format', mono: true, wrap: true }), missing: give.table() },
  run({ format, ...values }, { lang, today }) {
    const facts = factsOf({ ...values, effective: values.effective || today }, lang);
    if (facts === undefined) return { empty: true };
    if (isProblem(facts)) return facts;
    const gaps = gapsIn(facts);
    return {
      result: write(policy(facts), format),
      ...(gaps.length > 0 && { missing: tableOf(gaps) }),
      notes: [
        note('start'),
        facts.regions.has('ccpa') &&
          note('ccpaWho', { revenue: CCPA_BUSINESS.revenue, consumers: CCPA_BUSINESS.consumers }),
      ],
    };
  },
});

const tableOf = (gaps: readonly Gap[]) =>
  ({
    columns: [term('what'), term('article')],
    rows: gaps.map(({ what, article }) => [term(what), article]),
    name: 'missing',
  }) satisfies Table;
