import type { PastedKind } from '../data/paste-targets';

/** Longer texts are judged by their beginning. */
const HEAD = 100_000;
/** A text with fewer words may be the name of a tool. */
const TEXT_WORDS = 8;

/**
 * What a pasted or typed text is, from its form alone; undefined if it may be the name of a tool. Names of tools have no
 * digits, brackets or line breaks, so what is recognized here isn't searched for.
 */
export function recognize(pasted: string): PastedKind | undefined {
  const text = pasted.slice(0, HEAD).trim();
  if (text === '') return undefined;
  return CHECKS.find(([, matches]) => matches(text, pasted.length > HEAD))?.[0];
}

type Check = (text: string, cut: boolean) => boolean;
const looks =
  (pattern: RegExp): Check =>
  (text) =>
    pattern.test(text);

/** In this order: a JWT is also Base64, a color may be hexadecimal digits. */
const CHECKS: readonly (readonly [PastedKind, Check])[] = [
  ['jwt', looks(/^eyJ[\w-]+\.[\w-]+\.[\w-]*$/)],
  ['uuid', looks(/^(?:urn:uuid:)?\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i)],
  ['youtube', looks(/^https?:\/\/(?:www\.|m\.|music\.)?(?:youtube\.com|youtu\.be)\/\S+$/i)],
  ['url', looks(/^https?:\/\/\S+$/i)],
  ['ip', isAddress],
  [
    'color',
    looks(/^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]+\))$/i),
  ],
  ['timestamp', looks(/^(?:\d{10}|\d{13}|\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)$/)],
  ['cron', isCron],
  ['json', isJson],
  [
    'html',
    looks(/^<(?:!doctype html|(?:html|head|body|div|p|span|a|img|ul|ol|table|h[1-6]|script|section|form)[\s>/])/i),
  ],
  ['xml', looks(/^<(?:\?xml\s|[a-z_][\w:.-]*(?:\s[^<>]*)?\/?>)/i)],
  [
    'sql',
    looks(
      /^(?:select\s[^]+\sfrom|insert\s+into|update\s[^]+\sset|delete\s+from|create\s+(?:table|view|index)|alter\s+table|with\s+\w+\s+as\s*\()\s/i,
    ),
  ],
  ['css', looks(/^[^{}]*[\w\])*]\s*\{\s*(?:[\w-]+\s*:[^{};]+;?\s*|[^{}]+\{[^{}]*\}\s*)+\}/)],
  ['morse', looks(/^(?=.*[.·])(?=.*[-–−])[.·\-–−]{1,7}(?:[\s/|]+[.·\-–−]{1,7})+$/)],
  ['binary', looks(/^(?:[01]{8}\s*){2,}$/)],
  ['hex', looks(/^(?=.*[a-f])(?:0x)?[\da-f]{2}(?:[\s:,]*(?:0x)?[\da-f]{2}){3,}$/i)],
  ['percent', looks(/^\S*(?:%[\da-f]{2}\S*){2,}$/i)],
  ['base64', isBase64],
  ['entities', looks(/&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|nbsp|apos);/i)],
  ['markdown', looks(/^(?:#{1,6} \S.*\n[^]*\S|(?:[-*] (?:\[[ x]\] )?\S.*\n){2,}|```)/)],
  ['csv', isCsv],
  ['yaml', looks(/^(?:---\n|[\w-]+:(?: \S.*)?\n(?:\s*(?:- |[\w-]+:)))/)],
  ['text', (text) => text.split(/\s+/, TEXT_WORDS).length >= TEXT_WORDS || /[^\n]\n+[^\n]/.test(text)],
];

function isAddress(text: string): boolean {
  const [address = '', length] = text.split('/', 2);
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return false;
  const parts = address.split('.');
  if (parts.length === 4) return parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
  return /^(?=.*:.*:)[\da-f:]{3,39}$/i.test(address) && address.split(':').every((part) => part.length <= 4);
}

/** Five fields, or six with seconds: at least one of them isn't a plain number. */
function isCron(text: string): boolean {
  if (/^@(?:yearly|annually|monthly|weekly|daily|hourly|reboot)$/.test(text)) return true;
  const fields = text.split(/\s+/);
  return (
    (fields.length === 5 || fields.length === 6) &&
    fields.some((field) => /[*?]/.test(field)) &&
    fields.every((field) => /^[\d*?,/\-#LW]+$|^(?:[a-z]{3}[,-]?)+$/i.test(field))
  );
}

function isJson(text: string, cut: boolean): boolean {
  if (!/^[[{]/.test(text)) return false;
  if (/^\{\s*"|^\[\s*[[{"\d]/.test(text) && (cut || /[\]}]$/.test(text))) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** At least 16 characters with letters of both cases, and a digit, + or /, or padding, which a long word doesn't have. */
function isBase64(text: string): boolean {
  const packed = text.replaceAll(/\s/g, '');
  return (
    packed.length >= 16 &&
    packed.length % 4 === 0 &&
    /^[\w+/-]+={0,2}$/.test(packed) &&
    /[a-z]/.test(packed) &&
    /[A-Z]/.test(packed) &&
    /[\d+/=]/.test(packed) &&
    !/\s\S{1,15}\s/.test(text)
  );
}

/** At least two lines with the same number of separators. */
function isCsv(text: string): boolean {
  const lines = text.split('\n').slice(0, 20);
  return (
    lines.length > 1 &&
    [',', ';', '\t'].some((separator) => {
      const counts = lines.slice(0, -1).map((line) => line.split(separator).length);
      return counts[0]! > 1 && counts.every((count) => count === counts[0]) && !/[.!?]\s/.test(lines[0] ?? '');
    })
  );
}
