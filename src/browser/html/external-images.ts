/** What may make a browser load something, beside elements that are gone by then: else the HTML stays as it is. */
const MAY_LOAD = /<(?:img|picture|source|video|audio|input)\b|style|background/i;
/** Functions of CSS that load (CSS Images 4, CSS Values 5). */
const LOADS = /\b(?:url|src|image|image-set|cross-fade)\(/i;

/** HTML whose pictures of other sites are only named, but for those that may load: for print, which would load them. */
export function withoutFarPictures(html: string, mayLoad: (address: string) => boolean): string {
  if (!MAY_LOAD.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Films and sounds print nothing of their own.
  for (const element of body.querySelectorAll('video, audio, input[type=image i]')) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[background], [style]')) {
    element.removeAttribute('background');
    for (const name of Array.from(element.style)) {
      // A property of the visitor's own is not read before it is used.
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
