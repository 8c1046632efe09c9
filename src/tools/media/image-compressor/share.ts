import { proxy, wrap } from 'comlink';
import { LARGE_AREA } from '../../../data/image-limits';
import type { DrawSvg } from '../../../browser/image/decode-image';
import { openPicture } from '../../../browser/image/open-image';
import { isRefusal, type OpenCode, type Refusal } from '../../../browser/image/refusal';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';
import { inTurns } from './turns';
import { compressFile, type CompressCode, type Compressed, type Job } from './compress';
import type { FileWorker } from './file.worker';

type Result = Compressed | Refusal<CompressCode>;

/** The maximum number of pictures compressed at once: each keeps a decoded picture in memory. */
const AT_ONCE = 4;

/**
 * Compresses files in several workers, but only one picture of over 20 megapixels at a time. The results are in the
 * order of the files.
 */
export async function compressAll(
  files: readonly File[],
  job: Job,
  drawSvg: DrawSvg | undefined,
  progress: (part: number) => void,
): Promise<readonly Result[]> {
  const count = Math.min(AT_ONCE, navigator.hardwareConcurrency || 1, files.length);
  // A single picture needs no further worker, some browsers don't let a worker start another one, and in some no worker
  // can draw.
  const usesWorkers = count > 1 && typeof Worker !== 'undefined' && hasOffscreenCanvas();
  const workers = usesWorkers ? Array.from({ length: count }, newWorker) : [];
  const drawSvgProxy = drawSvg && proxy(drawSvg);
  const runs = workers.map(
    ({ api }) =>
      async (file: File): Promise<Result> =>
        api.compress(file, job, drawSvgProxy),
  );
  if (runs.length === 0) runs.push((file) => compressFile(file, job, drawSvg));
  try {
    return await inTurns(files, runs, isLarge, progress);
  } finally {
    for (const { worker } of workers) worker.terminate();
  }
}

function newWorker() {
  const worker = new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module', name: 'image-compressor' });
  return { worker, api: wrap<FileWorker>(worker) };
}

async function isLarge(file: File): Promise<boolean> {
  const picture = await openPicture(file);
  return !isRefusal<OpenCode>(picture) && picture.size.width * picture.size.height > LARGE_AREA;
}
