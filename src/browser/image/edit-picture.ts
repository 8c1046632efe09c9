import { LONGEST_WEBP } from '../../data/image-limits';
import type { Bytes } from '../../core/bytes/bytes';
import { hasAlpha, MIME, sameFormat, SOURCE_MIME, type Format } from '../../formats/image/image-formats';
import type { PictureType } from '../../formats/image/picture-facts';
import type { Size } from '../../formats/image/image-size';
import { canKeepProfile, foreignProfile, isUndecodable, layOn, type DrawSvg } from './decode-image';
import { encode, withMetadata } from './encode-image';
import type { Opened } from './open-image';
import type { OpenCode, Refusal } from './refusal';
import type { Canvas, Context } from './page-canvas';

export interface SaveSettings {
  readonly format: 'same' | Format;
  /** 1 to 100. */
  readonly quality: number;
  /** '#rrggbb', behind transparent pixels where the format has none. */
  readonly background: string;
  readonly keepMetadata: boolean;
}

export interface Drawn {
  readonly canvas: Canvas;
  readonly context: Context;
}

export interface Edited {
  readonly bytes: Bytes;
  readonly format: Format;
  readonly size: Size;
  /** The name of the color profile if the colors were converted to sRGB. */
  readonly converted?: string;
}

export type EditCode = OpenCode | 'svgHere' | 'webpSide';

/** The format of the edited picture: the one chosen, or the original's. */
export const formatOf = ({ format }: SaveSettings, type: PictureType): Format =>
  format === 'same' ? sameFormat(type) : format;

/**
 * Draws an opened picture with `draw` and encodes the drawing, with the metadata and the color profile if they can be kept. The
 * argument of `draw` is `asStored` of `decode`. Returns a refusal if the picture or the settings are unsuitable; throws only on a
 * bug.
 */
export async function editPicture(
  picture: Opened,
  settings: SaveSettings,
  draw: (asStored: boolean) => Promise<Drawn>,
  drawSvg?: DrawSvg,
): Promise<Edited | Refusal<EditCode>> {
  const { file, header } = picture;
  const format = formatOf(settings, header.type);
  const refuse = (refused: EditCode, blanks = {}) => ({ refused, blanks: { file: file.name, ...blanks } });
  if (header.type === 'svg' && !drawSvg) return refuse('svgHere');

  const keeps = settings.keepMetadata && MIME[format] === SOURCE_MIME[header.type];
  let drawn: Drawn;
  let profile = false;
  try {
    profile = keeps && (await canKeepProfile(picture));
    drawn = await draw(profile);
  } catch (error) {
    if (isUndecodable(error)) return refuse('undecodable', { type: SOURCE_MIME[header.type] });
    throw error;
  }
  const { canvas, context } = drawn;
  const size = { width: canvas.width, height: canvas.height };
  if (format === 'webp' && Math.max(size.width, size.height) > LONGEST_WEBP) return refuse('webpSide');
  if (!hasAlpha(format)) layOn(context, settings.background || '#ffffff');
  const encoded = await encode(drawn, { format, quality: settings.quality });
  const bytes = keeps ? withMetadata(encoded, picture, format, profile) : encoded;
  const converted = profile ? undefined : await foreignProfile(picture);
  return { bytes, format, size, ...(converted !== undefined && { converted }) };
}
