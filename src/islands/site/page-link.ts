import { BASE } from './page-facts';

/* Tells which links lead to another page of this site. */

type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

/** Whether a link leads to another page of this site. Pages end in a slash; files do not. */
export const isOtherPage = (link: Address, here: Address, base: string): boolean =>
  link.origin === here.origin &&
  link.pathname.startsWith(base) &&
  link.pathname.endsWith('/') &&
  link.pathname + link.search !== here.pathname + here.search;

/** Links that open in this tab. */
export const LINKS = 'a[href]:not([download],[target])';

/** The link that contains an event's target, if it leads to another page of this site. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(LINKS);
  return link && isOtherPage(link, location, BASE) ? link : undefined;
}
