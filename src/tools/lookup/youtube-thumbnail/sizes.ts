/** The pictures that YouTube keeps of a video, largest first. Source: YouTube Data API, `thumbnails`; Google, read 2026-11-20. */
export const SIZES = [
  { name: 'maxresdefault', width: 1280, height: 720 },
  { name: 'sddefault', width: 640, height: 480 },
  { name: 'hqdefault', width: 480, height: 360 },
  { name: 'mqdefault', width: 320, height: 180 },
  { name: 'default', width: 120, height: 90 },
] as const;

/** Three stills that YouTube took from the video. */
export const FRAMES = [
  { name: 'hq1', width: 480, height: 360 },
  { name: 'hq2', width: 480, height: 360 },
  { name: 'hq3', width: 480, height: 360 },
] as const;

export interface Thumbnail {
  readonly address: string;
  readonly videoId: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The addresses of a video's pictures, whether or not each of them exists. */
export function thumbnailsOf(
  base: string,
  videoId: string,
  type: 'jpg' | 'webp',
  withFrames: boolean,
): readonly Thumbnail[] {
  const folder = type === 'webp' ? 'vi_webp' : 'vi';
  return [...SIZES, ...(withFrames ? FRAMES : [])].map((size) => ({
    ...size,
    videoId,
    address: `${base.replace(/\/$/, '')}/${folder}/${videoId}/${size.name}.${type}`,
  }));
}
