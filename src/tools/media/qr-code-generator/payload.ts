import { addDays } from '../../../core/dates/calendar-date';
import type { Lang } from '../../../i18n/languages';
import { parseTypedDate } from '../../../kinds/contract/read-values';

/** The fields that a code of each type is made from. */
export interface Content {
  readonly type: 'text' | 'url' | 'wifi' | 'vcard' | 'email' | 'sms' | 'tel' | 'geo' | 'event' | 'whatsapp';
  readonly input: string;
  readonly ssid: string;
  readonly password: string;
  readonly security: 'WPA' | 'WEP' | 'nopass';
  readonly hidden: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly org: string;
  readonly title: string;
  readonly phone: string;
  readonly email: string;
  readonly url: string;
  readonly address: string;
  readonly note: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly lat: string;
  readonly lon: string;
  readonly summary: string;
  readonly location: string;
  readonly start: string;
  readonly end: string;
}

/** Why there is no payload: a required field is empty, or contains something that its format does not allow. */
export type NoPayload =
  | { readonly missing: keyof Content }
  | { readonly wrong: 'phoneCharacter'; readonly field: keyof Content; readonly character: string }
  | { readonly wrong: 'phoneLength'; readonly field: keyof Content; readonly digits: number }
  | { readonly wrong: 'dateTime' | 'endFirst'; readonly field: keyof Content };

const CRLF = '\r\n';

/**
 * The payload in the format that phones read: ZXing's 'Barcode Contents' for Wi-Fi, SMSTO and events, RFC 6068 for
 * email, RFC 3966 for calls, RFC 5870 for locations, vCard 3.0 (RFC 2426), wa.me for WhatsApp. Text is kept as typed.
 */
export function payloadOf(content: Content, lang: Lang): string | NoPayload {
  switch (content.type) {
    case 'text':
      return content.input === '' ? { missing: 'input' } : content.input;
    case 'url':
      return content.input.trim() === '' ? { missing: 'input' } : withScheme(content.input.trim());
    case 'wifi':
      return wifi(content);
    case 'vcard':
      return vcard(content);
    case 'email':
      return mail(content);
    case 'sms':
      return withPhone(content, (number) => `SMSTO:${number}:${content.body}`);
    case 'tel':
      return withPhone(content, (number) => `tel:${number}`);
    case 'geo':
      if (content.lat === '') return { missing: 'lat' };
      return content.lon === '' ? { missing: 'lon' } : `geo:${content.lat},${content.lon}`;
    case 'event':
      return event(content, lang);
    case 'whatsapp':
      return whatsapp(content);
  }
}

/** Whether all fields used by this type of code are empty. */
export const isBlank = (content: Content): boolean =>
  USED[content.type].every((name) => String(content[name]).trim() === '');

const USED: Readonly<Record<Content['type'], readonly (keyof Content)[]>> = {
  text: ['input'],
  url: ['input'],
  wifi: ['ssid', 'password'],
  vcard: ['firstName', 'lastName', 'org', 'title', 'phone', 'email', 'url', 'address', 'note'],
  email: ['to', 'subject', 'body'],
  sms: ['phone', 'body'],
  tel: ['phone'],
  geo: ['lat', 'lon'],
  event: ['summary', 'location', 'start', 'end'],
  whatsapp: ['phone', 'body'],
};

/** 'example.com:8080/a' has no scheme, 'tel:112' has one. */
const SCHEME = /^(?:[a-z][a-z\d+.-]*:\/\/|[a-z][a-z\d+-]*:(?!\d)|(?:tel|sms|smsto|geo):)/i;
const withScheme = (address: string): string => (SCHEME.test(address) ? address : `https://${address}`);

const wifiEscaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

