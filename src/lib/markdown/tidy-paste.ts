/**
 * Makes of what Word, Google Docs and pages put on the clipboard the HTML that it means: styles become elements, Word's list
 * paragraphs lists, wrappers go. Changes the element in place.
 */
export function tidyPaste(root: HTMLElement): void {
  // Google Docs wraps all it copies in a bold that is none.
  for (const bold of root.querySelectorAll('b, strong'))
    if (/font-weight:\s*(?:normal|[1-4]00)/.test(styleOf(bold))) unwrap(bold);
  for (const span of root.querySelectorAll('span, font')) elementsForStyle(span);
  wordLists(root);
  for (const item of root.querySelectorAll('li')) {
    const [only] = item.children;
    const alone =
      only?.nodeName === 'P' &&
      Array.from(item.childNodes).every((node) => node === only || isBlank(node) || isList(node));
    if (only && alone) unwrap(only);
  }
  for (const link of root.querySelectorAll('a[href]')) {
    if (/^\s*(?:javascript|vbscript|data|file):/i.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  }
  for (const image of root.querySelectorAll('img')) if (!isReachable(image.getAttribute('src') ?? '')) image.remove();
}

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();
const isBlank = (node: Node): boolean =>
  node.nodeName === '#comment' || (node.nodeName === '#text' && (node.textContent ?? '').trim() === '');
const isList = (node: Node): boolean => node.nodeName === 'UL' || node.nodeName === 'OL';

function unwrap(element: Element): void {
  const parent = element.parentNode;
  while (element.firstChild) parent?.insertBefore(element.firstChild, element);
  parent?.removeChild(element);
}

/** Bold, italic and struck text that is so by its style only; a heading is bold anyway. */
function elementsForStyle(span: Element): void {
  const style = styleOf(span);
  const names = [
    /font-weight:\s*(?:bold|[6-9]00)/.test(style) && !span.closest('h1, h2, h3, h4, h5, h6, th, strong, b') && 'strong',
    /font-style:\s*italic/.test(style) && !span.closest('em, i') && 'em',
    /text-decoration[\w-]*:[^;]*line-through/.test(style) && !span.closest('del, s') && 'del',
  ];
  for (const name of names) {
    if (name === false) continue;
    const element = span.ownerDocument.createElement(name);
    while (span.firstChild) element.appendChild(span.firstChild);
    span.appendChild(element);
  }
}

/** Not a file of the sender's computer (`file:`, `cid:`, `C:\\`). */
function isReachable(address: string): boolean {
  const [, scheme = ''] = /^\s*([a-z][\w+.-]*):/i.exec(address) ?? [];
  return address !== '' && (['', 'http', 'https'].includes(scheme.toLowerCase()) || /^\s*data:image\//i.test(address));
}

/** Word has no lists on the clipboard, but paragraphs with `mso-list:l0 level2 lfo1` and a marker of their own. */
function wordLists(root: HTMLElement): void {
  const open: { readonly list: Element; readonly level: number }[] = [];
  for (const paragraph of Array.from(root.querySelectorAll('p'))) {
    const level = Number(/mso-list:[^;]*\blevel(\d)/.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    if (open[0]?.list.nextElementSibling !== paragraph) open.length = 0;
    const marker = Array.from(paragraph.querySelectorAll('span')).find((span) =>
      /mso-list:\s*ignore/.test(styleOf(span)),
    );
    const name = /^\s*\w+[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const same = open.at(-1)?.level === level;
    if (same && open.at(-1)?.list.nodeName.toLowerCase() !== name) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = root.ownerDocument.createElement(name);
      const outer = open.at(-1)?.list;
      if (outer) (outer.lastElementChild ?? outer).appendChild(list);
      else paragraph.parentNode?.insertBefore(list, paragraph);
      open.push({ list, level });
    }
    const item = root.ownerDocument.createElement('li');
    while (paragraph.firstChild) item.appendChild(paragraph.firstChild);
    open.at(-1)?.list.appendChild(item);
    paragraph.remove();
  }
}
