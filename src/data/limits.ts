/**
 * How long a text may be where people publish it. `counts` says in what the place counts: `characters` as readers see
 * them (where the place does not say how it counts, too), `bytes` of UTF-8, `x` by X's weights, `sms` in the units of a
 * text message, whose limit depends on its letters.
 *
 * Read on 2026-11-21. Where the owner publishes no figure, the source says who measured it.
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

export const LIMITS: readonly Limit[] = [
  // docs.x.com/fundamentals/counting-characters; paid accounts may write 25,000
  { id: 'x', counts: 'x', limit: 280 },
  // 3GPP TS 23.038 and 23.040: 140 bytes a message; 70 where a letter is not in the GSM alphabet
  { id: 'sms', counts: 'sms', limit: 160 },
  // Google names no figure and cuts by width; about 600 pixels, which is some 60 letters of its type
  { id: 'metaTitle', counts: 'characters', limit: 60 },
  // Likewise; about 155 letters on a wide screen, fewer on a phone
  { id: 'metaDescription', counts: 'characters', limit: 155 },
  // The manuals of programs that post there agree (ayrshare.com, dopost.co)
  { id: 'instagramCaption', counts: 'characters', limit: 2200 },
  // As measured by several (socialk.it, socialswiss.tech)
  { id: 'instagramBio', counts: 'characters', limit: 150 },
  // ayrshare.com/docs/apis/post/social-networks/linkedin
  { id: 'linkedInPost', counts: 'characters', limit: 3000 },
  // YouTube Data API, videos, snippet.title
  { id: 'youTubeTitle', counts: 'characters', limit: 100 },
  // YouTube Data API, videos, snippet.description: bytes, not characters
  { id: 'youTubeDescription', counts: 'bytes', limit: 5000 },
  // In the app (socialk.it, socialswiss.tech); programs that post for you may send 2,200
  { id: 'tikTokCaption', counts: 'characters', limit: 4000 },
  // As Facebook announced in 2011, and measured since
  { id: 'facebookPost', counts: 'characters', limit: 63_206 },
];

/** A text message holds so many units: alone, and as a part of a longer one, which gives 6 bytes to its numbering. */
export const SMS = {
  gsm: { single: 160, part: 153 },
  unicode: { single: 70, part: 67 },
} as const;
