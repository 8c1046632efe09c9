/** What a page knows of its site: the base path and the build. */

/** '/' or '/tools/'. */
export const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

export const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** The id that the build has written into this page; undefined while developing. */
export const buildId = (): string | undefined => metaContent('smallkit-build');

/** Shows a sentence of the interface as a toast (islands/site). */
export function toast(key: string): void {
  document.dispatchEvent(new CustomEvent('smallkit:toast', { bubbles: true, detail: { key } }));
}
