/**
 * Percent-encodes UTF-8, all but the unreserved characters of RFC 3986 §2.3: letters, digits, and `-._~`. Lone surrogates,
 * which UTF-8 can't encode, become U+FFFD.
 */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
