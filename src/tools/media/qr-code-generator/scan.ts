/** The platform's own reader, where there is one (the Shape Detection API: Android, macOS). */
interface Reader {
  detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

let reader: Reader | undefined;

function platformReader(): Reader | undefined {
  if (reader) return reader;
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (typeof found === 'function') reader = Reflect.construct(found, [{ formats: ['qr_code'] }]);
  return reader;
}

/**
 * What a scanner reads from a finished picture; undefined where it finds no code. The platform's reader is asked first, then
 * jsQR, so that a reader without its service (Chrome without Play services) decides nothing.
 */
export async function read(picture: ImageData): Promise<string | undefined> {
  try {
    const [code] = (await platformReader()?.detect(picture)) ?? [];
    if (code) return code.rawValue;
  } catch {
    // The reader is there, but what it stands on is not: jsQR answers.
  }
  const { default: jsQR } = await import('jsqr');
  return jsQR(picture.data, picture.width, picture.height, { inversionAttempts: 'attemptBoth' })?.data;
}
