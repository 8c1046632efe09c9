/** The platform's own reader, if it has one (the Shape Detection API: Android, macOS). */
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
 * The text of the QR code in a picture; undefined if no code is found. Tries the platform's reader first, then jsQR,
 * because a reader without its service (Chrome without Play services) finds nothing or throws.
 */
export async function readQr(picture: ImageData): Promise<string | undefined> {
  try {
    const [code] = (await platformReader()?.detect(picture)) ?? [];
    if (code?.rawValue) return code.rawValue;
  } catch {
    // The reader exists, but its service does not: fall back to jsQR.
  }
  const { default: jsQR } = await import('jsqr');
  // A code without text counts as no code.
  return jsQR(picture.data, picture.width, picture.height, { inversionAttempts: 'attemptBoth' })?.data || undefined;
}
