import { ExternalHyperlink, ImageRun, TextRun, type ParagraphChild } from 'docx';
import { isHeader, readHeader, uprightSize } from '../../../../formats/image/image-header';
import type { DrawnPicture, Place, Writing } from './writing';
import { sayable } from './inline';
import { LINK } from './styles';
import { textOf, type TreeNode } from './tree';

/** Word's own formats, by the names that our reader gives them. */
const TYPES: Readonly<Record<string, DrawnPicture['type']>> = { jpeg: 'jpg', png: 'png', gif: 'gif', bmp: 'bmp' };

/** Converts a picture of another format to PNG; undefined if it cannot. */
export type Redraw = (picture: Blob) => Promise<Blob | undefined>;

/**
 * The embedded pictures of a document, without duplicates. A picture that cannot be drawn is replaced with its
 * description.
 */
export async function drawnPictures(root: TreeNode, redraw: Redraw): Promise<ReadonlyMap<string, DrawnPicture>> {
  const drawn = new Map<string, DrawnPicture>();
  for (const address of new Set(addressesIn(root))) {
    const picture = await drawnPicture(address, redraw);
    if (picture) drawn.set(address, picture);
  }
  return drawn;
}

function* addressesIn(node: TreeNode): Generator<string> {
  if (node.type === 'image') yield textOf(node, 'src');
  for (const child of node.content ?? []) yield* addressesIn(child);
}

async function drawnPicture(address: string, redraw: Redraw): Promise<DrawnPicture | undefined> {
  try {
    const given = pictureBytes(address);
    if (!given) return undefined;
    const { bytes, mime } = given;
    const header = readHeader(bytes);
    const type = isHeader(header) ? TYPES[header.type] : undefined;
    if (isHeader(header) && type) return { type, data: bytes, ...uprightSize(header) };
    const other = await redraw(new Blob([bytes], { type: mime }));
    if (!other) return undefined;
    const data = new Uint8Array(await other.arrayBuffer());
    const made = readHeader(data);
    return isHeader(made) ? { type: 'png', data, ...uprightSize(made) } : undefined;
  } catch {
    // Not Base64, or not a picture.
    return undefined;
  }
}

/** The bytes of a `data:` address. The page's policy does not allow fetching it. */
function pictureBytes(address: string): { bytes: Uint8Array<ArrayBuffer>; mime: string } | undefined {
  const [, mime, base64, data] =
    /^data:(image\/[\w.+-]+)(?:;(?!base64,)[^;,]*)*(;base64)?,([^]*)$/i.exec(address) ?? [];
  if (mime === undefined || data === undefined) return undefined;
  const text = decodeURIComponent(data);
  if (base64 === undefined) return { bytes: new TextEncoder().encode(text), mime };
  return { bytes: Uint8Array.from(atob(text), (character) => character.charCodeAt(0)), mime };
}

/**
 * A picture with the width that the document specifies, otherwise its own, and never wider than the text; an external
 * picture becomes a link.
 */
export function picture(node: TreeNode, place: Place, writing: Writing): readonly ParagraphChild[] {
  const address = textOf(node, 'src');
  const alt = sayable(textOf(node, 'alt'));
  const drawn = writing.pictures.get(address);
  if (!drawn) {
    if (!/^https?:/i.test(address) || !URL.canParse(address)) return alt === '' ? [] : [new TextRun(alt)];
    const { href } = new URL(address);
    return [new ExternalHyperlink({ link: href, children: [new TextRun({ text: alt || href, style: LINK })] })];
  }
  const { width, height } = sizeOf(node, drawn, place.width);
  return [
    new ImageRun({
      type: drawn.type,
      data: drawn.data,
      transformation: { width, height },
      altText: { name: alt.slice(0, 60) || 'Picture', description: alt, title: sayable(textOf(node, 'title')) },
    }),
  ];
}

function sizeOf(node: TreeNode, drawn: DrawnPicture, most: number): { width: number; height: number } {
  const specified = { width: pixels(node, 'width'), height: pixels(node, 'height') };
  const ratio = drawn.height / Math.max(1, drawn.width);
  const width = specified.width ?? (specified.height === undefined ? drawn.width : specified.height / ratio);
  const height = specified.height ?? width * ratio;
  const scale = Math.min(1, Math.max(24, most) / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** `width="200"` is in pixels; a percentage such as 50% is ignored. */
function pixels(node: TreeNode, name: string): number | undefined {
  const value = Number(textOf(node, name).replace(/px$/, ''));
  return value > 0 && value < 20_000 ? value : undefined;
}
