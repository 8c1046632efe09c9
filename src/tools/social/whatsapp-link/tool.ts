import { flag, generatorTool, give, line, note, problem, text, type Note, type Problem } from '../../../kinds/contract';
import { writeList } from '../../../kinds/contract/drawn-list';
import { percentEncode } from '../../../core/percent-encode';
import { toLf } from '../../../core/text/newlines';
import { QR_LIMIT, qrOf, qrSvg } from '../../../formats/qr/qr-picture';
import { LOCALES, type Lang } from '../../../i18n/languages';
import type { Doubt } from './check-number';
import { LONGEST, SHORTEST, whatsAppDigits } from './phone';

const ONE = { many: [false] };
const INPUT = { tier: 'input' } as const;

export default generatorTool({
  worker: 'never',
  // The link follows the form: there is nothing to generate again.
  button: undefined,
  fields: {
    country: line({ ...INPUT, autocomplete: 'tel-country-code' }),
    phone: line({ ...INPUT, autocomplete: 'tel', when: ONE }),
    contacts: text({ ...INPUT, rows: 3, accept: '.csv,.txt,text/csv,text/plain', when: { many: [true] } }),
    input: text({ ...INPUT, rows: 3 }),
    many: flag(false),
  },
  outputs: {
    result: give.items({ mono: true }),
    digits: give.code(),
    deepLink: give.code(),
    html: give.code(),
    qr: give.files(),
  },
  async run({ country, phone, contacts, input, many }, { lang }) {
    const message = toLf(input);
    if (many) return linksFor(contacts, country, message);
    const digits = whatsAppDigits(phone, country);
    if (typeof digits !== 'string') return faultOf(digits, 'phone');
    if (digits === '' && message.trim() === '') return { empty: true };
    const link = linkTo(digits, message);
    const query = [digits && `phone=${digits}`, message && `text=${percentEncode(message)}`].filter(Boolean).join('&');
    const doubt = digits === '' ? undefined : (await import('./check-number')).doubtOf(digits);
    const isShort = new Blob([link]).size <= QR_LIMIT;
    return {
      result: [link],
      digits,
      deepLink: `whatsapp://send?${query}`,
      html: `<a href="${link}" target="_blank" rel="noopener">${CAPTIONS[lang]}</a>`,
      ...(isShort && { qr: [{ name: `whatsapp-${digits || 'message'}.svg`, blob: qrSvg(await qrOf(link)) }] }),
      notes: [...(doubt ? [noteOf(doubt, lang)] : []), ...(isShort ? [] : [note('noCode', { limit: QR_LIMIT })])],
    };
  },
});

/** What the link in the HTML says. */
const CAPTIONS: Readonly<Record<Lang, string>> = {
  en: 'Chat on WhatsApp',
  es: 'Chatear por WhatsApp',
  fr: 'Discuter sur WhatsApp',
  id: 'Chat di WhatsApp',
  it: 'Scrivi su WhatsApp',
  pl: 'Napisz na WhatsAppie',
  pt: 'Conversar no WhatsApp',
  ru: 'Написать в WhatsApp',
};

/** WhatsApp's 'click to chat' address; without a number, the visitor picks the chat. */
const linkTo = (digits: string, message: string): string =>
  `https://wa.me/${digits}${message === '' ? '' : `?text=${percentEncode(message)}`}`;

type Fault = Exclude<ReturnType<typeof whatsAppDigits>, string>;

function faultOf(found: Fault, field: string): Problem<'badLetter' | 'badLength'> {
  return found.fault === 'letter'
    ? problem('badLetter', { text: found.text }, found.field ?? field)
    : problem('badLength', { count: found.count, least: SHORTEST, most: LONGEST }, field);
}

function noteOf(
  doubt: Doubt,
  lang: Lang,
): Note<'repeatedCode'> | Note<'keptTrunk'> | Note<'oddLength'> | Note<'unknownCode'> {
  if (doubt.doubt === 'unknownCode') return note('unknownCode', { start: `+${doubt.start}` });
  const code = `+${doubt.code}`;
  if (doubt.doubt === 'oddLength') {
    const ranges = doubt.lengths.replaceAll('-', '–').split(',');
    const lengths = new Intl.ListFormat(LOCALES[lang], { type: 'disjunction' }).format(ranges);
    return note('oddLength', { code, lengths, count: doubt.count });
  }
  const number = `+${doubt.better}`;
  return doubt.doubt === 'repeatedCode'
    ? note('repeatedCode', { code, number })
    : note('keptTrunk', { code, prefix: doubt.prefix, number });
}

/** Lines that a note names; of more it has the count. */
const LISTED = 10;

/** One link for each contact: a number, and after a semicolon, comma, or tab a name that takes the place of {name}. */
async function linksFor(contacts: string, country: string, message: string) {
  const { doubtOf } = await import('./check-number');
  const links: string[] = [];
  const doubtful: number[] = [];
  for (const [index, typed] of toLf(contacts).split('\n').entries()) {
    if (typed.trim() === '') continue;
    const [, phone = '', name = ''] = /^([^;,\t]*)[;,\t]?(.*)$/.exec(typed) ?? [];
    const digits = whatsAppDigits(phone, country);
    if (typeof digits !== 'string' && digits.fault === 'letter' && digits.field) return faultOf(digits, 'contacts');
    if (typeof digits !== 'string' || digits === '')
      return problem('badContact', { line: index + 1, text: phone.trim() }, 'contacts');
    // Without a name, its space goes too: 'Hello, …' and not 'Hello , …'.
    const named =
      name.trim() === '' ? message.replace(/ ?\{name\}/g, '') : message.replaceAll('{name}', () => name.trim());
    links.push(linkTo(digits, named));
    if (doubtOf(digits)) doubtful.push(index + 1);
  }
  if (links.length === 0) return { empty: true };
  const { notes, ...written } = writeList(links, 'items');
  const lines = doubtful.slice(0, LISTED).join(', ') + (doubtful.length > LISTED ? ', …' : '');
  return {
    ...written,
    notes: [...notes, ...(lines === '' ? [] : [note('oddContacts', { count: doubtful.length, lines })])],
  };
}
