import { readQr } from '../../formats/qr/read-qr';

/**
 * The interval between scans, and the longer side of the scanned image in pixels: a larger one is slower and finds no
 * more codes.
 */
const LOOK_MS = 120;
const SIDE = 800;

/** The content of the first QR code that the camera sees; undefined if `signal` stopped the scan. */
export async function scanQr(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  while (!signal.aborted && context) {
    const { videoWidth: width, videoHeight: height } = video;
    if (width > 0 && height > 0) {
      const scale = Math.min(1, SIDE / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const found = await readQr(context.getImageData(0, 0, canvas.width, canvas.height));
      if (found !== undefined) return found;
    }
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  return undefined;
}
