/** Messages for errors in the digits of base64 and base32. */
export const flaws = {
  notBase64:
    'Line {line}, column {column}: “{character}” is not a base64 digit. Digits are A–Z, a–z, 0–9, + and /, or - and _.',
  notBase32: 'Line {line}, column {column}: “{character}” is not a base32 digit. Digits are A–Z and 2–7.',
  notBase32hex: 'Line {line}, column {column}: “{character}” is not a base32hex digit. Digits are 0–9 and A–V.',
  afterPadding: 'Line {line}, column {column}: “{character}” comes after the padding. The text must end after =.',
  badLength:
    'The number of digits ({digits}) gives no whole bytes: some are missing or too many, most likely at the end.',
};

/** Warnings about digits that can still be decoded. */
export const endings = {
  pem: 'Only the first block between a BEGIN and an END line was read.', // PEM, as of a certificate: -----BEGIN …-----
  looseBits: 'The last digit has bits left over that should be 0: the text may have been cut or changed.',
  oddPadding: 'The number of = characters does not match the number of digits; the digits were decoded anyway.',
};
