/** Converts the markup of other programs to that of the editor's schema. */
export function readForeign(body: HTMLElement): void {
  readOldMarkup(body);
  readWordProcessors(body);
  readTasks(body);
}

/** Block elements that the schema's parser would treat as inline. */
const BLOCKS = 'center,details,figure,main,nav,search,summary';
const ALIGNED = 'p,h1,h2,h3,h4,h5,h6';

/** `<font>`, `<center>` and `align` (HTML 4, 15.1 and 15.2), which office programs still write. */
function readOldMarkup(body: HTMLElement): void {
  for (const font of body.querySelectorAll('font')) {
    const span = renamed(font, 'span');
    span.style.color = font.color;
  }
  for (const block of body.querySelectorAll<HTMLElement>(ALIGNED)) {
    const side = block.getAttribute('align') ?? (block.closest('center') ? 'center' : '');
    if (block.style.textAlign === '') block.style.textAlign = side;
  }
  // A table's caption is moved above it; inside a table, the schema only knows rows.
  for (const caption of body.querySelectorAll('caption')) caption.closest('table')?.before(renamed(caption, 'p'));
  for (const block of body.querySelectorAll(BLOCKS)) {
    const own = block.nodeName === 'CENTER' && !block.querySelector(`${ALIGNED},table,ul,ol,div`);
    renamed(block, own ? 'p' : 'div').style.textAlign = own ? 'center' : '';
  }
}

function renamed(element: Element, name: 'div' | 'p' | 'span'): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function mark(element: HTMLElement, color: string): void {
  const inner = element.ownerDocument.createElement('mark');
  inner.style.backgroundColor = color;
  inner.append(...element.childNodes);
  element.append(inner);
  element.style.removeProperty('background-color');
  element.style.removeProperty('background');
}

/**
 * Word and Google Docs write bold and italic as styles, and Google Docs wraps everything in a `<b>` that isn't bold.
 */
function readWordProcessors(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b,strong')) {
    if (/^(normal|[1-4]00)$/.test(element.style.fontWeight)) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const { color, backgroundColor } = element.style;
    // Black text and white backgrounds are the default of word processors, not the author's choice.
    if (/^(windowtext|black|rgb\(0, 0, 0\))$/.test(color)) element.style.removeProperty('color');
    if (/^(white|transparent|rgb\(255, 255, 255\))$/.test(backgroundColor)) {
      element.style.removeProperty('background-color');
      element.style.removeProperty('background');
    } else if (backgroundColor !== '' && element.nodeName === 'SPAN') mark(element, backgroundColor);
  }
}

/** Task lists as GitHub and other editors write them: items that begin with a checkbox. */
function readTasks(body: HTMLElement): void {
  for (const box of body.querySelectorAll<HTMLInputElement>('input')) {
    const item = box.closest('li');
    if (box.type === 'checkbox' && item && !item.hasAttribute('data-type')) {
      item.dataset.type = 'taskItem';
      item.dataset.checked = String(box.checked || box.hasAttribute('checked'));
      if (item.parentElement?.nodeName === 'UL') item.parentElement.dataset.type = 'taskList';
    }
    // Removes the space that separates the box from its text in other programs.
    if (item && box.nextSibling instanceof Text) box.nextSibling.data = box.nextSibling.data.trimStart();
    box.remove();
  }
}
