/** What the page knows about the site: base path and build ID. */

/** '/' or '/tools/'. */
export const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

export const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** The ID that the build has written into this page; undefined during development. */
export const buildId = (): string | undefined => metaContent('smallkit-build');

/** Shows an interface string as a toast (islands/site). */
export function toast(key: string): void {
  document.dispatchEvent(new CustomEvent('smallkit:toast', { bubbles: true, detail: { key } }));
}
