import { expose, transfer } from 'comlink';
import type { DrawSvg } from '../../../browser/image/decode-image';
import { compressFile, type Job } from './compress';

/** One of several workers that share many pictures. */
const api = {
  async compress(file: File, job: Job, drawSvg?: DrawSvg) {
    const result = await compressFile(file, job, drawSvg);
    return 'bytes' in result ? transfer(result, [result.bytes.buffer]) : result;
  },
};
export type FileWorker = typeof api;

expose(api);
