/** The error screen: loaded when something has failed. */

const BOT = /bot|lighthouse|facebookexternalhit|google/i;
/** Told by the browser, and no fault: a run that was ended, a layout that took two rounds. */
const HARMLESS = /AbortError|ResizeObserver loop/;

export const isBot = (userAgent: string): boolean => BOT.test(userAgent);
/** Ours, and not an extension's, a third party's, or a mere notice. `trace` is the script's address and the stack. */
export function isOurs(message: string, trace: string, origin: string): boolean {
  if (HARMLESS.test(message) || /-extension:/.test(trace)) return false;
  return trace === '' ? message !== 'Script error.' : trace.includes(`${origin}/`) || !/https?:/.test(trace);
}

/** A mail with the page's address and the error in it. What is behind `#` may be the visitor's text, and is left out. */
export function mailLink(mail: string, subject: string, body: string, url: string, message: string): string {
  const filled = body.replace('{url}', () => url.replace(/#.*/s, '')).replace('{message}', () => message);
  return `mailto:${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(filled)}`;
}

/** The error screen in the page's place. The page stays behind it, so that nothing typed is lost. */
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
  // Not left to the style sheet: `hidden` loses to any `display`.
  main.style.display = 'none';
  main.before(screen);
  screen.querySelector('h1')?.focus();
}

/** Shows it for a failure of ours. Bots never see it; the browser has logged the failure. */
export function showFailure(error: unknown, filename: string): void {
  const message = String(error);
  const trace = filename + ((error as Error | undefined)?.stack ?? '');
  if (isOurs(message, trace, location.origin) && !isBot(navigator.userAgent)) showScreen(message);
}
