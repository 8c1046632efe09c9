import { hexOf } from '../../../core/bytes/bytes';

/** SHA-256 (FIPS 180-4) of a text's UTF-8, in lowercase hex. It needs `crypto.subtle`, which plain http does not have. */
export async function sha256Hex(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
