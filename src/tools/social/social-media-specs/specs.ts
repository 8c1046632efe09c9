import { SOCIAL_SPECS, type ImageSpec, type Spec } from '../../../data/social-specs';
import type { Size } from '../../../data/fact';

export type Kind = 'all' | Spec['kind'];

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The ratio in lowest terms if both terms are small, otherwise against 1: ‘16:9’, ‘1.91:1’. */
export function ratioText({ width, height }: Size): string {
  const divisor = gcd(width, height);
  const [across, down] = [width / divisor, height / divisor];
  return across <= 21 && down <= 21 ? `${across}:${down}` : `${Number((width / height).toFixed(2))}:1`;
}

const UNITS: Readonly<Record<string, string>> = { hashtags: 'hashtags', bytes: 'bytes' };

/** A row as one line: `YouTube · Thumbnail · 1280×720 px · 16:9`. */
export function specText(spec: Spec): string {
  const start = `${spec.platform} · ${spec.asset} · `;
  if (spec.kind === 'text') return `${start}${spec.limit.value} ${UNITS[spec.limit.unit] ?? 'characters'}`;
  const { value } = spec.size;
  return `${start}${value.width}×${value.height} px · ${spec.ratio ?? ratioText(value)}`;
}

/** As a search compares it: a profile photo is a profile picture, and 2,200 is 2200. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll('×', 'x')
    .toLowerCase()
    .replaceAll('photo', 'picture');

/** Words of a search that no row needs to have: “facebook cover photo size” means the cover. */
const OPTIONAL: ReadonlySet<string> = new Set(
  'a an and for in of on the best aspect ratio size dimension pixel px picture image character limit length'.split(' '),
);

/** Of those, the ones that ask for an image: “whatsapp profile picture” is not the length of a profile text. */
const OF_IMAGES: ReadonlySet<string> = new Set('aspect ratio dimension pixel px picture image'.split(' '));

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=..)s$/, '');

const hasWord = (haystack: string, word: string): boolean =>
  word.length > 1 ? haystack.includes(word) : haystack.split(/[^\p{L}\p{N}]+/u).includes(word);

/** A letter alone is a name (X), not a part of one: every size contains an x. A plural finds the singular. */
const contains = (haystack: string, word: string): boolean =>
  hasWord(haystack, word) || hasWord(haystack, singular(word));

/** How well a row fits a search; the least is the best: the platform's name, its beginning, a word of the asset, the rest. */
function distance({ platform, asset }: Spec, words: readonly string[]): number {
  const name = folded(platform);
  const parts = folded(asset).split(' ');
  const of = (word: string) =>
    name === word ? 0 : name.startsWith(word) ? 1 : parts.some((part) => part.startsWith(word)) ? 2 : 3;
  return words.reduce((sum, word) => sum + of(word), 0);
}

/**
 * The rows that contain every word of a search, in platform, name, keywords, or size: names first, otherwise in the order of
 * the list. If no row does, words such as “size” and “photo” may be missing; with “photo,” only images
 * and videos are then found.
 */
export function findSpecs(search: string, platform: string, kind: Kind): readonly Spec[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const rowsWith = (wanted: readonly string[]): readonly Spec[] =>
    SOCIAL_SPECS.filter((spec) => {
      const haystack = folded(`${specText(spec)} ${spec.keywords ?? ''} ${spec.kind}`);
      return (
        (platform === '' || spec.platform === platform) &&
        (kind === 'all' || spec.kind === kind) &&
        wanted.every((word) => contains(haystack, word))
      );
    });
  const exact = rowsWith(words);
  const telling = words.filter((word) => !OPTIONAL.has(singular(word)));
  const wantsImage = words.some((word) => OF_IMAGES.has(singular(word)));
  const found = exact.length > 0 ? exact : rowsWith(telling).filter((spec) => !wantsImage || spec.kind !== 'text');
  return found.toSorted((one, other) => distance(one, words) - distance(other, words));
}

export type Fit = 'fits' | 'cropped' | 'small';

/** How a picture fits a size: in shape within 1%, and in pixels. A picture that is only larger is scaled down. */
export function fitOf(picture: Size, spec: ImageSpec): Fit {
  const { width, height } = spec.size.value;
  const { minimum = spec.size.value } = spec;
  if (picture.width < minimum.width || picture.height < minimum.height) return 'small';
  return Math.abs(picture.width / picture.height / (width / height) - 1) <= 0.01 ? 'fits' : 'cropped';
}

export const PLATFORMS: readonly string[] = [...new Set(SOCIAL_SPECS.map(({ platform }) => platform))];
