import type { Bytes } from '../../../core/bytes/bytes';

export interface Remuxed {
  readonly blob: Blob;
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  /** It has an index, so that players can jump to any time. */
  readonly isSeekable: boolean;
}

/** A longer recording would need its size in memory a second time. */
const LARGEST = 1_500_000_000;

/** Seconds from the beginning of a recording; without `end` until its end. */
export interface Trim {
  readonly start: number;
  readonly end: number | undefined;
}

/** A cut this close to a key frame is made there, because then nothing is encoded again. Seconds. */
const NEAR_KEY_FRAME = 0.1;

/**
 * Copies a recording to a new file with a duration and an index, which MediaRecorder doesn't write. Nothing is encoded
 * again, unless it must begin between two key frames. 'empty' if the file has no video, 'outside' if nothing of it is left.
 */
export async function remux(
  file: Blob,
  trim: Trim,
  progress: (part: number) => void,
): Promise<Remuxed | 'empty' | 'outside'> {
  const {
    BlobSource,
    BufferTarget,
    Conversion,
    Input,
    MATROSKA,
    MP4,
    Mp4OutputFormat,
    Output,
    QTFF,
    WEBM,
    WebMOutputFormat,
  } = await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: [WEBM, MATROSKA, MP4, QTFF] });
  const track = await input.getPrimaryVideoTrack().catch(() => null);
  if (!track) return 'empty';
  const [whole, width, height] = [
    await input.computeDuration(),
    await track.getDisplayWidth(),
    await track.getDisplayHeight(),
  ];
  const end = Math.min(trim.end ?? whole, whole);
  if (trim.start >= end) return 'outside';
  const isWhole = trim.start === 0 && end === whole;
  const size = { duration: whole, width, height };
  if (file.size > LARGEST) return { ...size, blob: file, isSeekable: false };
  const isMp4 = file.type.startsWith('video/mp4');
  const target = new BufferTarget();
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target });
  const conversion = await Conversion.init({
    input,
    output,
    showWarnings: false,
    ...(!isWhole && { trim: { start: trim.start, end }, copy: { boundaryTolerance: NEAR_KEY_FRAME } }),
  });
  if (!conversion.isValid || !target) return { ...size, blob: file, isSeekable: false };
  conversion.onProgress = progress;
  await conversion.execute();
  const bytes = target.buffer ? (new Uint8Array(target.buffer) as Bytes) : undefined;
  if (!bytes) return { ...size, blob: file, isSeekable: false };
  const blob = new Blob([bytes], { type: isMp4 ? 'video/mp4' : 'video/webm' });
  return { ...size, duration: end - trim.start, blob, isSeekable: true };
}
