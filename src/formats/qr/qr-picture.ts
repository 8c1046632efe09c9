/**
 * The maximum length of a link in bytes. A longer one results in a code that a phone's camera can hardly read from a
 * screen.
 */
export const QR_LIMIT = 1_800;

export interface QrPicture {
  /** In modules, including the quiet zone of 4 on each side. */
  readonly side: number;
  /** The dark modules, as an SVG path. */
  readonly path: string;
}

/** The QR code of a URL, at level L. */
export async function qrOf(address: string): Promise<QrPicture> {
  const { create } = await import('qrcode');
  const { modules } = create(address, { errorCorrectionLevel: 'L' });
  const QUIET = 4;
  let path = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      // Adjacent modules in a row become one bar: no hairline between them, and fewer bytes.
      const from = x;
      while (x < modules.size && modules.data[y * modules.size + x]) x++;
      if (x > from) path += `M${from + QUIET} ${y + QUIET}h${x - from}v1H${from + QUIET}z`;
    }
  }
  return { side: modules.size + 2 * QUIET, path };
}

/** The code as an SVG file, 8 pixels per module, black on white. */
export const qrSvg = ({ side, path }: QrPicture): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );
