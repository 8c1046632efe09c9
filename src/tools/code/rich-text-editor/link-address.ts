/** Allowed targets of a link: addresses that the browser opens, and positions within this page or site. */
const ALLOWED = /^(?:https?:|mailto:|tel:|[/#?.])/i;

/**
 * Turns typed text into an address: `example.com` becomes a website, `a@b.example` an email address. Undefined for
 * anything else.
 */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (ALLOWED.test(text)) return text.replaceAll(/\s/g, '%20');
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  const isBare = /^[^\s:/?#]+\.[^\s:/?#.]{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(text) || /^localhost\b/.test(text);
  return isBare && URL.canParse(`https://${text}`) ? `https://${text}` : undefined;
}
