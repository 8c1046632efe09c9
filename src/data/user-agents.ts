import list from './user-agents.json';

/** What current browsers send as User-Agent, without bots; scripts/build-user-agents.mjs writes the list. */
export const USER_AGENTS: {
  readonly source: string;
  readonly licence: string;
  /** The date of the list, ISO. A seed draws other strings from a list of another date. */
  readonly checked: string;
  /** Sorted by code unit. Draws are indices into this order. */
  readonly items: readonly string[];
} = list;
