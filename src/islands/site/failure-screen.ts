/** The error screen: loaded after a failure. */

const BOT = /bot|lighthouse|facebookexternalhit|google/i;
/** Reported by the browser, but harmless: an aborted request, a layout that took two rounds. */
const HARMLESS = /AbortError|ResizeObserver loop/;

export const isBot = (userAgent: string): boolean => BOT.test(userAgent);
/**
 * Whether an error is ours, and not an extension's, a third party's, or just a notice. `trace` is the script's address
 * and the stack.
 */
export function isOurs(message: string, trace: string, origin: string): boolean {
  if (HARMLESS.test(message) || /-extension:/.test(trace)) return false;
  return trace === '' ? message !== 'Script error.' : trace.includes(`${origin}/`) || !/https?:/.test(trace);
}

/** A mailto link with the page's address and the error. The fragment may contain the visitor's text, and is omitted. */
export function mailLink(mail: string, subject: string, body: string, url: string, message: string): string {
  const filled = body.replace('{url}', () => url.replace(/#.*/s, '')).replace('{message}', () => message);
  return `mailto:${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(filled)}`;
}

/** Shows the error screen instead of the page. The page remains behind it, so that nothing typed is lost. */
function showScreen(message: string): void {
  const template = document.querySelector<HTMLTemplateElement>('template#e500');
  const main = document.querySelector('main');
  if (!template || !main || main.hidden) return;
  const screen = main.cloneNode() as HTMLElement;
  screen.append(template.content.cloneNode(true));
  for (const link of screen.querySelectorAll<HTMLAnchorElement>('a[data-mail]')) {
    const { mail = '', subject = '', body = '' } = link.dataset;
    link.href = mailLink(mail, subject, body, location.href, message);
  }
  main.hidden = main.inert = true;
  main.removeAttribute('id');
  // Not left to the style sheet: any `display` overrides `hidden`.
  main.style.display = 'none';
  main.before(screen);
  screen.querySelector('h1')?.focus();
}

/** Shows the screen for a failure of ours. Bots never see it; the browser has logged the failure. */
export function showFailure(error: unknown, filename: string): void {
  const message = String(error);
  const trace = filename + ((error as Error | undefined)?.stack ?? '');
  if (isOurs(message, trace, location.origin) && !isBot(navigator.userAgent)) showScreen(message);
}
