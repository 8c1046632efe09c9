import { UPSTREAMS } from '../../../data/upstreams';
import type { Lang } from '../../../i18n/languages';

export interface PackInfo {
  readonly title: string;
  readonly author: string;
  /** The stickers' numbers, in the order of the pack. */
  readonly stickers: readonly string[];
  /** It moves or has sound: then its archive has another name. */
  readonly isAnimated: boolean;
}

const product = (id: string) => `${UPSTREAMS.line}/stickershop/v1/product/${id}/iphone`;

export const infoAddress = (id: string): string => `${product(id)}/productInfo.meta`;

/** LINE's own archive of a pack. */
export const archiveAddress = (id: string, isAnimated: boolean): string =>
  `${product(id)}/${isAnimated ? 'stickerpack' : 'stickers'}@2x.zip`;

export const stickerAddress = (sticker: string): string =>
  `${UPSTREAMS.line}/stickershop/v1/sticker/${sticker}/iphone/sticker@2x.png`;

/** Reads LINE's productInfo.meta (JSON): names in several languages, and the numbers of the stickers. */
export function readPackInfo(meta: unknown, lang: Lang): PackInfo {
  const { title, author, stickers, hasAnimation, hasSound } = isRecord(meta) ? meta : {};
  return {
    title: named(title, lang),
    author: named(author, lang),
    stickers: Array.isArray(stickers)
      ? stickers.flatMap((one) => (isRecord(one) && one.id !== undefined ? [String(one.id)] : []))
      : [],
    isAnimated: hasAnimation === true || hasSound === true,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A name in the page's language, in English, or in the first there is. */
function named(names: unknown, lang: Lang): string {
  if (!isRecord(names)) return '';
  const found = names[lang] ?? names.en ?? Object.values(names)[0];
  return typeof found === 'string' ? found : '';
}
