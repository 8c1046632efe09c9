import type { Bytes } from '../../core/bytes/bytes';
import { ascii, concat, fromAscii, le32, u16, u32, u8 } from './image-bytes';
import { orientationOf, orientationOnly, placeOf } from './exif';
import type { Header } from './picture-facts';

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** Flags of VP8X (RFC 9649 §2.7). */
const PROFILE_FLAG = 0x20;
const XMP_FLAG = 0x04;
const EXIF_FLAG = 0x08;
const ALPHA_FLAG = 0x10;
const ANIMATION_FLAG = 0x02;

/** The chunks of the RIFF container (RFC 9649 §2.3); a truncated last chunk is left out. */
function chunksOf(bytes: Uint8Array): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = u32(bytes, at + 4, true);
    if (at + 8 + length > bytes.length) break;
    chunks.push({ type: ascii(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length & 1);
  }
  return chunks;
}

/** Some writers put JPEG's 'Exif' header before the TIFF block. */
const tiffOf = (data: Uint8Array): Uint8Array => (ascii(data, 0, 6) === 'Exif\0\0' ? data.subarray(6) : data);

export function webpHeader(bytes: Uint8Array): Header | undefined {
  const chunks = chunksOf(bytes);
  const find = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  const extended = find('VP8X');
  const size = extended ? extendedSize(extended) : (lossySize(find('VP8 ')) ?? losslessSize(find('VP8L')));
  if (!size || size.width === 0 || size.height === 0) return undefined;
  const animated = extended !== undefined && (u8(extended, 0) & ANIMATION_FLAG) !== 0;
  const exif = find('EXIF');
  const profile = find('ICCP');
  const lossless = find('VP8L');
  const place = exif && placeOf(tiffOf(exif));
  return {
    type: 'webp',
    ...size,
    orientation: exif ? orientationOf(tiffOf(exif)) : 1,
    frames: animated ? Math.max(1, chunks.filter(({ type }) => type === 'ANMF').length) : 1,
    alpha: extended ? (u8(extended, 0) & ALPHA_FLAG) !== 0 : lossless !== undefined && (u8(lossless, 4) & 0x10) !== 0,
    ...(profile && { profile }),
    ...(place && { place }),
    metadata: chunks.some(({ type }) => type === 'EXIF' || type === 'XMP '),
  };
}

const extendedSize = (data: Uint8Array) => ({
  width: 1 + u16(data, 4, true) + u8(data, 6) * 65_536,
  height: 1 + u16(data, 7, true) + u8(data, 9) * 65_536,
});

/** A key frame's start code, then 14 bits each (RFC 6386 §9.1). */
const lossySize = (data: Uint8Array | undefined) =>
  data && ascii(data, 3, 3) === '\x9d\x01\x2a'
    ? { width: u16(data, 6, true) & 0x3fff, height: u16(data, 8, true) & 0x3fff }
    : undefined;

/** 0x2F, then 14 bits each, minus one (RFC 9649 §3.4). */
function losslessSize(data: Uint8Array | undefined) {
  if (!data || u8(data, 0) !== 0x2f) return undefined;
  const bits = u32(data, 1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** Removes EXIF and XMP from a WebP. Of EXIF, only an orientation other than 1 is kept. Pixels are not touched. */
export function stripWebp(bytes: Uint8Array): Bytes {
  const header = webpHeader(bytes);
  if (!header?.metadata) return new Uint8Array(bytes);
  return rebuilt(bytes, new Set(['EXIF', 'XMP ']), XMP_FLAG | EXIF_FLAG, header.orientation);
}

/** Removes the color profile of a WebP. For a profile that is sRGB, which is the default without one. */
export const withoutWebpProfile = (bytes: Uint8Array): Bytes => rebuilt(bytes, new Set(['ICCP']), PROFILE_FLAG, 1);

function rebuilt(bytes: Uint8Array, without: ReadonlySet<string>, flags: number, orientation: number): Bytes {
  const turned = orientation !== 1;
  const kept = chunksOf(bytes)
    .filter(({ type }) => !without.has(type))
    .map(({ type, data }) => {
      if (type !== 'VP8X') return chunk(type, data);
      const copy = new Uint8Array(data);
      copy[0] = (u8(copy, 0) & ~flags) | (turned ? EXIF_FLAG : 0);
      return chunk(type, copy);
    });
  if (turned) kept.push(chunk('EXIF', orientationOnly(orientation)));
  const body = concat([fromAscii('WEBP'), ...kept]);
  return concat([fromAscii('RIFF'), le32(body.length), body]);
}

/** A red and a blue pixel: a VP8L chunk written by libwebp 1.6. */
const TWO_PIXELS = 'VlA4TBEAAAAvAQAAAA8Q87//8x8OMqL/AQA=';

/** A WebP of 2 × 1 pixels with an orientation in its EXIF: shows whether a decoder applies it. */
export function turnedWebp(orientation: number): Bytes {
  const size = Uint8Array.of(EXIF_FLAG, 0, 0, 0, 1, 0, 0, 0, 0, 0);
  const pixels = Uint8Array.from(atob(TWO_PIXELS), (char) => char.charCodeAt(0));
  const body = concat([fromAscii('WEBP'), chunk('VP8X', size), pixels, chunk('EXIF', orientationOnly(orientation))]);
  return concat([fromAscii('RIFF'), le32(body.length), body]);
}

const chunk = (type: string, data: Uint8Array): Bytes =>
  concat([fromAscii(type), le32(data.length), data, new Uint8Array(data.length & 1)]);
