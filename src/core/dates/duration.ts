const SECONDS = { hours: 3_600, minutes: 60, seconds: 1 } as const;

/** The units in the site's languages, in full and as people shorten them. */
const HOURS = String.raw`h(?:(?:ou)?rs?)?|horas?|heures?|or[ae]|godz(?:in[ay]?)?|jam|ч(?:ас(?:а|ов)?)?`;
const MINUTES = String.raw`m(?:in(?:ut(?:[aeioy]|os)?)?s?)?|menit|м(?:ин(?:ут[аы]?)?)?`;
const SECOND = String.raw`s(?:e[cgk](?:und|ond)?(?:[aeioy]|os)?)?s?|detik|с(?:ек(?:унд[аы]?)?)?`;
const PIECE = new RegExp(
  String.raw`(?<size>\d+(?:[.,]\d+)?)\s*(?:(?<hours>${HOURS})|(?<minutes>${MINUTES})|(?<seconds>${SECOND}))(?!\p{L})\.?`,
  'gu',
);
/** 'and' between the parts. */
const AND = /(?<!\p{L})(?:and|y|et|e|i|dan|и)(?!\p{L})/gu;
/** '1h30' and '1 ora e 30': the minutes have no unit. */
const BARE_MINUTES = new RegExp(String.raw`^(\d+)\s*(?:${HOURS})\s*(?:${AND.source})?\s*(\d{1,2})$`, 'u');

/** '1:30:15', '1:30', and '1:30 h', in which the first part is hours. */
const WITH_COLONS = new RegExp(String.raw`^(\d{1,6}):(\d{1,2})(?::(\d{1,2}(?:[.,]\d+)?))?(?:\s?(${HOURS})\.?)?$`, 'u');

/** What the parts of a duration with one colon are: '1:30' is an hour and a half, or a minute and a half. */
export type OneColon = 'hours' | 'minutes';

/**
 * A typed duration in seconds: '1:30:00', '1:30', '1:30 h', '1h 30m', '1h30', '90m', '1.5 hours', '1 ч 30 мин'. Undefined if
 * it is none of these: a plain number isn't, and neither are 60 minutes after a colon.
 */
export function parseDuration(typed: string, oneColon: OneColon): number | undefined {
  const text = typed.trim().toLowerCase();
  return withColons(text, oneColon) ?? withUnits(text);
}

function withColons(text: string, oneColon: OneColon): number | undefined {
  const found = WITH_COLONS.exec(text);
  if (!found) return undefined;
  const [, first = '', second = '', third, unit] = found;
  const [a, b, c] = [Number(first), Number(second), Number((third ?? '0').replace(',', '.'))];
  if (b >= 60 || c >= 60) return undefined;
  return third === undefined && unit === undefined && oneColon === 'minutes' ? a * 60 + b : a * 3_600 + b * 60 + c;
}

function withUnits(text: string): number | undefined {
  const complete = text.replace(BARE_MINUTES, '$1h $2m').replace(/(?<=\d[hm])(?=\d)/g, ' ');
  const pieces = Array.from(complete.matchAll(PIECE), ({ groups }) => groups ?? {});
  const rest = complete.replace(PIECE, '').replace(AND, '').replace(/[\s,]/g, '');
  if (pieces.length === 0 || rest !== '') return undefined;
  const seconds = pieces.reduce((sum, { size = '', hours, minutes }) => {
    const unit = hours !== undefined ? 'hours' : minutes !== undefined ? 'minutes' : 'seconds';
    return sum + Number(size.replace(',', '.')) * SECONDS[unit];
  }, 0);
  // 1.1 hours are 3960 seconds, not 3960.0000000000005.
  return Math.round(seconds * 1000) / 1000;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as '1:30:00', with a minus sign if negative. */
export function clockText(seconds: number): string {
  const size = Math.abs(Math.round(seconds));
  const text = `${Math.floor(size / 3_600)}:${two(Math.floor((size % 3_600) / 60))}:${two(size % 60)}`;
  return seconds < 0 && size > 0 ? `-${text}` : text;
}

/** Seconds as '7:45', or as '7:45:30' if they aren't whole minutes. */
export const hoursText = (seconds: number): string => {
  const text = clockText(seconds);
  return text.endsWith(':00') ? text.slice(0, -3) : text;
};
