/** Where an embedded picture's bytes begin: only types that cannot contain scripts. */
const PICTURE_START = /data:image\/(?:png|jpeg|gif|webp|avif|bmp);base64,/g;
const PICTURE_END = /[^A-Za-z\d+/=]/g;
/** Shorter ones stay. */
const MIN_LENGTH = 200;
const PLACEHOLDER = /^data:image\/gif;base64,picture(\d+)$/;

/**
 * Replaces the bytes of embedded pictures with a few letters, so that the HTML is quick to parse; also returns a
 * function that restores them in the elements made from it.
 */
export function detachEmbeddedImages(html: string): { html: string; putBack: (container: ParentNode) => void } {
  const pictures: string[] = [];
  let short = '';
  let done = 0;
  // Character by character: a pattern for the whole picture would need a stack as long as the picture.
  for (const { index, 0: head } of html.matchAll(PICTURE_START)) {
    PICTURE_END.lastIndex = index + head.length;
    const end = PICTURE_END.exec(html)?.index ?? html.length;
    if (index < done || end - index < MIN_LENGTH) continue;
    short += `${html.slice(done, index)}data:image/gif;base64,picture${pictures.length}`;
    pictures.push(html.slice(index, end));
    done = end;
  }
  short += html.slice(done);
  return {
    html: short,
    putBack: (container) => {
      for (const image of container.querySelectorAll('img')) {
        const [, number] = PLACEHOLDER.exec(image.getAttribute('src') ?? '') ?? [];
        const address = number === undefined ? undefined : pictures[Number(number)];
        if (address !== undefined) image.src = address;
      }
    },
  };
}
