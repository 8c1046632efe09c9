/** HTML whose pictures of other sites are only named, but for those that may load: for print, which would load them. */
export function withoutFarPictures(html: string, mayLoad: (address: string) => boolean): string {
  if (!/<(?:img|picture|source)\b/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('picture, source, img')) {
    const address = element.getAttribute('src') ?? '';
    element.removeAttribute('srcset');
    if (element.nodeName !== 'IMG' || /^data:image\//i.test(address) || mayLoad(address)) continue;
    element.replaceWith(element.getAttribute('alt') || address);
  }
  return body.innerHTML;
}
