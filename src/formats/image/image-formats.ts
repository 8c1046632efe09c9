import type { PictureType } from './picture-facts';

/** Types that can be written. */
export const FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

export const MIME = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const satisfies Record<Format, string>;
export const EXTENSION = { png: 'png', jpeg: 'jpg', webp: 'webp', avif: 'avif' } as const satisfies Record<
  Format,
  string
>;

/** The MIME type passed to the browser's decoder with the bytes, so that a wrong file name or type does not matter. */
export const SOURCE_MIME: Readonly<Record<PictureType, string>> = {
  ...MIME,
  gif: 'image/gif',
  heic: 'image/heic',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
};

/** What 'same type' means: a phone's HEIC photograph becomes JPEG, and a type that no browser can write becomes PNG. */
export function sameFormat(type: PictureType): Format {
  if (type === 'heic') return 'jpeg';
  return type === 'jpeg' || type === 'webp' || type === 'avif' ? type : 'png';
}

/** Whether a picture of this format can have transparent pixels. */
export const hasAlpha = (format: Format): boolean => format !== 'jpeg';
