/** A locked result of a generator: it keeps its position (from 0) while the others change. */
export interface Kept {
  readonly place: number;
  readonly text: string;
}

/** The separator. Results that can be locked must not contain it. */
const BETWEEN = '|';

/** Serializes locked results for the field `keep` and the link: `0|coliseum|3|star`. */
export const writeKept = (kept: readonly Kept[]): string =>
  kept
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ place, text }) => [String(place), text])
    .join(BETWEEN);

/** Parses the output of `writeKept`; damaged parts of a link are skipped. The first result for a position counts. */
export function readKept(keep: string): readonly Kept[] {
  const parts = keep.split(BETWEEN);
  const kept = new Map<number, Kept>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [place = '', text = ''] = [parts[at], parts[at + 1]];
    if (/^\d{1,5}$/.test(place) && text !== '' && !kept.has(Number(place))) {
      kept.set(Number(place), { place: Number(place), text });
    }
  }
  return [...kept.values()];
}

/** Locks a result, or unlocks it if it is locked. */
export function toggled(keep: string, { place, text }: Kept): string {
  const kept = readKept(keep);
  const others = kept.filter((one) => one.place !== place);
  const locked = kept.some((one) => one.place === place && one.text === text);
  return writeKept(locked ? others : [...others, { place, text }]);
}

/** Inserts the locked results at their positions among the drawn ones. All positions must be below the total length. */
export function withKept(drawn: readonly string[], kept: readonly Kept[]): string[] {
  const locked = new Map(kept.map(({ place, text }) => [place, text]));
  const rest = drawn.values();
  return Array.from({ length: drawn.length + kept.length }, (_, place) => locked.get(place) ?? rest.next().value ?? '');
}
