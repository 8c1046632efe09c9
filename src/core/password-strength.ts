/** From the weakest to the strongest; each has a label in the tools that rate passwords. */
export const STRENGTHS = ['weak', 'fair', 'strong', 'veryStrong'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const isStrength = (code: unknown): code is Strength => STRENGTHS.some((strength) => strength === code);
