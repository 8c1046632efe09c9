import type { Bytes } from '../../../core/bytes/bytes';
import { canvasOf } from '../../../browser/image/decode-image';
import type { Canvas, Context } from '../../../browser/image/page-canvas';
import { gifWriter, paletteOf, type GifPalette } from '../../../formats/image/gif-writer';
import type { Size } from '../../../formats/image/image-size';
import type { CropRectangle } from 'mediabunny';
import type { Timing } from './timing';
import type { Video } from './video';

export interface GifJob {
  readonly timing: Timing;
  readonly crop: CropRectangle;
  readonly size: Size;
  readonly loop: number;
  readonly colors: number;
  readonly dither: boolean;
  readonly palette: 'global' | 'frame';
  readonly caption: string;
}

/** Pictures that the common palette is made from, and how many of their pixels. */
const SAMPLED = 8;
const SAMPLE_PIXELS = 40_000;

/** What turns a video's frames into a GIF: their pixels with the caption, and a writer with the palette. */
async function gifParts(video: Video, job: GifJob) {
  const { size, caption, loop, colors, dither } = job;
  const { canvas, context } = canvasOf(size);
  const pixelsOf = (frame: Canvas): Uint8ClampedArray => {
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    drawCaption(context, caption);
    return context.getImageData(0, 0, size.width, size.height).data;
  };
  const palette = job.palette === 'global' ? await commonPalette(video, job, pixelsOf) : undefined;
  return { pixelsOf, newWriter: () => gifWriter({ ...size, loop, colors, dither, ...(palette && { palette }) }) };
}

/** Pairs of frames that the estimate of the size is made from. */
const PAIRS = 5;

/**
 * About how many bytes the GIF will have: its first frame, and for each other one what a frame adds to the one before it, on
 * average over a few pairs at regular distances.
 */
export async function estimateBytes(video: Video, job: GifJob): Promise<number> {
  const { times, order } = job.timing;
  const { pixelsOf, newWriter } = await gifParts(video, job);
  const last = Math.max(0, times.length - 2);
  const places = [...new Set(Array.from({ length: PAIRS }, (_, index) => Math.round((last * index) / (PAIRS - 1))))];
  let first = 0;
  const added: number[] = [];
  for (const place of places) {
    const writer = newWriter();
    let before = 0;
    for await (const frame of video.frames(times.slice(place, place + 2), job.crop, job.size)) {
      before = writer.size;
      writer.add(pixelsOf(frame), 1);
      first ||= writer.size;
    }
    if (before > 0) added.push(writer.size - before);
  }
  const each = added.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, added.length);
  return first + each * (order.length - 1);
}

/** Converts a part of a video. Frames that are shown in another order than decoded are kept; otherwise one at a time. */
export async function convert(video: Video, job: GifJob, progress: (part: number) => void): Promise<Bytes> {
  const { timing, size } = job;
  const { pixelsOf, newWriter } = await gifParts(video, job);
  const writer = newWriter();
  const isForward = timing.order.length === timing.times.length && timing.order[0] === 0;
  const kept: Uint8ClampedArray[] = [];
  let index = 0;
  for await (const frame of video.frames(timing.times, job.crop, size)) {
    const pixels = pixelsOf(frame);
    if (isForward) writer.add(pixels, timing.delays[index] ?? 1);
    else kept.push(pixels);
    index++;
    progress((index / timing.times.length) * (isForward ? 1 : 0.6));
  }
  if (!isForward) {
    for (const [shown, place] of timing.order.entries()) {
      const pixels = kept[place];
      if (pixels) writer.add(pixels, timing.delays[shown] ?? 1);
      progress(0.6 + (0.4 * (shown + 1)) / timing.order.length);
    }
  }
  return writer.finish();
}

/** One palette from a few pictures of the clip, at regular distances. */
async function commonPalette(
  video: Video,
  { timing: { times }, crop, size, colors }: GifJob,
  pixelsOf: (frame: Canvas) => Uint8ClampedArray,
): Promise<GifPalette> {
  const step = Math.max(1, Math.floor(times.length / SAMPLED));
  const chosen = times.filter((_, index) => index % step === 0).slice(0, SAMPLED);
  const sample: number[] = [];
  for await (const frame of video.frames(chosen, crop, size)) {
    const pixels = pixelsOf(frame);
    const skip = Math.max(1, Math.floor(pixels.length / 4 / SAMPLE_PIXELS));
    for (let at = 0; at < pixels.length; at += 4 * skip) {
      sample.push(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, 255);
    }
  }
  return paletteOf(Uint8ClampedArray.from(sample), colors);
}

/** The font's size as a part of the picture's height, and the longest line as a part of its width. */
const FONT = 0.1;
const LONGEST = 0.94;

/** White letters with a dark outline at the bottom, smaller if a line is too long. */
function drawCaption(context: Context, caption: string): void {
  if (caption.trim() === '') return;
  const { width, height } = context.canvas;
  const lines = caption.trim().split(/\r\n|\r|\n/);
  const font = (size: number) => `700 ${size}px system-ui, 'Segoe UI', Roboto, Arial, sans-serif`;
  let size = height * FONT;
  context.font = font(size);
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  size *= Math.min(1, (width * LONGEST) / Math.max(1, widest));
  context.font = font(size);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.2;
  context.strokeStyle = '#000000';
  context.fillStyle = '#ffffff';
  lines.forEach((line, index) => {
    const y = height - size * 0.5 - (lines.length - 1 - index) * size * 1.15;
    context.strokeText(line, width / 2, y);
    context.fillText(line, width / 2, y);
  });
}
