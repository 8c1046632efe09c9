import { gs1CheckDigit, isbn10CheckDigit, msiCheckDigit, upcaOf } from './check-digits';

export const SYMBOLOGIES = [
  'code128',
  'gs1-128',
  'ean13',
  'ean8',
  'upca',
  'upce',
  'isbn',
  'itf14',
  'itf',
  'code39',
  'code93',
  'codabar',
  'msi',
  'pharmacode',
  'datamatrix',
  'pdf417',
  'aztec',
] as const;
export type Symbology = (typeof SYMBOLOGIES)[number];

/** A line as the code that is drawn. */
export interface Code {
  /** What the encoder takes. */
  readonly data: string;
  /** The full digits or characters under the bars. */
  readonly text: string;
  readonly checkDigit: string;
  /** A zero was put in front, because the symbology takes digits in pairs. */
  readonly padded?: true;
}

export type CodeFault =
  | { readonly fault: 'wrongLength'; readonly count: number; readonly lengths: string }
  | { readonly fault: 'wrongCheckDigit'; readonly digit: string; readonly right: string }
  | { readonly fault: 'badCharacter'; readonly character: string; readonly place: number }
  | { readonly fault: 'notIsbn' | 'badSystem' | 'badPharmacode' | 'badGs1' };

export const isCodeFault = (code: Code | CodeFault): code is CodeFault => 'fault' in code;

/** Lengths without the check digit. */
const GS1_LENGTHS: Readonly<Record<string, number>> = { ean13: 12, ean8: 7, upca: 11, itf14: 13 };

const ALLOWED: Readonly<Record<string, RegExp>> = {
  code128: /[\0-\x7F]/,
  'gs1-128': /[\x20-\x7E]/,
  code39: /[A-Z\d\-. $/+%]/,
  code93: /[\0-\x7F]/,
  codabar: /[\d\-$:/.+A-D]/,
};
const DIGIT = /\d/;

/** Checks one line, and adds the check digit where it is missing. */
export function readCode(symbology: Symbology, typed: string): Code | CodeFault {
  switch (symbology) {
    case 'ean13':
    case 'ean8':
    case 'upca':
    case 'itf14':
      return ofDigits(typed, (digits) => gs1Code(digits, GS1_LENGTHS[symbology] ?? 0));
    case 'upce':
      return ofDigits(typed, upce);
    case 'isbn':
      return isbn(typed);
    case 'itf':
      return ofDigits(typed, pairs);
    case 'msi':
      return ofDigits(typed, msi);
    case 'pharmacode':
      return ofTrimmed(typed, pharmacode);
    case 'gs1-128':
      return ofTrimmed(typed, gs1Elements);
    case 'code39':
      return checked(uppercase(typed), ALLOWED.code39);
    case 'codabar':
      return ofTrimmed(typed, codabar);
    case 'code128':
    case 'code93':
      return checked(typed, ALLOWED[symbology]);
    default:
      return checked(typed.toWellFormed(), undefined);
  }
}

/** Digits are typed with the spaces and hyphens they are printed with. */
const bare = (typed: string): string => typed.replace(/[\s\-‐‑–]/gu, '');
const DIGIT_OR_SEPARATOR = /[\d\s\-‐‑–]/u;

/** Only a to z: `toUpperCase` makes SS of ß, which no symbology has. */
const uppercase = (typed: string): string => typed.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Reads a line of digits. The place of a wrong character is the one in the line, with its spaces and hyphens. */
function ofDigits(typed: string, read: (digits: string) => Code | CodeFault): Code | CodeFault {
  const digits = bare(typed);
  // A hyphen separates digits only if there are any.
  return badCharacter(typed, digits === '' ? /[\d\s]/ : DIGIT_OR_SEPARATOR) ?? read(digits);
}

/** Reads a line without the spaces around it, which still count in the place of a wrong character. */
const ofTrimmed = (typed: string, read: (text: string) => Code | CodeFault): Code | CodeFault =>
  movedBy(typed.length - typed.trimStart().length, read(typed.trim()));

const movedBy = <Read extends Code | CodeFault | undefined>(before: number, read: Read): Read =>
  read && 'place' in read ? { ...read, place: read.place + before } : read;

/** The first character that is not allowed, with its place counted from 1. */
function badCharacter(text: string, allowed: RegExp | undefined): CodeFault | undefined {
  const characters = Array.from(text);
  const at = characters.findIndex((character) => allowed && !allowed.test(character));
  return at < 0 ? undefined : { fault: 'badCharacter', character: characters[at] ?? '', place: at + 1 };
}

const checked = (text: string, allowed: RegExp | undefined): Code | CodeFault =>
  badCharacter(text, allowed) ?? { data: text, text, checkDigit: '' };

function gs1Code(digits: string, length: number): Code | CodeFault {
  if (digits.length !== length && digits.length !== length + 1)
    return { fault: 'wrongLength', count: digits.length, lengths: `${length}, ${length + 1}` };
  const right = gs1CheckDigit(digits.slice(0, length));
  const digit = digits[length];
  if (digit !== undefined && digit !== right) return { fault: 'wrongCheckDigit', digit, right };
  const text = digits.slice(0, length) + right;
  return { data: text, text, checkDigit: right };
}

