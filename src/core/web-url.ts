/** A host as people type it without a scheme: with a point or a port, or `localhost`. A single word is no address. */
const TYPED_HOST = /^[^/?#]*[^/?#.][.:][^/?#]|^localhost(?:[/?#]|$)/i;

/** An address with `https://` if it has no scheme; undefined if it is not one of the web. The rest stays as typed. */
export function webUrl(typed: string): string | undefined {
  const text = typed.trim();
  // 'example.com:8080' has a port, not a scheme.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  if (!hasScheme && !TYPED_HOST.test(text)) return undefined;
  const complete = hasScheme ? text : `https://${text}`;
  if (!/^https?:\/\/[^/?#]/i.test(complete) || /\s/.test(complete) || !URL.canParse(complete)) return undefined;
  return complete;
}
