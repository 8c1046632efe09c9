import { LOCALES, type Lang } from '../i18n/languages.ts';
import type { Fact, Size } from './fact.ts';
import { FEE_FACTS } from './fee-facts.ts';
import { DISCORD } from './platforms/discord.ts';
import { EPIC } from './platforms/epic.ts';
import { FACEBOOK } from './platforms/facebook.ts';
import { GOOGLE_SEARCH } from './platforms/google-search.ts';
import { INSTAGRAM } from './platforms/instagram.ts';
import { LINKEDIN } from './platforms/linkedin.ts';
import { TIKTOK } from './platforms/tiktok.ts';
import { WHATSAPP } from './platforms/whatsapp.ts';
import { X } from './platforms/x.ts';
import { YOUTUBE } from './platforms/youtube.ts';
import { SOCIAL_SIZES } from './social-sizes.ts';

const PLATFORMS: Readonly<Record<string, Readonly<Record<string, Fact>>>> = {
  discord: DISCORD,
  epic: EPIC,
  facebook: FACEBOOK,
  google: GOOGLE_SEARCH,
  instagram: INSTAGRAM,
  linkedin: LINKEDIN,
  tiktok: TIKTOK,
  whatsapp: WHATSAPP,
  x: X,
  youtube: YOUTUBE,
};

/** A count, a size, or a fee as decimal text. */
type ProseFact = Fact<number | Size | string>;

/** The figures of third parties that a text can include by name: `{fact:x.post}`, `{fact:paypal.checkout.percent}`. */
export const PROSE_FACTS: ReadonlyMap<string, ProseFact> = new Map<string, ProseFact>([
  ...Object.entries(PLATFORMS).flatMap(([platform, facts]) =>
    Object.entries(facts).map(([name, fact]) => [`${platform}.${name}`, fact] as const),
  ),
  ...Object.entries(SOCIAL_SIZES),
  ...FEE_FACTS,
]);

/** `{fact:x.post}` in a text; the name is the first group. */
export const FACT_BLANK = /\{fact:([\w.-]+)\}/g;

/** How long a figure counts as checked after its source was read, in days. */
export const FACT_DAYS = 180;

/** A figure in a page's language: '2,200', '0.30' with its decimals, or '1280 × 720' with no-break spaces. */
export function factText({ value }: ProseFact, lang: Lang): string {
  if (typeof value === 'object') return `${value.width}\u00A0×\u00A0${value.height}`;
  if (typeof value === 'string') {
    const { length: digits } = value.split('.')[1] ?? '';
    return new Intl.NumberFormat(LOCALES[lang], { minimumFractionDigits: digits }).format(Number(value));
  }
  return new Intl.NumberFormat(LOCALES[lang]).format(value);
}

/** The days until a figure has to be looked up again, negative if it is late; undefined if its source was never dated. */
export function daysLeft({ confirmed, read }: ProseFact, today: string): number | undefined {
  return confirmed ? FACT_DAYS - (Date.parse(today) - Date.parse(read)) / 86_400_000 : undefined;
}
