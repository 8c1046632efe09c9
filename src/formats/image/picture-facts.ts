/** Kinds of picture that a browser can draw. TIFF, JPEG XL and others are known by name, and refused. */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp' | 'ico' | 'svg';

/** What a picture's file says of itself, read without decoding it. */
export interface Header {
  readonly type: PictureType;
  /** Pixels as stored, before the orientation is applied. An SVG without a size has 0. */
  readonly width: number;
  readonly height: number;
  /** EXIF 2.32 tag 0x0112, 1 to 8; 5 to 8 swap width and height. */
  readonly orientation: number;
  /** Pictures of an animation; 1 for a still. */
  readonly frames: number;
  /** Some pixels may be transparent. */
  readonly alpha: boolean;
  /** The colour profile (ICC.1), unpacked where its format does not pack it. */
  readonly profile?: Uint8Array;
  /** It carries EXIF, XMP, IPTC, comments or texts. */
  readonly metadata: boolean;
}
