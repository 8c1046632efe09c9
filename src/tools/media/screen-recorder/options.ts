export const AUDIO = ['none', 'tab', 'mic', 'both'] as const;
export const CAMERA = ['off', 'nw', 'ne', 'sw', 'se'] as const;
export const QUALITY = ['low', 'medium', 'high'] as const;
export const FORMATS = ['auto', 'mp4', 'webm'] as const;

export interface RecordOptions {
  readonly audio: (typeof AUDIO)[number];
  readonly camera: (typeof CAMERA)[number];
  readonly fps: number;
  readonly quality: (typeof QUALITY)[number];
  readonly format: (typeof FORMATS)[number];
}

const FULL_HD = 1920 * 1080;
const RATES = { low: 1_500_000, medium: 4_000_000, high: 8_000_000 } as const;
/** Text in a small window still needs this many bits per second. */
const LEAST_RATE = 300_000;

/** Bits per second: the rate at 1920 × 1080, in proportion to the area. */
export const bitRate = (quality: RecordOptions['quality'], width: number, height: number): number =>
  Math.max(LEAST_RATE, Math.round((RATES[quality] * width * height) / FULL_HD));

const TYPES = {
  mp4: ['video/mp4;codecs=avc1.640028,mp4a.40.2', 'video/mp4;codecs=avc1.42E01E,opus', 'video/mp4'],
  webm: ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'],
} as const;

/** The first type that the browser can record: MP4 first if both will do, because more programs open it. */
export function recordedType(
  format: RecordOptions['format'],
  isSupported: (type: string) => boolean,
): string | undefined {
  const types = format === 'auto' ? [...TYPES.mp4, ...TYPES.webm] : TYPES[format];
  return types.find(isSupported);
}

/** 'screen-recording-2026-11-23-2204': local time, in an order that sorts. */
export function recordingStem(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `screen-recording-${day}-${two(date.getHours())}${two(date.getMinutes())}`;
}

/** 75 seconds are '1:15', 3675 are '1:01:15'. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Where the camera is on a picture: a quarter of its width, a little away from the corner. */
export function cameraBox(
  corner: RecordOptions['camera'],
  picture: { readonly width: number; readonly height: number },
  camera: { readonly width: number; readonly height: number },
): { x: number; y: number; width: number; height: number } {
  const width = Math.round(picture.width / 4);
  const height = Math.round((width * camera.height) / camera.width);
  const edge = Math.round(picture.width * 0.02);
  return {
    x: corner.endsWith('w') ? edge : picture.width - width - edge,
    y: corner.startsWith('n') ? edge : picture.height - height - edge,
    width,
    height,
  };
}
