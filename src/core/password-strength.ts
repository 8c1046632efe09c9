/** From the weakest to the strongest, as `data-value` has them; each has a label in the tools that rate passwords. */
export const STRENGTHS = ['weak', 'fair', 'strong', 'very strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const isStrength = (code: unknown): code is Strength => STRENGTHS.some((strength) => strength === code);
