import type { Place } from './exif';

/** Picture types that a browser can draw. TIFF, JPEG XL and others are recognized and refused by name. */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp' | 'ico' | 'svg';

/** What a picture's file declares, read without decoding it. */
export interface Header {
  readonly type: PictureType;
  /** Pixels as stored, before the orientation is applied. An SVG without a size has 0. */
  readonly width: number;
  readonly height: number;
  /** EXIF 2.32 tag 0x0112, 1 to 8; 5 to 8 swap width and height. */
  readonly orientation: number;
  /** The number of frames; 1 for a still picture. */
  readonly frames: number;
  /** Some pixels may be transparent. */
  readonly alpha: boolean;
  /** The color profile (ICC.1), decompressed. */
  readonly profile?: Uint8Array;
  /** Where it was taken, by its EXIF; read from JPEG, PNG and WebP. */
  readonly place?: Place;
  /** Contains EXIF, XMP, IPTC, comments or texts. */
  readonly metadata: boolean;
}
