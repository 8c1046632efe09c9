/**
 * What Instagram does with a caption: how much of it is shown before 'more', and how many hashtags it takes. The length
 * itself stands in `limits.ts`.
 *
 * Instagram's help names 30 hashtags; the 125 characters are what those who schedule posts measure in the feed. As of
 * 2026-11, from general knowledge.
 */
export const CAPTION = { shown: 125, hashtags: 30 } as const;
