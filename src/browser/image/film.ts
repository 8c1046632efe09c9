import { canvasOf, decodeWhole, pixelsOf } from './decode-image';
import { openPicture } from './open-image';
import { isRefusal, type Refusal } from './refusal';
import { SOURCE_MIME } from '../../formats/image/image-formats';
import type { Size } from '../../formats/image/image-size';
import { composed, patchOf, readGif, type Gif } from '../../formats/image/gif-reader';

/** A picture's frames, which are decoded one after another. */
export interface Film extends Size {
  /** Milliseconds, as stored; one for each frame. */
  readonly delays: readonly number[];
  /** 0 is forever. */
  readonly loops: number;
  readonly isStill: boolean;
  readonly isCut: boolean;
  /** Each frame's pixels, in order. */
  frames(): AsyncGenerator<ImageData>;
}

export type FilmCode = 'notPicture' | 'otherType' | 'damaged' | 'tooLarge' | 'undecodable' | 'noDecoder';

/**
 * Opens an animated GIF, WebP, PNG or AVIF; of a still picture, the only frame. `compose`: whole pictures as they are shown,
 * otherwise a GIF's frames as they are stored.
 */
export async function openFilm(file: File, compose: boolean): Promise<Film | Refusal<FilmCode>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const gif = readGif(bytes);
  if (gif) return gifFilm(gif, compose);
  const picture = await openPicture(file);
  if (isRefusal(picture)) return picture;
  const { type, frames } = picture.header;
  if (frames > 1 || type === 'avif') {
    const film = await decoderFilm(bytes, SOURCE_MIME[type]);
    if (film) return film;
    if (frames > 1) return { refused: 'noDecoder', blanks: { file: file.name } };
  }
  try {
    const bitmap = await decodeWhole(picture, false);
    return {
      ...picture.size,
      delays: [0],
      loops: 1,
      isStill: true,
      isCut: false,
      // oxlint-disable-next-line require-await -- other films decode asynchronously
      async *frames() {
        yield pixelsOf(bitmap);
      },
    };
  } catch {
    return { refused: 'undecodable', blanks: { file: file.name, type: SOURCE_MIME[type] } };
  }
}

function gifFilm(gif: Gif, compose: boolean): Film {
  const { width, height, frames, loops, isCut } = gif;
  return {
    width,
    height,
    delays: frames.map(({ delay }) => delay * 10),
    loops: loops ?? 1,
    isStill: frames.length === 1,
    isCut,
    // oxlint-disable-next-line require-await -- other films decode asynchronously
    async *frames() {
      if (compose) for (const screen of composed(gif)) yield new ImageData(screen.slice(), width, height);
      else
        for (const frame of frames)
          yield new ImageData(new Uint8ClampedArray(patchOf(gif, frame)), frame.width, frame.height);
    },
  };
}

/** By the browser's own decoder of animations (WebCodecs), where there is one. */
async function decoderFilm(data: Uint8Array<ArrayBuffer>, type: string): Promise<Film | undefined> {
  if (!('ImageDecoder' in globalThis) || !(await ImageDecoder.isTypeSupported(type))) return undefined;
  const decoder = new ImageDecoder({ data, type });
  await decoder.tracks.ready;
  await decoder.completed;
  const track = decoder.tracks.selectedTrack;
  if (!track) return undefined;
  const first = (await decoder.decode({ frameIndex: 0 })).image;
  const { displayWidth: width, displayHeight: height } = first;
  const delays = [Math.round((first.duration ?? 0) / 1000)];
  first.close();
  for (let index = 1; index < track.frameCount; index++) {
    const { image } = await decoder.decode({ frameIndex: index });
    delays.push(Math.round((image.duration ?? 0) / 1000));
    image.close();
  }
  return {
    width,
    height,
    delays,
    loops: track.repetitionCount === Infinity ? 0 : track.repetitionCount + 1,
    isStill: track.frameCount === 1,
    isCut: false,
    async *frames() {
      for (let index = 0; index < track.frameCount; index++) {
        const { image } = await decoder.decode({ frameIndex: index });
        const { context } = canvasOf({ width, height });
        context.drawImage(image, 0, 0);
        yield context.getImageData(0, 0, width, height);
        image.close();
      }
      decoder.close();
    },
  };
}
