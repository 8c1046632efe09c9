/** A place that two scrolling boxes have in common: how far down it is in each. */
export type Anchor = readonly [from: number, to: number];

/**
 * Where the second box must be scrolled to when the first is at `top`: on a straight line between the anchors around it.
 * Both begin and end together; anchors that cannot reach the upper edge in both boxes, or run backwards, are passed over.
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

/** The last of some places, ordered by how far down they are, that is not below `top`; the first where all are. */
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
