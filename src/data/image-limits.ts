/** Pixels of the largest canvas in Chrome: 16,384 × 16,384 (Chromium, canvas size limits; measured 2026-11-20). */
export const LARGEST_AREA = 268_435_456;
/** Pixels of the longest side that Safari's canvas supports; Chrome and Firefox support more (measured 2026-11-20). */
export const LONGEST_SIDE = 16_384;
/**
 * A picture larger than this is decoded directly to the target size: at 100 megapixels, one full copy is 400 MB of
 * RGBA.
 */
export const HUGE_AREA = 50_000_000;
/** Pictures larger than this are processed one at a time. */
export const LARGE_AREA = 20_000_000;
/** Pixels of the longest side of a WebP, 2^14 − 1 (RFC 9649 §3.4), and of an AVIF or JPEG, 2^16 − 1 (ITU-T T.81 §B.2.2). */
export const LONGEST_WEBP = 16_383;
