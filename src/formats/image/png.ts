import type { Bytes } from '../../core/bytes/bytes';
import { ascii, be32, concat, fromAscii, u32, u8 } from './image-bytes';
import { crc32 } from './crc32';
import { orientationOf, orientationOnly, placeOf, uprightExif, uprightXmp } from './exif';
import type { Header } from './picture-facts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

interface Chunk {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
}

/** The chunks (PNG third edition §5); undefined if the file ends before its first IDAT. */
function chunksOf(bytes: Uint8Array): readonly Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const length = u32(bytes, at);
    const end = at + 12 + length;
    if (end > bytes.length) break;
    const type = ascii(bytes, at + 4, 4);
    chunks.push({ type, start: at, end, data: bytes.subarray(at + 8, at + 8 + length) });
    at = end;
    if (type === 'IEND') break;
  }
  return chunks.some(({ type }) => type === 'IDAT') ? chunks : undefined;
}

/** Texts, times and EXIF: chunks that don't affect any pixel. */
const METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
/** Chunks that define which colors the values mean. */
const COLORS = new Set(['iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP', 'mDCV', 'cLLI']);

const exifOf = (chunks: readonly Chunk[]): Uint8Array | undefined => chunks.find(({ type }) => type === 'eXIf')?.data;

export function pngHeader(bytes: Uint8Array): Header | undefined {
  const chunks = chunksOf(bytes);
  const first = chunks?.[0];
  if (!chunks || first?.type !== 'IHDR' || first.data.length < 13) return undefined;
  const width = u32(first.data, 0);
  const height = u32(first.data, 4);
  if (width === 0 || height === 0) return undefined;
  const colorType = u8(first.data, 9);
  const animation = chunks.find(({ type }) => type === 'acTL');
  const exif = exifOf(chunks);
  const place = exif && placeOf(exif);
  return {
    type: 'png',
    width,
    height,
    orientation: exif ? orientationOf(exif) : 1,
    frames: animation ? Math.max(1, u32(animation.data, 0)) : 1,
    alpha: colorType >= 4 || chunks.some(({ type }) => type === 'tRNS'),
    ...(place && { place }),
    metadata: chunks.some(({ type }) => METADATA.has(type)),
  };
}

/** The color profile of iCCP, decompressed; undefined if there is none, it is for grayscale, or it is damaged. */
export async function pngProfile(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const chunks = chunksOf(bytes) ?? [];
  const packed = chunks.find(({ type }) => type === 'iCCP')?.data;
  const gray = (u8(chunks[0]?.data ?? new Uint8Array(), 9) & 2) === 0;
  if (!packed || gray) return undefined;
  const start = packed.indexOf(0) + 2; // A name, NUL, and the method; the only one is zlib.
  try {
    return await unzlib(packed.subarray(start));
  } catch {
    return undefined;
  }
}

/** Whether cICP specifies primaries other than BT.709's (PNG third edition §11.3.2.6; ITU-T H.273 table 2). */
export function pngWideGamut(bytes: Uint8Array): boolean {
  const cicp = chunksOf(bytes)?.find(({ type }) => type === 'cICP');
  return cicp !== undefined && u8(cicp.data, 0) !== 1;
}

/**
 * Removes texts, time and EXIF from a PNG. Of EXIF, only an orientation other than 1 is kept. Pixels are not touched.
 */
export function stripPng(bytes: Uint8Array): Bytes {
  const chunks = chunksOf(bytes);
  if (!chunks) return new Uint8Array(bytes);
  const exif = exifOf(chunks);
  const orientation = exif ? orientationOf(exif) : 1;
  const turn = orientation === 1 ? [] : [pngChunk('eXIf', orientationOnly(orientation))];
  const [first, ...rest] = chunks
    .filter(({ type }) => !METADATA.has(type))
    .map(({ start, end }) => bytes.subarray(start, end));
  return concat([SIGNATURE, ...(first ? [first] : []), ...turn, ...rest]);
}

/**
 * Copies metadata of `source` into `target`: EXIF with an orientation of 1, texts (including XMP), and the color chunks
 * if `profile` is set (right only for pixels that were not converted to sRGB).
 */
export function copyPngMetadata(source: Uint8Array, target: Uint8Array, profile: boolean): Bytes {
  const from = chunksOf(source);
  const into = chunksOf(target);
  if (!from || !into) return new Uint8Array(target);
  const moved = from.flatMap(({ type, start, end, data }) => {
    if (type === 'eXIf') return [pngChunk('eXIf', uprightExif(data))];
    if (type === 'iTXt') return [pngChunk('iTXt', uprightXmp(data))];
    return METADATA.has(type) || (profile && COLORS.has(type)) ? [source.subarray(start, end)] : [];
  });
  const [first, ...rest] = into
    .filter(({ type }) => !METADATA.has(type) && !(profile && COLORS.has(type)))
    .map(({ start, end }) => target.subarray(start, end));
  return concat([SIGNATURE, ...(first ? [first] : []), ...moved, ...rest]);
}

export function pngChunk(type: string, data: Uint8Array): Bytes {
  const body = concat([fromAscii(type), data]);
  return concat([be32(data.length), body, be32(crc32(body))]);
}

/** Assembles a PNG from its IHDR fields, palette chunks and compressed rows. */
export const pngFile = (
  width: number,
  height: number,
  depth: number,
  colorType: number,
  extra: readonly Bytes[],
  idat: Bytes,
): Bytes =>
  concat([
    SIGNATURE,
    pngChunk('IHDR', concat([be32(width), be32(height), Uint8Array.of(depth, colorType, 0, 0, 0)])),
    ...extra,
    pngChunk('IDAT', idat),
    pngChunk('IEND', new Uint8Array()),
  ]);

/** A PNG of 2 × 1 gray pixels with an orientation in its EXIF: shows whether a decoder applies it. */
export const turnedPng = async (orientation: number): Promise<Bytes> =>
  pngFile(2, 1, 8, 0, [pngChunk('eXIf', orientationOnly(orientation))], await zlib(Uint8Array.of(0, 0, 255)));

/**
 * CompressionStream's `deflate` is the zlib format (RFC 1950), which PNG uses; fflate is the fallback for browsers
 * without it.
 */
export const zlib = async (bytes: Bytes): Promise<Bytes> =>
  typeof CompressionStream === 'undefined'
    ? new Uint8Array((await import('fflate')).zlibSync(bytes))
    : through(bytes, new CompressionStream('deflate'));
const unzlib = async (bytes: Uint8Array): Promise<Bytes> =>
  typeof DecompressionStream === 'undefined'
    ? new Uint8Array((await import('fflate')).unzlibSync(bytes))
    : through(new Uint8Array(bytes), new DecompressionStream('deflate'));

async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
