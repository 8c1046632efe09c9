/** Encodes bytes as base64url (RFC 4648 §5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  // A function call accepts a limited number of arguments.
  const PIECE = 8192;
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Decodes base64url. Also accepts padding, `+`, `/`, and spaces (form encoding turns `+` into a space). Undefined if
 * the text is not base64.
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** 22 characters of base64url: 128 random bits, so it can't be guessed. */
export const randomId = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
