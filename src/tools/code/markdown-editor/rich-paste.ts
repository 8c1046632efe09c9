/** Elements whose meaning plain text cannot express. */
const TELLING = 'h1,h2,h3,h4,h5,h6,strong,b,em,i,a[href],ul,ol,table,blockquote,pre,code,del,s,hr';

/** Copied HTML as a document that runs and loads nothing, or undefined if plain text has the same content. */
export function richText(html: string): HTMLElement | undefined {
  if (html === '') return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script,style,meta,link,title,noscript,template')) element.remove();
  readStyles(body);
  return body.querySelector(TELLING) ? body : undefined;
}

/** Word processors write bold and italic as styles, and Google Docs wraps everything in a `<b>` that isn't bold. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b,strong')) {
    if (/^(normal|[1-4]00)$/.test(element.style.fontWeight)) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle, textDecorationLine } = element.style;
    if (element.textContent.trim() === '' || element.closest('pre')) continue;
    if (/^(bold|[6-9]00)$/.test(fontWeight) && !element.closest('b,strong,h1,h2,h3,h4,h5,h6')) wrap(element, 'strong');
    if (fontStyle === 'italic' && !element.closest('em,i')) wrap(element, 'em');
    if (textDecorationLine.includes('line-through') && !element.closest('del,s')) wrap(element, 'del');
  }
}

function wrap(element: HTMLElement, name: string): void {
  const outer = element.ownerDocument.createElement(name);
  outer.append(...element.childNodes);
  element.append(outer);
}

/** Converts copied HTML to Markdown, including GFM tables, strikethrough and task boxes. */
export async function toMarkdown(body: HTMLElement): Promise<string> {
  const { htmlToMarkdown } = await import('../../../formats/markdown/from-html');
  return htmlToMarkdown(body.innerHTML, {
    gfm: true,
    bullet: '-',
    links: 'inline',
    fence: 'backticks',
    keepMarks: true,
  });
}
