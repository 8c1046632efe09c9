import type { ToolStrings } from '../../../../kinds/contract';
import jsonFaults from '../../../../formats/json/json-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'Token',
    key: 'Key (optional)',
    keyEncoding: 'Encoding of the secret',
    at: 'Check validity at',
    header: 'Header',
    result: 'Payload',
    claims: 'Claims',
    state: 'State',
    verified: 'Signature is', // Valid, Invalid or Not checked
    algorithm: 'Algorithm',
    issuedAt: 'Issued',
    notBefore: 'Not before',
    expires: 'Expires',
    signature: 'Signature, in hex',
  },
  hints: {
    key: 'To check the signature: the secret, a public key or certificate (PEM), a JWK, or a JWKS. It is used on this device, never added to a link, and discarded when you leave.',
    at: 'A date and time such as 2026-11-21T12:00:00Z; leave empty for now',
  },
  placeholders: { input: 'eyJhbGciOi…', at: '2026-11-21T12:00:00Z' },
  choices: {
    keyEncoding: { 'utf-8': 'Text', base64: 'Base64', base64url: 'Base64url', hex: 'Hex' },
  },
  problems: {
    parts:
      'A signed token has 3 parts separated by dots, and an encrypted one has 5; this text has {count}. Copy the whole token again.',
    notBase64url:
      'Line {line}, column {column}, in part {part}: “{character}” isn’t a base64url character. Allowed: A–Z, a–z, 0–9, -, and _.',
    partLength:
      'Part {part} has {digits, plural, one {# character} other {# characters}}, which isn’t a whole number of bytes: one is missing or extra.',
    encrypted: 'This is an encrypted token (JWE) with 5 parts. Without its key, only the header can be read.',
    headerNotText: 'The header is not UTF-8 text, so this isn’t a JSON Web Token.',
    headerNotJson: 'The decoded header isn’t valid JSON: see its line {line}, column {column}.',
    headerNotObject: 'The header is JSON but not an object in braces, so it has no algorithm.',
    payloadNotText: 'The payload is not UTF-8 text. The header may say what it is (cty, zip).',
    payloadNotJson: 'The decoded payload isn’t valid JSON: see its line {line}, column {column}. It is shown as it is.',
    instant:
      'This date and time can’t be read. Write it as 2026-11-21T12:00:00Z, or with an offset: 2026-11-21T07:00:00-05:00.',
    confusion:
      'The token says {alg}, which is checked with a shared secret, but this is a public key. A service that used it as the secret would accept forged tokens (algorithm confusion), so it is not tried.',
    needsPublicKey:
      'The token says {alg}, which is checked with a public key: paste a PEM block, a JWK, or a JWKS, not a secret.',
    privateKey: 'This is a private key. Use the public key to check a signature, and keep the private one secret.',
    oldPem: 'This PEM block contains a bare RSA key (PKCS #1). Convert it: openssl rsa -RSAPublicKey_in -pubout.',
    keyUnfit: 'This key can’t check {alg}: it’s damaged, too short, or of another type.',
    keyType: 'None of these keys is of the type {wanted}, which {alg} needs.',
    keyJson: 'This is neither a JWK (an object with “kty”) nor a JWKS (an object with a list “keys”).',
    keyHex: 'Hex digits come in pairs and are 0–9 and A–F. If this is plain text, choose “Text.”',
    keyBase64: 'This is not base64. If the secret is plain text, choose “Text.”',
  },
  notes: {
    ...jsonFaults,
    none: 'The algorithm is “none,” so anyone can create a token like this. Don’t accept it.',
    noAlgorithm: 'The header has no algorithm (alg), so the signature can’t be checked.',
    unknownAlgorithm: 'The signature was not checked: the algorithm {alg} is not among HS, RS, PS, ES, and EdDSA.',
    critical: 'The signature was not checked: the header marks an extension as critical (crit) that is unknown here.',
    badHeader: 'The signature was not checked: crit or b64 in the header doesn’t follow RFC 7515 and RFC 7797.',
    remoteKey:
      'The header has {name}, the address of a key. It wasn’t loaded. A service that trusts it would let anyone sign.',
    noExpiry: 'There is no exp claim, so the token itself sets no expiration date.',
    notADate: '{name} is not a number of seconds since 1970, as RFC 7519 requires.',
    milliseconds:
      '{name} looks like milliseconds; RFC 7519 counts in seconds, so libraries see a date far in the future.',
    outOfRange: '{name} is a date before the year 0 or after 9999.',
    oneLine:
      'The payload is nested so deeply that its indentation would be too long for a browser, so it’s shown on one line.',
    payloadNotObject: 'The payload is JSON but not an object in braces, so it has no claims.',
    repeated: 'A name occurs twice in an object. The last one counts here; another library may use the first.',
  },
  terms: {
    Valid: 'Valid',
    Invalid: 'Invalid',
    'Not checked': 'Not checked',
    Active: 'Active',
    Expired: 'Expired',
    'Not yet valid': 'Not yet valid',
    'No expiry': 'No expiry',
    claim: 'Claim',
    value: 'Value',
    meaning: 'Meaning',
    iss: 'Issuer: who made the token',
    sub: 'Subject: who or what it is about',
    aud: 'Audience: who is meant to accept it',
    exp: 'Expiration time: after this, it must be rejected',
    nbf: 'Not before: until this time, it must be rejected',
    iat: 'Issued at',
    jti: 'The token’s own ID, so that it can’t be used twice',
    azp: 'Authorized party: the client that asked for it',
    nonce: 'Ties the token to one sign-in',
    auth_time: 'When the user signed in',
    acr: 'How strongly the user was authenticated',
    amr: 'How the user signed in: password, one-time code …',
    scope: 'What the holder may do',
    client_id: 'The client for which it was issued',
    name: 'Full name',
    email: 'Email address',
    email_verified: 'Whether the address was confirmed',
  },
} satisfies ToolStrings<typeof tool>;