function upce(digits: string): Code | CodeFault {
  if (digits.length < 6 || digits.length > 8) return { fault: 'wrongLength', count: digits.length, lengths: '6, 7, 8' };
  const system = digits.length === 6 ? '0' : (digits[0] ?? '');
  if (system > '1') return { fault: 'badSystem' };
  const six = digits.length === 6 ? digits : digits.slice(1, 7);
  const right = gs1CheckDigit(upcaOf(system, six));
  const digit = digits[7];
  if (digit !== undefined && digit !== right) return { fault: 'wrongCheckDigit', digit, right };
  const text = system + six + right;
  return { data: text, text, checkDigit: right };
}

/** 'ISBN', 'ISBN-13:', 'ISBN 10 '. Without a mark or a whole number after them, 10 and 13 are digits of the ISBN. */
const ISBN_LABEL = /^\s*(?:ISBN(?:[\s-]?1[03](?=[:\s-]|(?:\d{10}|\d{13})\s*$))?[:\s-]*)?/i;

function isbn(typed: string): Code | CodeFault {
  const label = ISBN_LABEL.exec(typed)?.[0].length ?? 0;
  const number = typed.slice(label);
  const digits = uppercase(bare(number));
  if (/^\d{9}[\dX]$/.test(digits)) {
    const right = isbn10CheckDigit(digits.slice(0, 9));
    if (digits[9] !== right) return { fault: 'wrongCheckDigit', digit: digits[9] ?? '', right };
    return gs1Code(`978${digits.slice(0, 9)}`, 12);
  }
  const bad = movedBy(label, badCharacter(number, DIGIT_OR_SEPARATOR));
  if (bad) return bad;
  if (digits.length === 12 || digits.length === 13)
    return /^97[89]/.test(digits) ? gs1Code(digits, 12) : { fault: 'notIsbn' };
  return { fault: 'wrongLength', count: digits.length, lengths: '10, 12, 13' };
}

function pairs(digits: string): Code | CodeFault {
  if (digits.length % 2 === 0) return { data: digits, text: digits, checkDigit: '' };
  return { data: `0${digits}`, text: `0${digits}`, checkDigit: '', padded: true };
}

function msi(digits: string): Code | CodeFault {
  const digit = msiCheckDigit(digits);
  return { data: digits + digit, text: digits + digit, checkDigit: digit };
}

function pharmacode(text: string): Code | CodeFault {
  const bad = badCharacter(text, DIGIT);
  if (bad) return bad;
  const number = Number(text);
  return number >= 3 && number <= 131_070
    ? { data: String(number), text: String(number), checkDigit: '' }
    : { fault: 'badPharmacode' };
}

function codabar(typed: string): Code | CodeFault {
  const text = uppercase(typed);
  const code = checked(text, ALLOWED.codabar);
  if (isCodeFault(code)) return code;
  // A start and a stop character are part of every symbol; A is the usual one.
  const isFramed = /^[A-D].*[A-D]$/.test(text);
  const framed = isFramed ? text : `A${text}A`;
  const at = framed.slice(1, -1).search(/[A-D]/);
  if (at >= 0) return { fault: 'badCharacter', character: framed[at + 1] ?? '', place: at + (isFramed ? 2 : 1) };
  return { data: framed, text: framed, checkDigit: '' };
}

/** `(01)09521234543213(10)ABC`: application identifiers in parentheses (GS1 General Specifications, §3). */
function gs1Elements(text: string): Code | CodeFault {
  const bad = badCharacter(text, ALLOWED['gs1-128']);
  if (bad) return bad;
  if (!/^(?:\(\d{2,4}\)[^()]+)+$/.test(text)) return { fault: 'badGs1' };
  for (const { 1: identifier = '', 2: value = '', index } of text.matchAll(/\((\d{2,4})\)([^()]+)/g)) {
    const fault = elementFault(identifier, value);
    if (fault?.fault === 'badCharacter') return { ...fault, place: fault.place + index + identifier.length + 2 };
    if (fault) return fault;
  }
  return { data: text, text, checkDigit: '' };
}

/** Digits of the elements that end in a check digit: SSCC, GTIN, and locations (GS1 General Specifications, §3). */
function elementFault(identifier: string, digits: string): CodeFault | undefined {
  const length =
    { '00': 18, '01': 14, '02': 14, '03': 14 }[identifier] ?? (/^41[0-7]$/.test(identifier) ? 13 : undefined);
  if (length === undefined) return undefined;
  const bad = badCharacter(digits, DIGIT);
  if (bad) return bad;
  if (digits.length !== length) return { fault: 'wrongLength', count: digits.length, lengths: String(length) };
  const right = gs1CheckDigit(digits.slice(0, -1));
  const digit = digits.at(-1) ?? '';
  return digit === right ? undefined : { fault: 'wrongCheckDigit', digit, right };
}
