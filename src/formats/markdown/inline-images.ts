/**
 * A picture as a link's destination, in either of the places where Markdown allows one. Not SVG, which can contain
 * scripts.
 */
const PICTURE = /(\]\(\s*<?|\]:\s*<?)(data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[\w+/=-]+)/g;

/**
 * Replaces pictures in Markdown by short URLs; `restore` puts them back into the HTML. The parser would remove `data:`
 * URLs as unsafe, and takes seconds for a megabyte of base64.
 */
export function inlineImages(markdown: string): { markdown: string; restore: (html: string) => string } {
  let host = 'https://picture.invalid/';
  for (let number = 2; markdown.includes(host); number++) host = `https://picture${number}.invalid/`;
  const pictures: string[] = [];
  const shortened = markdown.replace(PICTURE, (_, before: string, picture: string) => {
    pictures.push(picture);
    return `${before}${host}${pictures.length - 1}/`;
  });
  if (pictures.length === 0) return { markdown, restore: (html) => html };
  const address = new RegExp(`${host.replaceAll('.', '\\.')}(\\d+)/`, 'g');
  return {
    markdown: shortened,
    restore: (html) => html.replace(address, (_, index: string) => pictures[Number(index)] ?? ''),
  };
}
