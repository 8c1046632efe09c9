import type { Fact } from '../fact';

const COUNTING = {
  source: 'https://docs.x.com/fundamentals/counting-characters',
  read: '2026-08-22',
  confirmed: true,
} as const;

/** Free accounts; paid accounts may write 25,000. */
export const X = {
  post: { value: 280, unit: 'x', ...COUNTING },
  /** The length of any link in a post. */
  link: { value: 23, unit: 'x', ...COUNTING },
} as const satisfies Readonly<Record<string, Fact>>;
