import { BASE32, BASE32HEX, BASE64, BASE64URL } from '../../data/rfc4648';
import type { Bytes } from '../../core/bytes/bytes';
import { GROUPS, LINE_FEED, PAD, joined, type Style } from './style';

const alphabetOf = ({ scheme, urlSafe, hexAlphabet }: Style): string =>
  scheme === 'base64' ? (urlSafe ? BASE64URL : BASE64) : hexAlphabet ? BASE32HEX : BASE32;

/** Takes bytes, returns ASCII digits. */
export interface Encoder {
  push(bytes: Uint8Array): Bytes;
  /** The digits of the remaining bytes, with the padding. */
  end(): Bytes;
}

export function encoder(style: Style): Encoder {
  const group = GROUPS[style.scheme];
  const digitOf = new TextEncoder().encode(alphabetOf(style));
  const pairOf = style.scheme === 'base64' ? pairsOf(digitOf) : undefined;
  const breakLines = lineBreaker(style.wrap ?? 0);
  let rest: Uint8Array = new Uint8Array(0);
  return {
    push(bytes) {
      const all = rest.length === 0 ? bytes : joined(rest, bytes);
      const whole = all.length - (all.length % group.bytes);
      rest = all.slice(whole);
      const digits = new Uint8Array((whole / group.bytes) * group.digits);
      if (pairOf) threes(all, whole, digits, pairOf);
      else fives(all, whole, digits, digitOf);
      return breakLines(digits);
    },
    end() {
      const digits: number[] = [];
      let pending = 0;
      let bits = 0;
      for (const byte of rest) {
        pending = (pending << 8) | byte;
        for (bits += 8; bits >= group.bits; bits -= group.bits) {
          digits.push(digitOf[(pending >> (bits - group.bits)) & (2 ** group.bits - 1)]!);
        }
        pending &= 2 ** bits - 1;
      }
      if (bits > 0) digits.push(digitOf[pending << (group.bits - bits)]!);
      while (style.padding !== false && digits.length % group.digits !== 0) digits.push(PAD);
      rest = new Uint8Array(0);
      return breakLines(Uint8Array.from(digits));
    },
  };
}

/** Encodes bytes as digits in one call. */
export const encodeBytes = (bytes: Uint8Array, style: Style): string =>
  nativeDigits(bytes, style) ?? new TextDecoder().decode(ownDigits(bytes, style));

/** Encodes bytes as digits that are bytes themselves (ASCII), for results too long for an intermediate string. */
export function encodeToUtf8(bytes: Uint8Array, style: Style): Bytes {
  const utf8 = new TextEncoder();
  const digits = new Uint8Array(Math.ceil(bytes.length / GROUPS.base64.bytes) * GROUPS.base64.digits);
  let to = 0;
  for (let from = 0; from < bytes.length; from += NATIVE_BLOCK) {
    // A copy, not a view: with its flag, Node 24's toBase64 reads a view from the beginning of its buffer.
    const block = nativeDigits(bytes.slice(from, from + NATIVE_BLOCK), style);
    if (block === undefined) return ownDigits(bytes, style);
    to += utf8.encodeInto(block, digits.subarray(to)).written;
  }
  return digits.subarray(0, to);
}

/** Whole groups, and small enough that its string stays in the processor's cache. */
const NATIVE_BLOCK = 3 * 2 ** 14;

/** The browser's own encoder (ES2026), several times as fast; undefined if there is none, or if lines are wrapped. */
function nativeDigits(bytes: Uint8Array, { scheme, wrap, urlSafe, padding }: Style): string | undefined {
  if (scheme !== 'base64' || wrap || !('toBase64' in bytes) || typeof bytes.toBase64 !== 'function') return undefined;
  return String(bytes.toBase64({ alphabet: urlSafe ? 'base64url' : 'base64', omitPadding: padding === false }));
}

function ownDigits(bytes: Uint8Array, style: Style): Bytes {
  const coder = encoder(style);
  const whole = coder.push(bytes);
  return joined(whole, coder.end());
}

function threes(bytes: Uint8Array, end: number, digits: Bytes, pairOf: Uint16Array): void {
  const pairs = new Uint16Array(digits.buffer);
  for (let from = 0, to = 0; from < end; from += 3, to += 2) {
    const bits = (bytes[from]! << 16) | (bytes[from + 1]! << 8) | bytes[from + 2]!;
    pairs[to] = pairOf[bits >> 12]!;
    pairs[to + 1] = pairOf[bits & 4095]!;
  }
}

/** Two digits for each twelve bits: half the lookups. Copied in memory order, so either byte order works. */
function pairsOf(digitOf: Uint8Array): Uint16Array {
  const pairs = new Uint8Array(2 * 4096);
  for (let bits = 0; bits < 4096; bits++) {
    pairs[2 * bits] = digitOf[bits >> 6]!;
    pairs[2 * bits + 1] = digitOf[bits & 63]!;
  }
  return new Uint16Array(pairs.buffer);
}

function fives(bytes: Uint8Array, end: number, digits: Uint8Array, digitOf: Uint8Array): void {
  for (let from = 0, to = 0; from < end; from += 5, to += 8) {
    // Twenty bits at a time: forty would exceed a bitwise operation.
    const high = (bytes[from]! << 12) | (bytes[from + 1]! << 4) | (bytes[from + 2]! >> 4);
    const low = ((bytes[from + 2]! & 15) << 16) | (bytes[from + 3]! << 8) | bytes[from + 4]!;
    for (let digit = 0; digit < 4; digit++) {
      digits[to + digit] = digitOf[(high >> (15 - 5 * digit)) & 31]!;
      digits[to + 4 + digit] = digitOf[(low >> (15 - 5 * digit)) & 31]!;
    }
  }
}

/** Inserts LF between lines; keeps the length of the last line from block to block. */
function lineBreaker(width: number): (digits: Bytes) => Bytes {
  let column = 0;
  if (width === 0) return (digits) => digits;
  return (digits) => {
    const wrapped = new Uint8Array(digits.length + Math.ceil(digits.length / width) + 1);
    let to = 0;
    for (let from = 0; from < digits.length;) {
      if (column === width) {
        wrapped[to++] = LINE_FEED;
        column = 0;
      }
      const block = digits.subarray(from, from + width - column);
      wrapped.set(block, to);
      to += block.length;
      from += block.length;
      column += block.length;
    }
    return wrapped.subarray(0, to);
  };
}
