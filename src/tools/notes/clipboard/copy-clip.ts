import { copyText, download } from '../../../kinds/parts/parts';
import type { ClipBody } from '../../../features/clips/clip';

/** Copies a clip to the clipboard; false if the browser refuses. */
export async function copyClip(body: ClipBody): Promise<boolean> {
  if (typeof body === 'string') return copyText(body);
  try {
    // Clipboards accept only PNG. Safari needs the promise itself during the click, not its result.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(body) })]);
    return true;
  } catch {
    return false;
  }
}

async function pngOf(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    // For SVG without intrinsic dimensions.
    const SIDE = 512;
    canvas.width = image.naturalWidth || SIDE;
    canvas.height = image.naturalHeight || SIDE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob(
        (blob) => (blob ? done(blob) : fail(new Error('The canvas could not be converted to PNG'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' };

/** Saves a clip as a file, named after its title, otherwise its time. */
export function saveClip(body: ClipBody, { title, at }: { title: string; at: number }): void {
  const stamp = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
  const name = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || `clip ${stamp}`;
  if (typeof body === 'string')
    return download(
      /\.\w{1,5}$/.test(name) ? name : `${name}.txt`,
      new Blob([body], { type: 'text/plain;charset=utf-8' }),
    );
  const ending = ENDINGS[body.type] ?? body.type.replace('image/', '');
  download(name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`, body);
}
