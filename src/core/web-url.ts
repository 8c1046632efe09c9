/** An address with `https://` if it has no scheme; undefined if it is not one of the web. The rest stays as typed. */
export function webUrl(typed: string): string | undefined {
  const text = typed.trim();
  // 'example.com:8080' has a port, not a scheme.
  const complete = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^/?#]/i.test(complete) || /\s/.test(complete) || !URL.canParse(complete)) return undefined;
  return complete;
}
