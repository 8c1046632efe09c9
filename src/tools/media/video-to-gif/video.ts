import type { CropRectangle, InputVideoTrack } from 'mediabunny';
import { pageCanvas, type Canvas } from '../../../browser/image/page-canvas';
import type { Size } from '../../../formats/image/image-size';

export interface Video extends Size {
  /** Seconds. */
  readonly duration: number;
  /** The picture on screen at each time, cropped and scaled. The canvas may be reused for the next one. */
  frames(times: readonly number[], crop: CropRectangle, size: Size): AsyncGenerator<Canvas>;
  close(): void;
}

export type VideoFault =
  | { readonly fault: 'notVideo' | 'noTrack' }
  | { readonly fault: 'noDecoder'; readonly codec: string };

export const hasDecoder = (): boolean => typeof VideoDecoder !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/** Opens a video: with WebCodecs, which reads only what it needs of a file of any size, otherwise with a `<video>`. */
export const openVideo = (file: File): Promise<Video | VideoFault> => (hasDecoder() ? decoded(file) : played(file));

async function decoded(file: File): Promise<Video | VideoFault> {
  const { BlobSource, CanvasSink, Input, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
  let track: InputVideoTrack | null;
  try {
    track = await input.getPrimaryVideoTrack();
  } catch {
    return { fault: 'notVideo' };
  }
  if (!track) return { fault: 'noTrack' };
  if (!(await track.canDecode())) return { fault: 'noDecoder', codec: (await track.getCodec()) ?? '?' };
  const [duration, width, height] = [
    await track.computeDuration(),
    await track.getDisplayWidth(),
    await track.getDisplayHeight(),
  ];
  const source = track;
  return {
    width,
    height,
    duration,
    async *frames(times, crop, size) {
      const sink = new CanvasSink(source, { crop, ...size, fit: 'fill', poolSize: 2 });
      let last: Canvas | undefined;
      for await (const wrapped of sink.canvasesAtTimestamps(times)) {
        // Before the first picture of the track there is none.
        last = wrapped?.canvas ?? last ?? (await sink.getCanvas(await source.getFirstTimestamp()))?.canvas;
        if (last) yield last;
      }
    },
    close: () => input.dispose(),
  };
}

/** The way of older browsers: seeks to each picture. */
async function played(file: File): Promise<Video | VideoFault> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  video.muted = true;
  video.preload = 'auto';
  video.src = url;
  const ready = await new Promise<boolean>((resolve) => {
    video.addEventListener('loadeddata', () => resolve(true), { once: true });
    video.addEventListener('error', () => resolve(false), { once: true });
  });
  if (!ready) return { fault: 'notVideo' };
  if (video.videoWidth === 0) return { fault: 'noTrack' };
  return {
    width: video.videoWidth,
    height: video.videoHeight,
    duration: video.duration,
    async *frames(times, { left, top, width, height }, size) {
      const canvas = pageCanvas(size.width, size.height);
      const context = canvas.getContext('2d');
      for (const time of times) {
        await new Promise((resolve) => {
          video.addEventListener('seeked', resolve, { once: true });
          video.currentTime = time;
        });
        context?.drawImage(video, left, top, width, height, 0, 0, size.width, size.height);
        yield canvas;
      }
    },
    close: () => URL.revokeObjectURL(url),
  };
}
