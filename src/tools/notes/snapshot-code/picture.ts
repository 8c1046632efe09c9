import { proxy, wrap, type Remote } from 'comlink';
import type { Fault, Painted, PaintRequest, Unable } from './paint';
import type { PictureApi } from './picture-worker';

/**
 * Kept alive, so that its font and grammars are ready for the next keystroke. Undefined until the first use and after a
 * failure.
 */
let worker: { readonly worker: Worker; readonly api: Remote<PictureApi> } | undefined;
let pageDraws = false;

/** Whether there is anything to draw with; not the case when examples run without a browser. */
export const canPaint = (): boolean => typeof OffscreenCanvas !== 'undefined' || typeof document !== 'undefined';

/**
 * Paints in the worker if possible, otherwise on the page in bands. A newer call, or `signal`, rejects this one with
 * AbortError.
 */
export async function paintPicture(
  request: PaintRequest,
  signal: AbortSignal,
  progress: (part: number) => void,
): Promise<Painted | Fault> {
  // If the run ended while this module was loading, painting now would cancel the newer run.
  signal.throwIfAborted();
  if (!pageDraws) {
    const painted = await inWorker(request, signal, progress);
    if (!isUnable(painted)) return painted;
    pageDraws = true;
  }
  const { paint, stopPainting } = await import('./paint');
  signal.throwIfAborted();
  signal.addEventListener('abort', stopPainting, { once: true });
  const painted = await paint(request, progress);
  if (isUnable(painted)) throw new Error('This browser has no canvas');
  return painted;
}

const isUnable = (painted: Painted | Fault | Unable): painted is Unable =>
  'fault' in painted && painted.fault === 'unable';

async function inWorker(
  request: PaintRequest,
  signal: AbortSignal,
  progress: (part: number) => void,
): Promise<Painted | Fault | Unable> {
  const { api, worker: own } = (worker ??= start());
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const onError = (event: ErrorEvent) => {
    own.terminate();
    worker = undefined;
    reject(new Error(event.message || 'The worker failed to start'));
  };
  const onAbort = () => {
    void api.stop();
    reject(new DOMException('A newer picture is painted', 'AbortError'));
  };
  own.addEventListener('error', onError);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([api.paint(request, proxy(progress)), failed]);
  } finally {
    own.removeEventListener('error', onError);
    signal.removeEventListener('abort', onAbort);
  }
}

function start(): { worker: Worker; api: Remote<PictureApi> } {
  const made = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module', name: 'picture' });
  return { worker: made, api: wrap<PictureApi>(made) };
}
