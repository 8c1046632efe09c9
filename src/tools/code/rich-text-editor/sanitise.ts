import DOMPurify from 'dompurify';

/** Text without a tag is plain text: a paragraph for each line. */
const HAS_TAG = /<[a-z!/]/i;

/** Elements that could stand for the site's own controls, or that load from elsewhere by themselves. */
const NOT_KEPT =
  'style form select textarea option optgroup datalist fieldset legend output video audio source track picture dialog map area slot button'.split(
    ' ',
  );

/**
 * HTML from a file, the clipboard or a link, as elements that run and load nothing: no scripts, styles, forms, ids or
 * names. Only a code block's language stays of the classes.
 */
export function sanitise(input: string): HTMLElement {
  const clean = DOMPurify.sanitize(HAS_TAG.test(input) ? input : fromPlain(input), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: NOT_KEPT,
    FORBID_ATTR: [
      'id',
      'name',
      'srcset',
      'background',
      'target',
      'rel',
      'role',
      'slot',
      'popover',
      'tabindex',
      'poster',
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_ATTR: ['data-type', 'data-checked'],
    RETURN_DOM_FRAGMENT: true,
  });
  // A document that loads nothing.
  const { body } = document.implementation.createHTMLDocument('');
  body.append(clean);
  for (const element of body.querySelectorAll<HTMLElement>('[class]')) {
    const language =
      element.nodeName === 'CODE' ? /(?:^|\s)(language-[\w+#-]+)/.exec(element.className)?.[1] : undefined;
    if (language === undefined) element.removeAttribute('class');
    else element.className = language;
  }
  readWordProcessors(body);
  readTasks(body);
  return body;
}

function fromPlain(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\r\n|\n|\r/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** Word and Google Docs say bold and italic in styles, and Docs puts all of it into a `<b>` that is not bold. */
function readWordProcessors(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b,strong')) {
    if (/^(normal|[1-4]00)$/.test(element.style.fontWeight)) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const { color, backgroundColor } = element.style;
    // The pale page of a word processor is no choice of the writer's.
    if (/^(windowtext|black|rgb\(0, 0, 0\))$/.test(color)) element.style.removeProperty('color');
    if (/^(white|transparent|rgb\(255, 255, 255\))$/.test(backgroundColor)) {
      element.style.removeProperty('background-color');
      element.style.removeProperty('background');
    }
  }
}

/** Task lists as GitHub and other editors write them: a list whose items begin with a box. */
function readTasks(body: HTMLElement): void {
  for (const box of body.querySelectorAll<HTMLInputElement>('input')) {
    const item = box.closest('li');
    if (box.type === 'checkbox' && item && !item.hasAttribute('data-type')) {
      item.dataset.type = 'taskItem';
      item.dataset.checked = String(box.checked || box.hasAttribute('checked'));
      if (item.parentElement?.nodeName === 'UL') item.parentElement.dataset.type = 'taskList';
    }
    box.remove();
  }
}
