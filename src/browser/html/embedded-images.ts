/** Where a picture's own bytes begin, inside the text: the kinds that hold no script. */
const BEGINS = /data:image\/(?:png|jpeg|gif|webp|avif|bmp);base64,/g;
const ENDS = /[^A-Za-z\d+/=]/g;
/** Fewer are no burden. */
const FEW = 200;
const STAND_IN = /^data:image\/gif;base64,picture(\d+)$/;

/**
 * HTML with a few letters in place of its pictures' bytes, so that whoever reads the HTML need not read those; and what
 * puts them back into the elements that were made of it.
 */
export function withoutPictureBytes(html: string): { html: string; putBack: (place: ParentNode) => void } {
  const pictures: string[] = [];
  let short = '';
  let done = 0;
  // Sign by sign: a pattern for all of a picture would need a stack as long as the picture.
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
