import { DISCORD } from './platforms/discord';
import { X } from './platforms/x';

/** The longest post on X and the longest message on Discord without Nitro. */
export const ZALGO_LIMITS = { x: X.post.value, discord: DISCORD.message.value } as const;
