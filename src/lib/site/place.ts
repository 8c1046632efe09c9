/** What a page knows of its site: the base path, the build, and which links stay here. */

/** '/' or '/tools/'. */
export const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

export const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** The id that the build has written into this page; undefined while developing. */
export const buildId = (): string | undefined => metaContent('smallkit-build');

type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

/** A link leads to another page of this site. Pages end in a slash; files do not. */
export const isOtherPage = (link: Address, here: Address, base: string): boolean =>
  link.origin === here.origin &&
  link.pathname.startsWith(base) &&
  link.pathname.endsWith('/') &&
  link.pathname + link.search !== here.pathname + here.search;

/** Links that open in this tab. */
export const LINKS = 'a[href]:not([download],[target])';

/** The link under an event, if it leads to another page of this site. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(LINKS);
  return link && isOtherPage(link, location, BASE) ? link : undefined;
}

/** Shows a sentence of the interface as a toast (islands/site). */
export function toast(key: string): void {
  document.dispatchEvent(new CustomEvent('smallkit:toast', { bubbles: true, detail: { key } }));
}
