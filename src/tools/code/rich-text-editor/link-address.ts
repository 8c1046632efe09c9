/** Where a link may lead: what the browser opens, and places within this page or site. */
const ALLOWED = /^(?:https?:|mailto:|tel:|[/#?.])/i;

/** What was typed, as an address: a bare `example.com` is a site, a bare `a@b.example` a mail. Undefined for anything else. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (ALLOWED.test(text)) return text.replaceAll(/\s/g, '%20');
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  const isBare = /^[^\s:/?#]+\.[^\s:/?#.]{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(text) || /^localhost\b/.test(text);
  return isBare && URL.canParse(`https://${text}`) ? `https://${text}` : undefined;
}
