/** The common units of two sequences and those in between. Equal units have equal numbers, from 0. */
export interface Alignment {
  /**
   * 1 for each unit of the first sequence that is in both: the k-th of them corresponds to the k-th of the second's.
   */
  readonly keptA: Uint8Array;
  readonly keptB: Uint8Array;
  readonly kept: number;
  /** False if the search was cut short, so that more might have been kept. */
  readonly exact: boolean;
}

/** The number of steps after which the search is cut short. */
export const BUDGET = 1_000_000_000;
/** How deep a box is searched once the budget is spent. */
const LATE_DEPTH = 64;
/** Boxes of at least this size then search for anchors. */
const ANCHORED_FROM = 1000;
const NOWHERE = -0x40000000;

/** A part of both sequences that is still to be aligned. */
interface Box {
  readonly a: number;
  readonly b: number;
  readonly lengthA: number;
  readonly lengthB: number;
  /**
   * The size of the last enclosing box that was searched for anchors without success: at half that size the search is
   * repeated.
   */
  readonly anchorless?: number;
}

/**
 * Aligns two sequences. Keeps as much as possible, in linear space: E. W. Myers, 'An O(ND) Difference Algorithm and Its
 * Variations', Algorithmica 1 (1986), §4b. When `budget` is spent, units that occur once on either side serve as
 * anchors (B. Cohen's patience diff), and between them the search is limited to a small depth.
 */
export function align(
  a: Int32Array,
  b: Int32Array,
  budget = BUDGET,
  progress: (part: number) => void = () => {},
): Alignment {
  const keptA = new Uint8Array(a.length);
  const keptB = new Uint8Array(b.length);
  const ends = commonEnds(a, b, { a: 0, b: 0, lengthA: a.length, lengthB: b.length });
  keptA.fill(1, 0, ends.head).fill(1, a.length - ends.tail);
  keptB.fill(1, 0, ends.head).fill(1, b.length - ends.tail);
  // A unit that the other side lacks is in no common sequence, so the search can skip it.
  const placesA = sharedPlaces(a, b, ends);
  const placesB = sharedPlaces(b, a, ends);
  const found = search(pick(a, placesA), pick(b, placesB), budget, progress);
  for (let at = 0; at < placesA.length; at++) if (found.keptA[at] === 1) keptA[placesA[at] ?? 0] = 1;
  for (let at = 0; at < placesB.length; at++) if (found.keptB[at] === 1) keptB[placesB[at] ?? 0] = 1;
  return { keptA, keptB, kept: ends.head + ends.tail + found.kept, exact: found.exact };
}

function commonEnds(a: Int32Array, b: Int32Array, box: Box): { head: number; tail: number } {
  const shorter = Math.min(box.lengthA, box.lengthB);
  let head = 0;
  while (head < shorter && a[box.a + head] === b[box.b + head]) head++;
  const [lastA, lastB] = [box.a + box.lengthA - 1, box.b + box.lengthB - 1];
  let tail = 0;
  while (tail < shorter - head && a[lastA - tail] === b[lastB - tail]) tail++;
  return { head, tail };
}

const pick = (units: Int32Array, places: Int32Array): Int32Array => places.map((place) => units[place] ?? 0);

const largest = (units: Int32Array): number => units.reduce((most, unit) => Math.max(most, unit), -1);

/** The positions between the common ends whose units also occur on the other side. */
function sharedPlaces(
  units: Int32Array,
  others: Int32Array,
  { head, tail }: { head: number; tail: number },
): Int32Array {
  const seen = new Uint8Array(Math.max(largest(units), largest(others)) + 1);
  for (let at = head; at < others.length - tail; at++) seen[others[at] ?? 0] = 1;
  const places = new Int32Array(Math.max(0, units.length - head - tail));
  let count = 0;
  for (let at = head; at < units.length - tail; at++) if (seen[units[at] ?? 0] === 1) places[count++] = at;
  return places.subarray(0, count);
}

