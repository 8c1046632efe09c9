/** A point of a line, in pixels. */
export type Point = readonly [number, number];

/**
 * Reduces the points of a line to at most `most`, and keeps its shape: Largest-Triangle-Three-Buckets (Sveinn Steinarsson,
 * 'Downsampling Time Series for Visual Representation', University of Iceland, 2013, §4.2). The points must be sorted by x.
 */
export function thinned(points: readonly Point[], most: number): readonly Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (points.length <= most || most < 3 || !first || !last) return points;
  const size = (points.length - 2) / (most - 2);
  const kept: Point[] = [first];
  let previous = first;
  for (let bucket = 0; bucket < most - 2; bucket++) {
    const from = 1 + Math.floor(bucket * size);
    const to = 1 + Math.floor((bucket + 1) * size);
    const [meanX, meanY] = meanOf(points.slice(to, Math.min(points.length, 1 + Math.floor((bucket + 2) * size))), last);
    let best: Point = points[from] ?? previous;
    let largest = -1;
    for (const point of points.slice(from, to)) {
      const area = Math.abs(
        (previous[0] - meanX) * (point[1] - previous[1]) - (previous[0] - point[0]) * (meanY - previous[1]),
      );
      if (area > largest) [largest, best] = [area, point];
    }
    kept.push(best);
    previous = best;
  }
  return [...kept, last];
}

function meanOf(points: readonly Point[], fallback: Point): Point {
  if (points.length === 0) return fallback;
  const [x, y] = points.reduce<[number, number]>((sum, point) => [sum[0] + point[0], sum[1] + point[1]], [0, 0]);
  return [x / points.length, y / points.length];
}
