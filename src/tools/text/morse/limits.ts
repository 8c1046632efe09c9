/** Longer recordings are not made: this one is 318 MB already. */
export const LONGEST_SECONDS = 3600;
