import { expose } from 'comlink';
import { paint, stopPainting, type PaintRequest } from './paint';

const api = {
  paint: (request: PaintRequest, progress: (part: number) => void) => paint(request, progress),
  stop: () => stopPainting(),
};
export type PictureApi = typeof api;

expose(api);