function wifi({ ssid, password, security, hidden }: Content): string | NoPayload {
  if (ssid === '') return { missing: 'ssid' };
  if (security !== 'nopass' && password === '') return { missing: 'password' };
  const secret = security === 'nopass' ? '' : `P:${wifiEscaped(password)};`;
  return `WIFI:T:${security};S:${wifiEscaped(ssid)};${secret}${hidden ? 'H:true;' : ''};`;
}

/** Escapes text for RFC 2426 §2.4.2 and RFC 5545 §3.3.11, which have the same rules. */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

function vcard({ firstName, lastName, org, title, phone, email, url, address, note }: Content): string | NoPayload {
  const fullName =
    [firstName, lastName]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ') || org.trim();
  if (fullName === '') return { missing: 'firstName' };
  const line = (name: string, value: string) => (value.trim() === '' ? [] : [`${name}:${escaped(value.trim())}`]);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(lastName.trim())};${escaped(firstName.trim())};;;`,
    `FN:${escaped(fullName)}`,
    ...line('ORG', org),
    ...line('TITLE', title),
    ...line('TEL', phone),
    ...line('EMAIL', email),
    ...line('URL', url.trim() === '' ? '' : withScheme(url.trim())),
    ...(address.trim() === '' ? [] : [`ADR:;;${escaped(address.trim())};;;;`]),
    ...line('NOTE', note),
    'END:VCARD',
    '',
  ].join(CRLF);
}

/** Percent-encoded UTF-8, except for the unreserved characters of RFC 3986 §2.3. */
const percent = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const lineBreaks = (text: string, to: string): string => text.replace(/\r\n|\r|\n/g, to);

function mail({ to, subject, body }: Content): string | NoPayload {
  if (to.trim() === '') return { missing: 'to' };
  // RFC 6068 §2: several addresses are separated by a comma, and '+' is not encoded.
  const address = percent(to.trim()).replace(/%(?:40|2C|2B)/g, (code) => decodeURIComponent(code));
  const fields = [
    subject === '' ? '' : `subject=${percent(subject)}`,
    body === '' ? '' : `body=${percent(lineBreaks(body, CRLF))}`,
  ].filter((field) => field !== '');
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Invisible characters that are often copied along with a phone number. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const SEPARATORS = /[\s.()[\]\-\u2010-\u2015\u2212]/gu;

function withPhone({ phone }: Content, payload: (number: string) => string): string | NoPayload {
  const number = asciiDigits(phone).replace(INVISIBLE, '').replace(SEPARATORS, '');
  if (number === '') return { missing: 'phone' };
  // Star, hash, pause and wait may be part of numbers (RFC 3966 §3, GSM codes).
  const [bad] = /[^\d+*#,;pw]/iu.exec(number) ?? [];
  return bad === undefined ? payload(number) : { wrong: 'phoneCharacter', field: 'phone', character: bad };
}

/**
 * The zeros of decimal digits that are common in phone numbers: Arabic-Indic, Persian, Devanagari, Bengali, Thai,
 * full-width.
 */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** E.164: at most 15 digits; an international number has at least 7. */
const [FEWEST, MOST] = [7, 15];

/** wa.me needs the full international number, digits only; without a number, the visitor chooses the chat. */
function whatsapp({ phone, body }: Content): string | NoPayload {
  const text = body === '' ? '' : `text=${percent(lineBreaks(body, '\n'))}`;
  const typed = asciiDigits(phone).replace(INVISIBLE, '').trim();
  if (typed === '') return text === '' ? { missing: 'phone' } : `https://wa.me/?${text}`;
  const international = typed.startsWith('+') ? typed.replace(/\(0\)/, '') : typed;
  const [bad] = /[^\d+\s.()[\]/\-\u2010-\u2015\u2212]/u.exec(international) ?? [];
  if (bad !== undefined) return { wrong: 'phoneCharacter', field: 'phone', character: bad };
  const digits = international.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < FEWEST || digits.length > MOST)
    return { wrong: 'phoneLength', field: 'phone', digits: digits.length };
  return `https://wa.me/${digits}${text === '' ? '' : `?${text}`}`;
}

