import {
  choice,
  date,
  flag,
  generatorTool,
  give,
  isProblem,
  line,
  note,
  problem,
  type Problem,
} from '../../../kinds/contract';
import { formatDate } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { isMailAddress, webAddress } from '../../../formats/legal-text/check-contact';
import { wordsOf, write } from '../../../formats/legal-text/write';
import { ADVICE, CLAUSES, disclaimer, KINDS, type Advice, type Facts } from './disclaimer';

const INPUT = { tier: 'input' } as const;
/** Clauses that most sites leave out. */
const on = (initial: boolean) => flag(initial, INPUT);

export default generatorTool({
  worker: 'never',
  // The document follows the form: there is nothing to generate again.
  button: undefined,
  fields: {
    siteName: line({ ...INPUT, autocomplete: 'organization' }),
    siteUrl: line({ ...INPUT, autocomplete: 'url' }),
    owner: line({ ...INPUT, autocomplete: 'name' }),
    email: line({ ...INPUT, autocomplete: 'email' }),
    country: line({ ...INPUT, autocomplete: 'country-name' }),
    effective: date({ ...INPUT, initial: 'today' }),
    kind: choice(KINDS, INPUT),
    accuracy: on(true),
    advice: on(true),
    adviceFields: line({ ...INPUT, autocomplete: 'off' }),
    externalLinks: on(true),
    affiliate: on(false),
    sponsored: on(false),
    testimonials: on(false),
    fairUse: on(false),
    views: on(true),
    ai: on(false),
    errors: on(true),
    risk: on(true),
    warranty: on(true),
    changes: on(true),
    format: choice(['html', 'markdown', 'text'], { tier: 'main' }),
    view: flag(false, { hidden: true }),
  },
  outputs: { result: give.text({ extensionFrom: 'format', mono: true, wrap: true }) },
  run({ format, view, ...values }, { lang, today }) {
    const facts = factsOf({ ...values, effective: values.effective || today }, lang);
    if (facts === undefined) return { empty: true };
    if (isProblem(facts)) return facts;
    const text = disclaimer(facts);
    return view ? { result: wordsOf(text) } : { result: write(text, format), notes: [note('start')] };
  },
});

/** Other words for a kind of advice. */
const OTHER_NAMES: ReadonlyMap<string, Advice> = new Map([
  ['law', 'legal'],
  ['health', 'medical'],
  ['money', 'financial'],
  ['finance', 'financial'],
]);

/** The kinds of advice in a text such as 'health, money and legal advice', in lowercase. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[,;&]|(?<![^\s,;&])(?:and|or)(?![^\s,;&])/)
    .map((word) => word.trim().replace(/\s+advice$/, ''))
    .filter((word) => word !== '');

/**
 * The form's values by field name, checked; undefined while nothing has been typed yet.
 *
 * @param lang the language of the date in words
 */
export function factsOf(
  values: Readonly<Record<string, unknown>>,
  lang: Lang,
): Facts | Problem<'noName' | 'badUrl' | 'badEmail' | 'badAdvice'> | undefined {
  const text = (name: string): string => String(values[name] ?? '').trim();
  const [name, typedUrl, mail, owner] = [text('siteName'), text('siteUrl'), text('email'), text('owner')];
  if (name === '') return typedUrl + owner + mail === '' ? undefined : problem('noName', {}, 'siteName');
  const url = typedUrl === '' ? '' : webAddress(typedUrl);
  if (url === undefined) return problem('badUrl', { text: typedUrl }, 'siteUrl');
  if (mail !== '' && !isMailAddress(mail)) return problem('badEmail', { text: mail }, 'email');
  const advice: Advice[] = [];
  for (const word of wordsIn(text('adviceFields'))) {
    const known = ADVICE.find((one) => one === word) ?? OTHER_NAMES.get(word);
    if (known === undefined) return problem('badAdvice', { text: word, known: ADVICE.join(', ') }, 'adviceFields');
    if (!advice.includes(known)) advice.push(known);
  }
  return {
    siteName: name,
    siteUrl: url,
    owner,
    email: mail,
    country: text('country'),
    effective: formatDate(text('effective'), lang),
    kind: KINDS.find((kind) => kind === values.kind) ?? 'website',
    clauses: new Set(CLAUSES.filter((clause) => values[clause] === true)),
    advice: ADVICE.filter((one) => advice.includes(one)),
  };
}
