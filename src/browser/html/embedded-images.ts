/** Where an embedded picture's bytes begin: only types that cannot contain scripts. */
const BEGINS = /data:image\/(?:png|jpeg|gif|webp|avif|bmp);base64,/g;
const ENDS = /[^A-Za-z\d+/=]/g;
/** Shorter ones stay. */
const FEW = 200;
const STAND_IN = /^data:image\/gif;base64,picture(\d+)$/;

/**
 * Replaces the bytes of embedded pictures with a few letters, so that the HTML is quick to parse; also returns a
 * function that restores them in the elements made from it.
 */
export function withoutPictureBytes(html: string): { html: string; putBack: (place: ParentNode) => void } {
  const pictures: string[] = [];
  let short = '';
  let done = 0;
  // Character by character: a pattern for the whole picture would need a stack as long as the picture.
  for (const { index, 0: head } of html.matchAll(BEGINS)) {
    ENDS.lastIndex = index + head.length;
    const end = ENDS.exec(html)?.index ?? html.length;
    if (index < done || end - index < FEW) continue;
    short += `${html.slice(done, index)}data:image/gif;base64,picture${pictures.length}`;
    pictures.push(html.slice(index, end));
    done = end;
  }
  short += html.slice(done);
  return {
    html: short,
    putBack: (place) => {
      for (const image of place.querySelectorAll('img')) {
        const [, number] = STAND_IN.exec(image.getAttribute('src') ?? '') ?? [];
        const address = number === undefined ? undefined : pictures[Number(number)];
        if (address !== undefined) image.src = address;
      }
    },
  };
}
