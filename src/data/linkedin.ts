/**
 * How much of a post LinkedIn shows before '…more'. It publishes no figure; as commonly measured, 2026-11. The limit of a
 * whole post is in `limits.ts`.
 */
export const LINKEDIN_CUT = { lines: 3, characters: 210 } as const;