function search(a: Int32Array, b: Int32Array, budget: number, progress: (part: number) => void): Alignment {
  const keptA = new Uint8Array(a.length);
  const keptB = new Uint8Array(b.length);
  const middle = middleFinder(a, b);
  let anchorsOf: ((box: Box) => readonly Anchor[]) | undefined;
  let kept = 0;
  let done = 0;
  let left = budget;
  let exact = true;
  const keep = (atA: number, atB: number, length: number) => {
    keptA.fill(1, atA, atA + length);
    keptB.fill(1, atB, atB + length);
    kept += length;
  };
  const boxes: Box[] = [{ a: 0, b: 0, lengthA: a.length, lengthB: b.length }];
  for (let whole = boxes.pop(); whole !== undefined; whole = boxes.pop()) {
    const { head, tail } = commonEnds(a, b, whole);
    keep(whole.a, whole.b, head);
    keep(whole.a + whole.lengthA - tail, whole.b + whole.lengthB - tail, tail);
    const box: Box = {
      a: whole.a + head,
      b: whole.b + head,
      lengthA: whole.lengthA - head - tail,
      lengthB: whole.lengthB - head - tail,
    };
    if (box.lengthA === 0 || box.lengthB === 0) {
      done += whole.lengthA + whole.lengthB;
      progress(done / (a.length + b.length));
      continue;
    }
    done += 2 * (head + tail);
    let { anchorless = Infinity } = whole;
    const size = box.lengthA + box.lengthB;
    if (left <= 0 && size >= ANCHORED_FROM && size <= anchorless / 2) {
      anchorless = size;
      anchorsOf ??= anchorFinder(a, b);
      const anchors = anchorsOf(box);
      if (anchors.length > 0) {
        exact = false;
        pushBetween(boxes, box, anchors);
        continue;
      }
    }
    const split = middle(box, Math.max(0, left));
    left -= split.cost;
    exact &&= split.exact;
    boxes.push(
      { a: box.a, b: box.b, lengthA: split.a, lengthB: split.b, anchorless },
      {
        a: box.a + split.a,
        b: box.b + split.b,
        lengthA: box.lengthA - split.a,
        lengthB: box.lengthB - split.b,
        anchorless,
      },
    );
  }
  return { keptA, keptB, kept, exact };
}

interface Split {
  /** The point on a best path, counted from the box's corner. */
  readonly a: number;
  readonly b: number;
  readonly cost: number;
  readonly exact: boolean;
}

/** Finds where the paths from both corners of a box meet. Without budget left, it stops at a small depth. */
function middleFinder(a: Int32Array, b: Int32Array): (box: Box, left: number) => Split {
  let room = [new Int32Array(0), new Int32Array(0)] as const;

  return (box, left) => {
    // A search of depth D takes at least D² steps, so the budget limits the memory it needs.
    const depthLimit = left > 0 ? Math.ceil(Math.sqrt(left)) + 1 : LATE_DEPTH;
    const deepest = Math.min(Math.ceil((box.lengthA + box.lengthB) / 2), depthLimit);
    const size = 2 * deepest + 3;
    if (room[0].length < size) room = [new Int32Array(size), new Int32Array(size)];
    return meet(a, b, box, room, deepest, left > 0 ? left : Infinity);
  };
}

/** The paths from one corner of a box. */
interface Front {
  /** For each diagonal k = x − y from the corner, at `origin` + k: how far along the first sequence a path has come. */
  readonly reach: Int32Array;
  /** The corner's first units in both sequences. */
  readonly a: number;
  readonly b: number;
  /** The direction of the search: 1 from the start, −1 from the end. */
  readonly step: 1 | -1;
  /** Twice the number of diagonals on either side that have left the box: they are skipped. */
  low: number;
  high: number;
  /** The units compared. */
  cost: number;
}

/** Myers' search from both corners at once, up to `deepest` edits each. */
function meet(
  a: Int32Array,
  b: Int32Array,
  box: Box,
  [forward, backward]: readonly [Int32Array, Int32Array],
  deepest: number,
  budget: number,
): Split {
  const { a: startA, b: startB, lengthA, lengthB } = box;
  const odd = ((lengthA - lengthB) & 1) !== 0;
  const origin = deepest + 1;
  const first: Front = { reach: forward, a: startA, b: startB, step: 1, low: 0, high: 0, cost: 0 };
  const last: Front = {
    reach: backward,
    a: startA + lengthA - 1,
    b: startB + lengthB - 1,
    step: -1,
    low: 0,
    high: 0,
    cost: 0,
  };
  let depth = 0;
  for (; depth <= deepest && first.cost + last.cost <= budget; depth++) {
    // With an odd difference of lengths the paths meet after a step from the start, otherwise after one from the end.
    const met = advance(a, b, box, first, backward, origin, depth, odd ? depth - 1 : -1);
    if (met) return { ...met, cost: first.cost + last.cost, exact: true };
    const back = advance(a, b, box, last, forward, origin, depth, odd ? -1 : depth);
    if (back) return { a: lengthA - back.a, b: lengthB - back.b, cost: first.cost + last.cost, exact: true };
  }
  return { ...furthest(box, forward, backward, origin, depth), cost: first.cost + last.cost, exact: false };
}

/**
 * Takes the paths of one corner an edit further. Returns the point, seen from that corner, where one of them meets a
 * path from the other; only diagonals up to `within` from the other corner's middle can.
 */
