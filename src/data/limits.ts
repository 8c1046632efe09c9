import type { Fact } from './fact';
import { FACEBOOK } from './platforms/facebook';
import { GOOGLE_SEARCH } from './platforms/google-search';
import { INSTAGRAM } from './platforms/instagram';
import { LINKEDIN } from './platforms/linkedin';
import { TIKTOK } from './platforms/tiktok';
import { X } from './platforms/x';
import { YOUTUBE } from './platforms/youtube';

/**
 * The maximum length of a text on each platform. `counts` is the platform's unit: `characters` as readers see them
 * (also if the platform does not document how it counts), `bytes` of UTF-8, `x` by X's weights, `sms` in the units of a
 * text message, whose limit depends on its letters.
 */
export interface Limit {
  readonly id:
    | 'x'
    | 'sms'
    | 'metaTitle'
    | 'metaDescription'
    | 'instagramCaption'
    | 'instagramBio'
    | 'linkedInPost'
    | 'youTubeTitle'
    | 'youTubeDescription'
    | 'tikTokCaption'
    | 'facebookPost';
  readonly counts: 'characters' | 'bytes' | 'x' | 'sms';
  readonly limit: number;
}

/**
 * The units that fit into a text message: a single one, or a part of a longer one, which uses 6 bytes for numbering.
 * 140 bytes of 7-bit letters or of UTF-16: 3GPP TS 23.040 §9.2.3.24.1 and 23.038 §6.1.
 */
export const SMS = {
  gsm: { single: 160, part: 153 },
  unicode: { single: 70, part: 67 },
} as const;

const limit = (id: Limit['id'], { unit, value }: Fact & { readonly unit: Limit['counts'] }): Limit => ({
  id,
  counts: unit,
  limit: value,
});

export const LIMITS: readonly Limit[] = [
  limit('x', X.post),
  { id: 'sms', counts: 'sms', limit: SMS.gsm.single },
  limit('metaTitle', GOOGLE_SEARCH.title),
  limit('metaDescription', GOOGLE_SEARCH.description),
  limit('instagramCaption', INSTAGRAM.caption),
  limit('instagramBio', INSTAGRAM.bio),
  limit('linkedInPost', LINKEDIN.post),
  limit('youTubeTitle', YOUTUBE.title),
  limit('youTubeDescription', YOUTUBE.description),
  limit('tikTokCaption', TIKTOK.caption),
  limit('facebookPost', FACEBOOK.post),
];
