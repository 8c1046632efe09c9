export interface TimingWish {
  /** Seconds. */
  readonly start: number;
  /** 0 is ten seconds after the start, or the video's end. */
  readonly end: number;
  readonly fps: number;
  readonly speed: number;
  readonly reverse: boolean;
  readonly boomerang: boolean;
}

export interface Timing {
  /** The times in the video of the frames that are decoded, ascending, in seconds. */
  readonly times: readonly number[];
  /** The frames in the order in which they are shown, as places in `times`. */
  readonly order: readonly number[];
  /** How long each shown frame stays, in hundredths of a second. */
  readonly delays: readonly number[];
}

const DEFAULT_LENGTH = 10;

/** When the clip ends, in seconds. */
export const endOf = ({ start, end }: Pick<TimingWish, 'start' | 'end'>, duration: number): number =>
  Math.min(duration, end === 0 ? start + DEFAULT_LENGTH : end);

/**
 * Which frames a GIF shows, and for how long. GIF counts in hundredths of a second: the rounding errors are carried forward, so
 * that the frames together last as long as the clip, to a hundredth.
 */
export function timingOf(wish: TimingWish, duration: number): Timing {
  const { start, fps, speed, reverse, boomerang } = wish;
  const length = (endOf(wish, duration) - start) / speed;
  const count = Math.max(1, Math.ceil(length * fps - 1e-9));
  const times = Array.from({ length: count }, (_, index) => start + (index * speed) / fps);
  const total = Math.max(1, Math.round(length * 100));
  const border = (index: number) => (index === count ? total : Math.round((index * 100) / fps));
  const lengths = times.map((_, index) => Math.max(1, border(index + 1) - border(index)));
  const forward = times.map((_, index) => index);
  const way = reverse ? forward.toReversed() : forward;
  const order = boomerang ? [...way, ...way.slice(1, -1).toReversed()] : way;
  return { times, order, delays: order.map((index) => lengths[index] ?? 1) };
}

/** A region 'x,y,width,height' in pixels of the video, cut off at its edges; undefined if it is none, or outside. */
export function cropOf(typed: string, { width, height }: { readonly width: number; readonly height: number }) {
  if (typed.trim() === '') return { left: 0, top: 0, width, height };
  const numbers = typed.split(/[\s,;]+/).map(Number);
  const [left = NaN, top = NaN, across = NaN, down = NaN] = numbers;
  if (numbers.length !== 4 || numbers.some((number) => !Number.isInteger(number))) return undefined;
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const crop = { left: x, top: y, width: Math.min(width, left + across) - x, height: Math.min(height, top + down) - y };
  return crop.width > 0 && crop.height > 0 ? crop : undefined;
}

/** The GIF's size: never wider than the video; a missing side follows the ratio, halves rounded up. */
export function outputSize(
  source: { readonly width: number; readonly height: number },
  wish: { readonly width: number | undefined; readonly height: number | undefined },
): { width: number; height: number } {
  const ratio = source.height / source.width;
  if (wish.width === undefined && wish.height !== undefined) {
    const height = Math.min(wish.height, source.height);
    return { width: Math.max(1, Math.floor(height / ratio + 0.5)), height };
  }
  const width = Math.min(wish.width ?? source.width, source.width);
  return { width, height: wish.height ?? Math.max(1, Math.floor(width * ratio + 0.5)) };
}
