import { visible } from '../../core/text/visible-characters';
import type { Flaw } from './decode';
import type { Style } from './style';

/** Messages for errors in the digits of base64 and base32. */
export const FLAW_WORDS = {
  en: {
    notBase64:
      'Line {line}, column {column}: “{character}” is not a base64 digit. Digits are A–Z, a–z, 0–9, + and /, or - and _.',
    notBase32: 'Line {line}, column {column}: “{character}” is not a base32 digit. Digits are A–Z and 2–7.',
    notBase32hex: 'Line {line}, column {column}: “{character}” is not a base32hex digit. Digits are 0–9 and A–V.',
    afterPadding: 'Line {line}, column {column}: “{character}” stands after the padding. After = the text must end.',
    badLength:
      'The number of digits ({digits}) gives no whole bytes: some are missing or too many, most likely at the end.',
  },
} as const;

/** Warnings about digits that can still be decoded. */
export const ENDING_WORDS = {
  en: {
    pem: 'Only the first block between a BEGIN and an END line was read.', // PEM, as of a certificate: -----BEGIN …-----
    looseBits: 'The last digit has bits left over that should be 0: the text may have been cut or changed.',
    oddPadding: 'The number of = signs does not fit the number of digits; the digits were read all the same.',
  },
} as const;

interface Said {
  readonly code: keyof (typeof FLAW_WORDS)['en'];
  readonly blanks: Readonly<Record<string, string | number>>;
}

/** Converts a flaw to the code of its message and the values of its placeholders. */
export function flawOf(flaw: Flaw, { scheme, hexAlphabet }: Pick<Style, 'scheme' | 'hexAlphabet'>): Said {
  if (flaw.flaw === 'length') return { code: 'badLength', blanks: { digits: flaw.digits } };
  const blanks = { character: visible(flaw.character), line: flaw.line, column: flaw.column };
  if (flaw.flaw === 'afterPadding') return { code: 'afterPadding', blanks };
  return { code: scheme === 'base64' ? 'notBase64' : hexAlphabet ? 'notBase32hex' : 'notBase32', blanks };
}
