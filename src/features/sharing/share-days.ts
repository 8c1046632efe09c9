/** How long a short link may last, by the choice `expires`, in days. */
export const DAYS = { '1d': 1, '7d': 7, '30d': 30 } as const;
export const isDays = (value: string): value is keyof typeof DAYS => value in DAYS;
