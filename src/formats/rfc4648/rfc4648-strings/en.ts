/** Messages for errors in the digits of base64 and base32. */
export const flaws = {
  notBase64:
    'Line {line}, column {column}: “{character}” isn’t a base64 character. Allowed: A–Z, a–z, 0–9, + and /, or - and _.',
  notBase32: 'Line {line}, column {column}: “{character}” isn’t a base32 character. Allowed: A–Z and 2–7.',
  notBase32hex: 'Line {line}, column {column}: “{character}” isn’t a base32hex character. Allowed: 0–9 and A–V.',
  afterPadding: 'Line {line}, column {column}: “{character}” comes after the padding. The text must end after =.',
  badLength:
    'The number of characters ({digits}) doesn’t make whole bytes: some are missing or extra, probably at the end.',
};

/** Warnings about digits that can still be decoded. */
export const endings = {
  pem: 'Only the first block between a BEGIN and an END line was read.', // PEM, as of a certificate: -----BEGIN …-----
  looseBits: 'The last character has bits left over that should be 0: the text may have been cut or changed.',
  oddPadding: 'The number of = characters doesn’t match the length of the text, which was decoded anyway.',
};
