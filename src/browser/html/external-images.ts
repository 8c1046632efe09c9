/**
 * What may make a browser load something, besides elements that are already removed; without any, the HTML stays as it
 * is.
 */
const MAY_LOAD = /<(?:img|picture|source|video|audio|input)\b|style|background/i;
/** CSS functions that load (CSS Images 4, CSS Values 5). */
const LOADS = /\b(?:url|src|image|image-set|cross-fade)\(/i;

/**
 * Replaces pictures of other sites with their alternative text or address, except for those that may load: for print,
 * which would load them.
 */
export function withoutExternalImages(html: string, mayLoad: (address: string) => boolean): string {
  if (!MAY_LOAD.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Videos and audio print nothing of their own.
  for (const element of body.querySelectorAll('video, audio, input[type=image i]')) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[background], [style]')) {
    element.removeAttribute('background');
    for (const name of Array.from(element.style)) {
      // The value of a custom property is unknown until it is used.
      if (name.startsWith('--') || LOADS.test(element.style.getPropertyValue(name))) element.style.removeProperty(name);
    }
  }
  for (const element of body.querySelectorAll('source')) element.remove();
  for (const element of body.querySelectorAll('img')) {
    const address = element.getAttribute('src') ?? '';
    element.removeAttribute('srcset');
    if (/^data:image\//i.test(address) || mayLoad(address)) continue;
    element.replaceWith(element.getAttribute('alt') || address);
  }
  return body.innerHTML;
}
