import { canvasOf, layOn } from '../../../browser/image/decode-image';
import { encode } from '../../../browser/image/encode-image';
import type { Canvas, Context } from '../../../browser/image/page-canvas';
import { gifWriter } from '../../../formats/image/gif-writer';
import { EXTENSION, hasAlpha, MIME, type Format } from '../../../formats/image/image-formats';
import { scaled } from '../../../formats/image/image-size';
import type { OutFile } from '../../../kinds/contract';
import type { Film } from '../../../browser/image/film';

export interface Job {
  /** From 1; `to` is included. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly format: 'png' | 'webp' | 'jpeg' | 'gif';
  /** Percent. */
  readonly scale: number;
  /** '' leaves transparent pixels transparent. */
  readonly background: string;
  /** All frames in one picture, with a JSON file of their places. */
  readonly sheet: boolean;
  /** Of the sheet; 0 chooses about as many columns as rows. */
  readonly columns: number;
}

interface Drawn {
  readonly canvas: Canvas;
  readonly context: Context;
}

/** The chosen frames as files named after the source: `cat-001.png`. Digits as many as the count needs, at least three. */
export async function split(film: Film, stem: string, job: Job, progress: (part: number) => void): Promise<OutFile[]> {
  const wanted = wantedFrames(job);
  const digits = Math.max(3, String(film.delays.length).length);
  const files: OutFile[] = [];
  const sheet = job.sheet ? newSheet(film, wanted.length, job) : undefined;
  let index = 0;
  for await (const pixels of film.frames()) {
    index++;
    if (index > job.to) break;
    if (index < job.from || (index - job.from) % job.step !== 0) continue;
    const drawn = draw(pixels, job);
    if (sheet) sheet.add(drawn.canvas, film.delays[index - 1] ?? 0);
    else {
      const extension = job.format === 'gif' ? 'gif' : EXTENSION[job.format];
      files.push({
        name: `${stem}-${String(index).padStart(digits, '0')}.${extension}`,
        blob: await fileOf(drawn, job),
      });
    }
    progress((index - job.from + 1) / (job.to - job.from + 1));
  }
  return sheet ? sheet.files(stem) : files;
}

/** The numbers of the frames, from 1. */
export const wantedFrames = ({ from, to, step }: Pick<Job, 'from' | 'to' | 'step'>): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

function draw(pixels: ImageData, { scale, background, format }: Job): Drawn {
  const whole = canvasOf(pixels);
  whole.context.putImageData(pixels, 0, 0);
  const drawn = scale === 100 ? whole : canvasOf(scaled(pixels, scale / 100));
  if (scale !== 100) {
    drawn.context.imageSmoothingQuality = 'high';
    drawn.context.drawImage(whole.canvas, 0, 0, drawn.canvas.width, drawn.canvas.height);
  }
  if (background !== '') layOn(drawn.context, background);
  else if (format !== 'gif' && !hasAlpha(format)) layOn(drawn.context, '#ffffff');
  return drawn;
}

const QUALITY = 92;

async function fileOf(drawn: Drawn, { format }: Job): Promise<Blob> {
  if (format !== 'gif') return encoded(drawn, format);
  const { width, height } = drawn.canvas;
  const writer = gifWriter({ width, height, loop: 1, colors: 256, dither: false });
  writer.add(drawn.context.getImageData(0, 0, width, height).data, 0);
  return new Blob([writer.finish()], { type: 'image/gif' });
}

const encoded = async (drawn: Drawn, format: Format): Promise<Blob> =>
  new Blob([await encode(drawn, { format, quality: QUALITY })], { type: MIME[format] });

/** How many columns and rows a sheet has. */
export function gridOf(count: number, columns: number): { columns: number; rows: number } {
  const across = Math.min(count, columns || Math.ceil(Math.sqrt(count)));
  return { columns: across, rows: Math.ceil(count / across) };
}

function newSheet(film: Film, count: number, job: Job) {
  const { columns, rows } = gridOf(count, job.columns);
  const tile = scaled(film, job.scale / 100);
  const sheet = canvasOf({ width: columns * tile.width, height: rows * tile.height });
  const places: { x: number; y: number; width: number; height: number; delay: number }[] = [];
  return {
    add(canvas: Canvas, delay: number) {
      const place = places.length;
      const [x, y] = [(place % columns) * tile.width, Math.floor(place / columns) * tile.height];
      sheet.context.drawImage(canvas, x, y);
      places.push({ x, y, width: canvas.width, height: canvas.height, delay });
    },
    async files(stem: string): Promise<OutFile[]> {
      const format = job.format === 'gif' ? 'png' : job.format;
      const name = `${stem}-sheet.${EXTENSION[format]}`;
      const json = JSON.stringify({ image: name, columns, rows, frames: places }, null, 2);
      return [
        { name, blob: await encoded(sheet, format) },
        { name: `${stem}-sheet.json`, blob: new Blob([`${json}\n`], { type: 'application/json' }) },
      ];
    },
  };
}
