import { ascii, u16, u32, u8 } from './image-bytes';
import type { Header } from './picture-facts';

/** A box of ISO/IEC 14496-12. */
interface Box {
  readonly type: string;
  readonly data: Uint8Array;
}

function boxesOf(bytes: Uint8Array, from = 0): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= bytes.length) {
    const short = u32(bytes, at);
    const long = short === 1;
    const size = long ? u32(bytes, at + 8) * 2 ** 32 + u32(bytes, at + 12) : short === 0 ? bytes.length - at : short;
    const head = long ? 16 : 8;
    if (size < head) break;
    boxes.push({ type: ascii(bytes, at + 4, 4), data: bytes.subarray(at + head, at + size) });
    at += size;
  }
  return boxes;
}

const find = (boxes: readonly Box[], type: string): Uint8Array | undefined =>
  boxes.find((box) => box.type === type)?.data;

/** The brands that a file declares, the major one first. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  if (ascii(bytes, 4, 4) !== 'ftyp') return [];
  const end = Math.min(u32(bytes, 0), bytes.length, 256);
  const brands = [ascii(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, 4));
  return brands;
}

/** AVIF 1.1 §6: the brand may be the major one or only a compatible one (`mif1` first). */
export const isAvif = (bytes: Uint8Array): boolean =>
  brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis');
/** ISO/IEC 23008-12 annex B: pictures in HEVC. */
export const isHeic = (bytes: Uint8Array): boolean =>
  !isAvif(bytes) && brandsOf(bytes).some((brand) => /^(hei[cxms]|hev[cxms])$/.test(brand) || brand === 'mif1');

/**
 * The size of the primary item from its properties (`ispe`, swapped by `irot`), its profile, whether it has an alpha
 * plane, and the number of frames of a sequence. Rotation is part of this format, so decoders apply it: orientation is
 * 1.
 */
export function avifHeader(bytes: Uint8Array): Header | undefined {
  const top = boxesOf(bytes);
  const meta = find(top, 'meta');
  if (!meta) return undefined;
  const inside = boxesOf(meta, 4);
  const properties = boxesOf(find(inside, 'iprp') ?? new Uint8Array());
  const all = boxesOf(find(properties, 'ipco') ?? new Uint8Array());
  const primary = primaryItem(find(inside, 'pitm'));
  const own = associations(find(properties, 'ipma'))
    .get(primary)
    ?.flatMap((index) => all[index - 1] ?? []);
  const size = find(own ?? all, 'ispe');
  if (!size) return undefined;
  const turned = (u8(find(own ?? [], 'irot') ?? new Uint8Array(), 0) & 1) === 1;
  const [width, height] = [u32(size, 4), u32(size, 8)];
  if (width === 0 || height === 0) return undefined;
  const color = (own ?? all).find(({ type, data }) => type === 'colr' && /^(prof|rICC)$/.test(ascii(data, 0, 4)));
  return {
    type: isAvif(bytes) ? 'avif' : 'heic',
    width: turned ? height : width,
    height: turned ? width : height,
    orientation: 1,
    frames: framesOf(find(top, 'moov')),
    alpha: all.some(({ type, data }) => type === 'auxC' && /alpha|auxid:1/.test(ascii(data, 4, 64))),
    ...(color && { profile: color.data.subarray(4) }),
    metadata: /Exif|mime/.test(itemTypes(find(inside, 'iinf'))),
  };
}

const primaryItem = (pitm: Uint8Array | undefined): number =>
  pitm === undefined ? 1 : u8(pitm, 0) === 0 ? u16(pitm, 4) : u32(pitm, 4);

/** Which properties (counted from 1) belong to which item (§8.11.14). */
function associations(ipma: Uint8Array | undefined): Map<number, readonly number[]> {
  const items = new Map<number, readonly number[]>();
  if (!ipma) return items;
  const wideId = u8(ipma, 0) > 0;
  const wideIndex = (u8(ipma, 3) & 1) === 1;
  let at = 8;
  for (let entry = u32(ipma, 4); entry > 0 && at < ipma.length; entry--) {
    const item = wideId ? u32(ipma, at) : u16(ipma, at);
    at += wideId ? 4 : 2;
    const count = u8(ipma, at++);
    const indices: number[] = [];
    for (let index = 0; index < count; index++, at += wideIndex ? 2 : 1) {
      indices.push(wideIndex ? u16(ipma, at) & 0x7fff : u8(ipma, at) & 0x7f);
    }
    items.set(item, indices);
  }
  return items;
}

/** The four-letter types of all items, joined. */
const itemTypes = (iinf: Uint8Array | undefined): string =>
  iinf === undefined
    ? ''
    : boxesOf(iinf, u8(iinf, 0) === 0 ? 6 : 8)
        .map(({ data }) => ascii(data, u8(data, 0) === 3 ? 10 : 8, 4))
        .join(' ');

/** The number of samples in a sequence's longest track; 1 for a still picture. */
function framesOf(moov: Uint8Array | undefined): number {
  const tracks = boxesOf(moov ?? new Uint8Array()).filter(({ type }) => type === 'trak');
  const counts = tracks.map(({ data }) => {
    const table = ['mdia', 'minf', 'stbl', 'stsz'].reduce<Uint8Array | undefined>(
      (inside, type) => inside && find(boxesOf(inside), type),
      data,
    );
    return table ? u32(table, 8) : 1;
  });
  return Math.max(1, ...counts);
}
