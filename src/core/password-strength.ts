/** From the weakest to the strongest; each has a word in the tools that judge passwords. */
export const STRENGTHS = ['weak', 'fair', 'strong', 'veryStrong'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const isStrength = (code: unknown): code is Strength => STRENGTHS.some((strength) => strength === code);
