/** The longest post on X (config v3 of twitter-text) and message on Discord without Nitro (API, 'content'); read 2026-11-21. */
export const ZALGO_LIMITS = { x: 280, discord: 2_000 } as const;
