import { webUrl } from '../../../core/web-url';

export const TYPES = ['all', 'jpg', 'png', 'webp', 'gif', 'svg', 'avif'] as const;
export type ImageType = (typeof TYPES)[number];

export interface Resolved {
  /** Absolute, each once, without fragments. */
  readonly addresses: readonly string[];
  /** How many are relative, where there is no base. */
  readonly relative: number;
}

/** Resolves addresses against a base (WHATWG URL). Scripts, blobs, and places in the same page are left out. */
export function resolveAll(found: readonly string[], base: string): Resolved {
  const addresses = new Set<string>();
  let relative = 0;
  for (const address of found) {
    if (address.startsWith('#')) continue;
    const url = URL.canParse(address)
      ? new URL(address)
      : URL.canParse(address, base)
        ? new URL(address, base)
        : undefined;
    if (!url) relative++;
    else if (url.protocol === 'data:') addresses.add(address);
    else if (/^https?:$/.test(url.protocol)) {
      url.hash = '';
      addresses.add(url.href);
    }
  }
  return { addresses: [...addresses], relative };
}

/** The address that a line of a list means; undefined if it is none. */
export function lineAddress(line: string, base: string): string | undefined {
  const typed = line.trim();
  if (/^(?:https?:\/\/|data:image\/)/i.test(typed)) return URL.canParse(typed) ? typed : undefined;
  if (base !== '' && URL.canParse(typed, base)) return new URL(typed, base).href;
  return /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(typed) ? webUrl(typed) : undefined;
}

/** Whether a line of a list is an address without its site, such as `/images/cat.jpg`. */
export const isRelative = (line: string): boolean => /^[^\s:]*\/\S*$/.test(line.trim());

const ENDINGS: Readonly<Record<Exclude<ImageType, 'all'>, RegExp>> = {
  jpg: /^(?:jpe?g|jfif)$/,
  png: /^a?png$/,
  webp: /^webp$/,
  gif: /^gif$/,
  svg: /^svg(?:\+xml)?$/,
  avif: /^avif$/,
};

/** Whether an address names an image of this type: by the extension of its path, or a data URL's media type. */
export function isOfType(address: string, type: ImageType): boolean {
  if (type === 'all') return true;
  const [, media] = /^data:image\/([\w.+-]+)/i.exec(address) ?? [];
  const [, extension] = media === undefined ? (/\.(\w+)$/.exec(new URL(address).pathname) ?? []) : [];
  return ENDINGS[type].test((media ?? extension ?? '').toLowerCase());
}
