import type { Bytes } from '../../core/bytes/bytes';

/** A file's byte at an offset; 0 beyond the end, so that a truncated file reads as a damaged one. */
export const u8 = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;
export const u16 = (bytes: Uint8Array, at: number, little = false): number =>
  little ? u8(bytes, at) | (u8(bytes, at + 1) << 8) : (u8(bytes, at) << 8) | u8(bytes, at + 1);
export const u32 = (bytes: Uint8Array, at: number, little = false): number =>
  little ? u16(bytes, at, true) + u16(bytes, at + 2, true) * 65_536 : u16(bytes, at) * 65_536 + u16(bytes, at + 2);
export const i32 = (bytes: Uint8Array, at: number, little = false): number => u32(bytes, at, little) | 0;

/** `length` bytes as Latin-1 characters. */
export const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

export const fromAscii = (text: string): Bytes => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Joins arrays of bytes into a new one. */
export function concat(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number as 2 or 4 bytes, most significant first. */
export const be16 = (value: number): Bytes => Uint8Array.of(value >> 8, value & 255);
export const be32 = (value: number): Bytes =>
  Uint8Array.of(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
export const le32 = (value: number): Bytes => be32(value).reverse();
