/** A position that two scrolling boxes have in common: its distance from the top in each. */
export type Anchor = readonly [from: number, to: number];

/**
 * The scroll position of the second box when the first is at `top`: interpolated linearly between the surrounding
 * anchors. Both begin and end together; anchors that cannot reach the upper edge in both boxes, or run backwards, are
 * skipped.
 */
export function followed(top: number, anchors: readonly Anchor[], most: Anchor): number {
  let [fromBefore, toBefore] = [0, 0];
  for (const [from, to] of [...anchors.filter(([from, to]) => from < most[0] && to < most[1]), most]) {
    if (from <= fromBefore || to < toBefore) continue;
    if (top <= from) return toBefore + ((top - fromBefore) / (from - fromBefore)) * (to - toBefore);
    [fromBefore, toBefore] = [from, to];
  }
  return most[1];
}

/** The index of the last of some sorted positions that isn't below `top`; 0 if all are. */
export function lastAbove<Place>(places: readonly Place[], top: number, topOf: (place: Place) => number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[middle];
    if (place === undefined || topOf(place) > top) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low - 1);
}
