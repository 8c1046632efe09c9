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

/**
 * Copies a recording to a new file with a duration and an index, which MediaRecorder doesn't write. Nothing is encoded again.
 * Undefined if the file has no video.
 */
export async function remux(file: Blob, progress: (part: number) => void): Promise<Remuxed | undefined> {
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
  if (!track) return undefined;
  const [duration, width, height] = [
    await input.computeDuration(),
    await track.getDisplayWidth(),
    await track.getDisplayHeight(),
  ];
  const size = { duration, width, height };
  if (file.size > LARGEST) return { ...size, blob: file, isSeekable: false };
  const isMp4 = file.type.startsWith('video/mp4');
  const target = new BufferTarget();
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target });
  const conversion = await Conversion.init({ input, output, showWarnings: false });
  if (!conversion.isValid || !target) return { ...size, blob: file, isSeekable: false };
  conversion.onProgress = progress;
  await conversion.execute();
  const bytes = target.buffer ? (new Uint8Array(target.buffer) as Bytes) : undefined;
  if (!bytes) return { ...size, blob: file, isSeekable: false };
  return { ...size, blob: new Blob([bytes], { type: isMp4 ? 'video/mp4' : 'video/webm' }), isSeekable: true };
}
