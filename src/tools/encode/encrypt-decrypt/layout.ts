import type { Bytes } from '../../../core/bytes/bytes';

/** The key derivation function and its cost. */
export type Derivation =
  | { readonly kdf: 'pbkdf2'; readonly iterations: number }
  /** The work doubles with each step of `costLog2`: N = 2^costLog2, r = 8, p = 1. */
  | { readonly kdf: 'scrypt'; readonly costLog2: number };

export const LIMITS = {
  /** 600,000: OWASP Password Storage Cheat Sheet, PBKDF2-HMAC-SHA-256, read 2026-11-21. */
  iterations: { min: 100_000, usual: 600_000, max: 10_000_000 },
  costLog2: { min: 14, usual: 17, max: 20 },
} as const;

export const SALT_BYTES = 16;
export const IV_BYTES = 12;
const TAG_BYTES = 16;
const MAGIC = [0x53, 0x4b, 0x31]; // SK1
const KDF_AT = 3;
const COST_AT = 4;
const SALT_AT = 8;
const IV_AT = SALT_AT + SALT_BYTES;
/** The length of everything before the ciphertext; the header is authenticated too. */
export const HEADER_BYTES = IV_AT + IV_BYTES;
const SCRYPT_R = 8;
const SCRYPT_P = 1;

/** Bytes 0–2 `SK1`, 3 the derivation (1 PBKDF2, 2 scrypt), 4–7 its cost, 8–23 the salt, 24–35 the IV. */
export function header(derivation: Derivation, salt: Bytes, iv: Bytes): Bytes {
  const bytes = new Uint8Array(HEADER_BYTES);
  bytes.set(MAGIC);
  bytes[KDF_AT] = derivation.kdf === 'pbkdf2' ? 1 : 2;
  if (derivation.kdf === 'pbkdf2') new DataView(bytes.buffer).setUint32(COST_AT, derivation.iterations);
  else bytes.set([derivation.costLog2, SCRYPT_R, SCRYPT_P, 0], COST_AT);
  bytes.set(salt, SALT_AT);
  bytes.set(iv, IV_AT);
  return bytes;
}

/** A parsed envelope, or why it cannot be opened here. */
export type Envelope =
  | {
      readonly derivation: Derivation;
      readonly header: Bytes;
      readonly salt: Bytes;
      readonly iv: Bytes;
      readonly sealed: Bytes;
    }
  | { readonly flaw: 'short' | 'unknown' | 'costly' };

/** Whether bytes begin like the output of this tool. */
export const isEnvelope = (bytes: Uint8Array): boolean => MAGIC.every((byte, index) => bytes[index] === byte);

/** Parses an envelope. A cost above the limits is refused before any work: a forged header must not freeze the page. */
export function readEnvelope(bytes: Bytes): Envelope {
  if (bytes.length < HEADER_BYTES + TAG_BYTES) return { flaw: 'short' };
  const derivation = derivationOf(bytes);
  if (typeof derivation === 'string') return { flaw: derivation };
  return {
    derivation,
    header: bytes.slice(0, HEADER_BYTES),
    salt: bytes.slice(SALT_AT, IV_AT),
    iv: bytes.slice(IV_AT, HEADER_BYTES),
    sealed: bytes.subarray(HEADER_BYTES),
  };
}

function derivationOf(bytes: Bytes): Derivation | 'unknown' | 'costly' {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const kdf = view.getUint8(KDF_AT);
  if (kdf === 1) {
    const iterations = view.getUint32(COST_AT);
    if (iterations === 0) return 'unknown';
    return iterations > LIMITS.iterations.max ? 'costly' : { kdf: 'pbkdf2', iterations };
  }
  const [costLog2, r, p] = [view.getUint8(COST_AT), view.getUint8(COST_AT + 1), view.getUint8(COST_AT + 2)];
  if (kdf !== 2 || costLog2 === 0) return 'unknown';
  if (costLog2 > LIMITS.costLog2.max || r > SCRYPT_R || p > SCRYPT_P) return 'costly';
  return r === SCRYPT_R && p === SCRYPT_P ? { kdf: 'scrypt', costLog2 } : 'unknown';
}
