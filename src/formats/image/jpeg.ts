import type { Bytes } from '../../core/bytes/bytes';
import { ascii, be16, concat, fromAscii, u16, u8 } from './image-bytes';
import { orientationOf, orientationOnly, placeOf, uprightExif, uprightXmp } from './exif';
import type { Header } from './picture-facts';

/** Markers of ITU-T T.81 table B.1, and what the APPn segments are used for. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COM = 0xfe;

const EXIF_HEAD = 'Exif\0\0';
const XMP_HEAD = 'http://ns.adobe.com/xap/1.0/\0';
const ICC_HEAD = 'ICC_PROFILE\0';

interface Segment {
  readonly marker: number;
  /** The offset of the 0xFF before the marker. */
  readonly start: number;
  readonly end: number;
  /** The payload, after the length. */
  readonly data: Uint8Array;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The segments up to the first scan, and the scan's offset. Undefined if the file is truncated or not a JPEG. */
function segmentsOf(bytes: Uint8Array): { segments: readonly Segment[]; scan: number } | undefined {
  const segments: Segment[] = [];
  if (u8(bytes, 0) !== 0xff || u8(bytes, 1) !== SOI) return undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (u8(bytes, at) !== 0xff) return undefined;
    const marker = u8(bytes, at + 1);
    if (marker === 0xff) {
      at++; // Any marker may have fill bytes before it.
      continue;
    }
    if (marker === SOS) return { segments, scan: at };
    const end = at + 2 + u16(bytes, at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    segments.push({ marker, start: at, end, data: bytes.subarray(at + 4, end) });
    at = end;
  }
  return undefined;
}

const startsWith = (data: Uint8Array, head: string): boolean => ascii(data, 0, head.length) === head;
const isExif = ({ marker, data }: Segment) => marker === APP1 && startsWith(data, EXIF_HEAD);
const isXmp = ({ marker, data }: Segment) => marker === APP1 && startsWith(data, XMP_HEAD);
const isIcc = ({ marker, data }: Segment) => marker === APP2 && startsWith(data, ICC_HEAD);

/** A profile over 65,519 bytes is split into numbered segments (ICC.1 annex B.4). */
function profileOf(segments: readonly Segment[]): Uint8Array | undefined {
  const parts = segments.filter(isIcc).sort((a, b) => u8(a.data, ICC_HEAD.length) - u8(b.data, ICC_HEAD.length));
  return parts.length === 0 ? undefined : concat(parts.map(({ data }) => data.subarray(ICC_HEAD.length + 2)));
}

export function jpegHeader(bytes: Uint8Array): Header | undefined {
  const parsed = segmentsOf(bytes);
  const frame = parsed?.segments.find(({ marker }) => isFrame(marker));
  if (!parsed || !frame || frame.data.length < 6) return undefined;
  const exif = parsed.segments.find(isExif);
  const profile = profileOf(parsed.segments);
  const height = u16(frame.data, 1);
  const width = u16(frame.data, 3);
  if (width === 0 || height === 0) return undefined;
  const place = exif && placeOf(exif.data.subarray(EXIF_HEAD.length));
  return {
    type: 'jpeg',
    width,
    height,
    orientation: exif ? orientationOf(exif.data.subarray(EXIF_HEAD.length)) : 1,
    frames: 1,
    alpha: false,
    ...(profile && { profile }),
    ...(place && { place }),
    metadata: parsed.segments.some((segment) => !isKept(segment)),
  };
}

/** What a picture needs to look right: JFIF (APP0), the color profile, Adobe's color transform, tables and frames. */
const isKept = (segment: Segment): boolean => {
  const { marker } = segment;
  if (marker === COM) return false;
  if (marker < APP0 || marker > 0xef) return true;
  return marker === APP0 || marker === APP14 || isIcc(segment);
};

/**
 * Removes EXIF, XMP, IPTC, comments and other applications' data, and what follows the end of the JPEG (previews and
 * short videos that phones put there). The picture's own data is not touched. Of EXIF, only an orientation other than 1
 * is kept.
 */
export function stripJpeg(bytes: Uint8Array): Bytes {
  const parsed = segmentsOf(bytes);
  if (!parsed) return new Uint8Array(bytes);
  const exif = parsed.segments.find(isExif);
  const orientation = exif ? orientationOf(exif.data.subarray(EXIF_HEAD.length)) : 1;
  const kept = parsed.segments.filter(isKept);
  const first = kept.findIndex(({ marker }) => marker !== APP0);
  const slices = kept.map(({ start, end }) => bytes.subarray(start, end));
  if (orientation !== 1) slices.splice(first < 0 ? slices.length : first, 0, exifSegment(orientationOnly(orientation)));
  return concat([bytes.subarray(0, 2), ...slices, bytes.subarray(parsed.scan, endOfImage(bytes, parsed.scan))]);
}

/** Removes the color profile of a JPEG. For a profile that is sRGB, which is the default without one. */
export function withoutJpegProfile(bytes: Uint8Array): Bytes {
  const parsed = segmentsOf(bytes);
  if (!parsed) return new Uint8Array(bytes);
  const kept = parsed.segments.filter((own) => !isIcc(own)).map(({ start, end }) => bytes.subarray(start, end));
  return concat([bytes.subarray(0, 2), ...kept, bytes.subarray(parsed.scan)]);
}

/** The offset after the EOI that ends the picture's scans; the file's length if there is none. */
function endOfImage(bytes: Uint8Array, scan: number): number {
  let at = scan;
  while (at + 1 < bytes.length) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const marker = u8(bytes, at + 1);
    if (marker === EOI) return at + 2;
    // Within a scan, 0xFF is data before 0x00 and a restart marker before D0 to D7; otherwise a segment with a length
    // follows.
    const inScan = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    at += inScan ? (marker === 0xff ? 1 : 2) : 2 + Math.max(2, u16(bytes, at + 2));
  }
  return bytes.length;
}

const segment = (marker: number, data: Uint8Array): Bytes =>
  concat([Uint8Array.of(0xff, marker), be16(data.length + 2), data]);
const exifSegment = (tiff: Uint8Array): Bytes => segment(APP1, concat([fromAscii(EXIF_HEAD), tiff]));

/**
 * Copies metadata of `source` into `target`: EXIF with an orientation of 1, XMP, and the color profile if `profile` is
 * set (right only for pixels that were not converted to sRGB). Existing metadata of these kinds in `target` is dropped.
 */
export function copyJpegMetadata(source: Uint8Array, target: Uint8Array, profile: boolean): Bytes {
  const from = segmentsOf(source);
  const into = segmentsOf(target);
  if (!from || !into) return new Uint8Array(target);
  const moved = from.segments.flatMap((own) => {
    if (isExif(own)) return [exifSegment(uprightExif(own.data.subarray(EXIF_HEAD.length)))];
    if (isXmp(own)) return [segment(APP1, uprightXmp(own.data))];
    return profile && isIcc(own) ? [source.subarray(own.start, own.end)] : [];
  });
  const kept = into.segments.filter((own) => !isExif(own) && !isXmp(own) && !(profile && isIcc(own)));
  const head = kept.filter(({ marker }) => marker === APP0).map(({ start, end }) => target.subarray(start, end));
  const tail = kept.filter(({ marker }) => marker !== APP0).map(({ start, end }) => target.subarray(start, end));
  return concat([target.subarray(0, 2), ...head, ...moved, ...tail, target.subarray(into.scan)]);
}