function advance(
  a: Int32Array,
  b: Int32Array,
  { lengthA, lengthB }: Box,
  front: Front,
  opposite: Int32Array,
  origin: number,
  depth: number,
  within: number,
): { readonly a: number; readonly b: number } | undefined {
  const { reach, step, a: cornerA, b: cornerB } = front;
  const delta = lengthA - lengthB;
  let { low, high, cost } = front;
  reach[origin - depth - 1] = NOWHERE;
  reach[origin + depth + 1] = NOWHERE;
  // A point above one diagonal lies before the next but one, which is checked next.
  for (let k = low - depth, before = reach[origin + k - 1] ?? NOWHERE, above = before; k <= depth - high; k += 2) {
    before = above;
    above = reach[origin + k + 1] ?? NOWHERE;
    let x = depth === 0 ? 0 : before < above ? above : before + 1;
    let y = x - k;
    if (x < 0 || x > lengthA || y > lengthB) {
      reach[origin + k] = NOWHERE;
      if (k === low - depth) low += 2;
      else if (k === depth - high) high += 2;
      continue;
    }
    const from = x;
    while (x < lengthA && y < lengthB && a[cornerA + step * x] === b[cornerB + step * y]) {
      x++;
      y++;
    }
    cost += x - from + 1;
    reach[origin + k] = x;
    const mirror = delta - k;
    if (Math.abs(mirror) > within) continue;
    const other = opposite[origin + mirror] ?? NOWHERE;
    if (other >= 0 && x + other >= lengthA) {
      front.cost = cost;
      return { a: x, b: y };
    }
  }
  front.low = low;
  front.high = high;
  front.cost = cost;
  return undefined;
}

/** For a search that was cut short: the point to which the paths from either corner have advanced the furthest. */
function furthest(
  { lengthA, lengthB }: Box,
  forward: Int32Array,
  backward: Int32Array,
  origin: number,
  depth: number,
): { readonly a: number; readonly b: number } {
  let best = 0;
  let point = { a: 0, b: 0 };
  for (let k = 1 - depth; k < depth; k += 2) {
    const ahead = forward[origin + k] ?? NOWHERE;
    if (2 * ahead - k > best) {
      best = 2 * ahead - k;
      point = { a: ahead, b: ahead - k };
    }
    const back = backward[origin + k] ?? NOWHERE;
    if (2 * back - k > best) {
      best = 2 * back - k;
      point = { a: lengthA - back, b: lengthB - back + k };
    }
  }
  return point;
}

/** The same unit on both sides. */
interface Anchor {
  readonly a: number;
  readonly b: number;
}

/**
 * Finds units that occur once on either side of a box, and of those the longest sequence that is in order on both
 * sides.
 */
function anchorFinder(a: Int32Array, b: Int32Array): (box: Box) => readonly Anchor[] {
  const size = Math.max(largest(a), largest(b)) + 1;
  const timesA = new Int32Array(size);
  const timesB = new Int32Array(size);
  const placeB = new Int32Array(size);
  const count = (units: Int32Array, times: Int32Array, from: number, length: number, by: number) => {
    for (let at = from; at < from + length; at++) {
      const unit = units[at] ?? 0;
      times[unit] = (times[unit] ?? 0) + by;
    }
  };
  return (box) => {
    count(a, timesA, box.a, box.lengthA, 1);
    count(b, timesB, box.b, box.lengthB, 1);
    for (let at = box.b; at < box.b + box.lengthB; at++) placeB[b[at] ?? 0] = at;
    const anchors: Anchor[] = [];
    for (let at = box.a; at < box.a + box.lengthA; at++) {
      const unit = a[at] ?? 0;
      if (timesA[unit] === 1 && timesB[unit] === 1) anchors.push({ a: at, b: placeB[unit] ?? 0 });
    }
    count(a, timesA, box.a, box.lengthA, -1);
    count(b, timesB, box.b, box.lengthB, -1);
    return inOrder(anchors);
  };
}

/**
 * The longest sequence of anchors, which are in order on the first side, that is also in order on the second: patience
 * sorting.
 */
function inOrder(anchors: readonly Anchor[]): readonly Anchor[] {
  const tops: number[] = [];
  const before = new Int32Array(anchors.length);
  const placeOf = (index: number | undefined) => anchors[index ?? 0]?.b ?? 0;
  for (const [index, { b }] of anchors.entries()) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(tops[middle]) < b) low = middle + 1;
      else high = middle;
    }
    before[index] = tops[low - 1] ?? -1;
    tops[low] = index;
  }
  const chosen: Anchor[] = [];
  for (let index = tops.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const anchor = anchors[index];
    if (anchor) chosen.push(anchor);
  }
  return chosen.reverse();
}

/** Adds the boxes between anchors; each except the first begins with an anchor. */
function pushBetween(boxes: Box[], box: Box, anchors: readonly Anchor[]): void {
  let { a, b } = box;
  for (const next of [...anchors, { a: box.a + box.lengthA, b: box.b + box.lengthB }]) {
    boxes.push({ a, b, lengthA: next.a - a, lengthB: next.b - b });
    ({ a, b } = next);
  }
}
