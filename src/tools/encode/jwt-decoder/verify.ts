import { note, problem, term } from '../../../kinds/contract';
import { decodeDigits } from '../../../formats/rfc4648';
import { compactVerify, errors, importJWK, importSPKI, importX509, type CryptoKey, type JWK } from 'jose';

export type KeyEncoding = 'utf-8' | 'base64' | 'base64url' | 'hex';

/** The key type (RFC 7518 §6.1) that each JSON Web Signature algorithm needs. */
const KEY_TYPES: Readonly<Record<string, 'oct' | 'RSA' | 'EC' | 'OKP'>> = {
  HS256: 'oct',
  HS384: 'oct',
  HS512: 'oct',
  RS256: 'RSA',
  RS384: 'RSA',
  RS512: 'RSA',
  PS256: 'RSA',
  PS384: 'RSA',
  PS512: 'RSA',
  ES256: 'EC',
  ES384: 'EC',
  ES512: 'EC',
  EdDSA: 'OKP',
  Ed25519: 'OKP',
};

const unchecked = { verified: term('Not checked') } as const;

/**
 * Checks a signature with the typed key: a secret, a public key or certificate as PEM, a JWK, or a JWKS. In a JWKS, the
 * keys that the header's `kid` names are tried (or all that fit, if it names none). The key must have the type that
 * `alg` needs: a public key is never used as the secret of an HMAC.
 */
export async function verify(
  compact: string,
  alg: string,
  kid: string | undefined,
  typed: string,
  encoding: KeyEncoding,
) {
  const wanted = KEY_TYPES[alg];
  if (!wanted) return { ...unchecked, remark: note('unknownAlgorithm', { alg }) };
  const keys = await readKeys(alg, wanted, kid, typed, encoding);
  if ('says' in keys) return { ...unchecked, problem: keys };
  for (const key of keys) {
    try {
      await compactVerify(compact, key, { algorithms: [alg] });
      return { verified: term('Valid') };
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue;
      if (error instanceof errors.JOSENotSupported) return { ...unchecked, remark: note('critical') };
      if (error instanceof errors.JWSInvalid) return { ...unchecked, remark: note('badHeader') };
      // The key is too short or of another curve: TypeError in jose, DOMException in WebCrypto.
      return { ...unchecked, problem: problem('keyUnfit', { alg }, 'key') };
    }
  }
  return { verified: term('Invalid') };
}

async function readKeys(alg: string, wanted: string, kid: string | undefined, typed: string, encoding: KeyEncoding) {
  const trimmed = typed.trim();
  // A secret may begin with a brace, too.
  const isJson = wanted !== 'oct' || /"(?:kty|keys)"/.test(trimmed);
  if (trimmed.startsWith('{') && isJson) return fromJson(alg, wanted, kid, trimmed);
  if (trimmed.startsWith('-----BEGIN')) return fromPem(alg, wanted, trimmed);
  if (wanted !== 'oct') return problem('needsPublicKey', { alg }, 'key');
  return secretBytes(typed, encoding);
}

/** The bytes of a secret. White space around it may be part of it or copied by accident, so both versions are tried. */
function secretBytes(typed: string, encoding: KeyEncoding) {
  if (encoding === 'utf-8')
    return Array.from(new Set([typed, typed.trim()]), (secret) => new TextEncoder().encode(secret));
  if (encoding === 'hex') {
    const digits = typed.replace(/[\s:]|^0x/gi, '');
    if (!/^(?:[\da-f]{2})+$/i.test(digits)) return problem('keyHex', {}, 'key');
    return [Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))];
  }
  const read = decodeDigits(typed, { scheme: 'base64' });
  return 'flaw' in read ? problem('keyBase64', {}, 'key') : [read.bytes];
}

async function fromPem(alg: string, wanted: string, pem: string) {
  if (wanted === 'oct') return problem('confusion', { alg }, 'key');
  const label = /^-----BEGIN ([^-]+)-----/.exec(pem)?.[1] ?? '';
  if (label.includes('PRIVATE')) return problem('privateKey', {}, 'key');
  if (label === 'RSA PUBLIC KEY') return problem('oldPem', {}, 'key');
  try {
    return [label === 'CERTIFICATE' ? await importX509(pem, alg) : await importSPKI(pem, alg)];
  } catch {
    return problem('keyUnfit', { alg }, 'key');
  }
}

async function fromJson(alg: string, wanted: string, kid: string | undefined, typed: string) {
  const given = jwksOf(typed);
  if (!given) return problem('keyJson', {}, 'key');
  const named = kid === undefined ? [] : given.filter((key) => key.kid === kid);
  const chosen = named.length > 0 ? named : given;
  const fitting = chosen.filter((key) => key.kty === wanted);
  if (fitting.length === 0) {
    return wanted === 'oct' ? problem('confusion', { alg }, 'key') : problem('keyType', { alg, wanted }, 'key');
  }
  const keys: (CryptoKey | Uint8Array)[] = [];
  for (const key of fitting) {
    try {
      // Keep only the members of the public key: a private key cannot be used to verify.
      const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, key_ops: _ops, use: _use, ...open } = key;
      keys.push(await importJWK(open, alg));
    } catch {
      // The key has another curve or is damaged: the next one may fit.
    }
  }
  return keys.length > 0 ? keys : problem('keyUnfit', { alg }, 'key');
}

/** The keys of a JWK or a JWKS; undefined if the text is neither. */
function jwksOf(typed: string): readonly JWK[] | undefined {
  try {
    const parsed: unknown = JSON.parse(typed);
    if (isJwk(parsed)) return [parsed];
    if (typeof parsed !== 'object' || parsed === null || !('keys' in parsed) || !Array.isArray(parsed.keys)) {
      return undefined;
    }
    const keys: unknown[] = parsed.keys;
    const found = keys.filter(isJwk);
    return found.length > 0 ? found : undefined;
  } catch {
    return undefined;
  }
}

const isJwk = (value: unknown): value is JWK =>
  typeof value === 'object' && value !== null && 'kty' in value && typeof value.kty === 'string';