/** A day, or a day with a time: local, or with a Z in UTC. */
interface Moment {
  readonly day: string;
  readonly time?: string;
}

/** '18:30', '18:30:00', '6:30 PM', '6 p.m.' */
const TIME = String.raw`(\d{1,2})(?::(\d{2})(?::(\d{2}))?(?!\d)|(?=\s?[AaPp]))(?:\s?([AaPp])\.?\s?[Mm]\.?)?`;
/** As other calendars export it: 'Z', '+02:00' (ISO 8601). */
const ZONE = String.raw`(?:(?:\.\d+)?(Z|[+-]\d{2}:\d{2}))?`;
const MOMENT = new RegExp(`^(\\S+?)(?:(?:T|[,\\s]\\s*)${TIME}${ZONE})?$`);

/** Reads the day as the date fields of the page do: `2026-12-24`, or in the language's own order, `24/12/2026`. */
function momentOf(typed: string, lang: Lang): Moment | undefined {
  const [, date = '', hour, minute = '00', second = '00', half, zone] = MOMENT.exec(typed.trim()) ?? [];
  const day = parseTypedDate(date, lang);
  if (day === undefined || !/^[1-9]\d{3}-/.test(day)) return undefined;
  if (hour === undefined) return { day };
  const hours = half === undefined ? Number(hour) : hourOf(Number(hour), half);
  if (hours === undefined || hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const time = `${String(hours).padStart(2, '0')}:${minute}:${second}`;
  return zone === undefined ? { day, time: time.replaceAll(':', '') } : momentInUtc(`${day}T${time}${zone}`);
}

function momentInUtc(instant: string): Moment | undefined {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return undefined;
  const [day = '', clock = ''] = new Date(time).toISOString().split('T');
  return { day, time: `${clock.slice(0, 8).replaceAll(':', '')}Z` };
}

/** The hour from 0 to 23 of an hour before A(M) or P(M); undefined unless it is 1 to 12. */
const hourOf = (shown: number, half: string): number | undefined =>
  shown < 1 || shown > 12 ? undefined : (shown % 12) + (/p/i.test(half) ? 12 : 0);

/**
 * `DTSTART:20261224T183000` (local time; with a Z: UTC), or an all-day date: `DTSTART;VALUE=DATE:20261224` (RFC 5545
 * §3.3.4, §3.3.5).
 */
const moment = (name: string, { day, time }: Moment): string => {
  const digits = day.replaceAll('-', '');
  return time === undefined ? `${name};VALUE=DATE:${digits}` : `${name}:${digits}T${time}`;
};

/**
 * One VEVENT in a VCALENDAR. UID, DTSTAMP and PRODID, which a calendar file requires, are omitted, as QR code readers
 * expect: they would make the code denser, and different each time.
 */
function event({ summary, location, start, end }: Content, lang: Lang): string | NoPayload {
  if (summary.trim() === '') return { missing: 'summary' };
  if (start.trim() === '') return { missing: 'start' };
  const from = momentOf(start, lang);
  if (!from) return { wrong: 'dateTime', field: 'start' };
  const to = end.trim() === '' ? undefined : momentOf(end, lang);
  if (end.trim() !== '' && (!to || (to.time === undefined) !== (from.time === undefined)))
    return { wrong: 'dateTime', field: 'end' };
  if (to && `${to.day} ${to.time ?? ''}` < `${from.day} ${from.time ?? ''}`) return { wrong: 'endFirst', field: 'end' };
  // The end of an all-day event is the day after its last day (RFC 5545 §3.6.1).
  const last = to && (to.time === undefined ? { day: addDays(to.day, 1) ?? to.day } : to);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `SUMMARY:${escaped(summary.trim())}`,
    ...(location.trim() === '' ? [] : [`LOCATION:${escaped(location.trim())}`]),
    moment('DTSTART', from),
    ...(last ? [moment('DTEND', last)] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join(CRLF);
}
