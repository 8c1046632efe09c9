import type { PictureType } from './picture-facts';

/** A file's name without its last extension: 'photo.final.jpg' → 'photo.final'; '.jpg' stays. */
export const stemOf = (name: string): string => name.replace(/(?<=.)\.[^./\\]{1,10}$/, '') || 'picture';

/**
 * Makes each name unique: the second `photo.webp` is `photo (2).webp`. Names are compared case-insensitively, as on
 * most disks.
 */
export function uniqueNames(): (stem: string, extension: string) => string {
  const taken = new Set<string>();
  return (stem, extension) => {
    let name = `${stem}.${extension}`;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${stem} (${number}).${extension}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

/** Extensions that people use for a type, the usual one first. */
const EXTENSIONS: Readonly<Record<PictureType, readonly [string, ...string[]]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png', 'apng'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  heic: ['heic', 'heif'],
  bmp: ['bmp', 'dib'],
  ico: ['ico'],
  svg: ['svg'],
};

/** The extension for a picture made from `name`: its own if that fits the type, otherwise the type's usual one. */
export function extensionFor(name: string, type: PictureType): string {
  const own = /\.([^.]+)$/.exec(name)?.[1] ?? '';
  const [usual] = EXTENSIONS[type];
  return EXTENSIONS[type].includes(own.toLowerCase()) ? own : usual;
}
