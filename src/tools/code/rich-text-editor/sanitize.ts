import DOMPurify from 'dompurify';
import { readForeign } from './foreign-markup';
import { wordLists } from './word-lists';

const TAG = /<(?:\/?[a-z]|!--|!doctype)/i;

/** Whether the text has no complete tag: then each line is a paragraph, and spaces are kept. */
export function isPlain(input: string): boolean {
  const at = input.search(TAG);
  return at < 0 || !input.includes('>', at);
}

/** Elements that could imitate the site's own controls, or that load external content automatically. */
const NOT_KEPT =
  'style form select textarea option optgroup datalist fieldset legend output video audio source track picture dialog map area slot button'.split(
    ' ',
  );

/**
 * Sanitizes HTML from a file, the clipboard or a link; the resulting elements run and load nothing: no scripts, styles,
 * forms, IDs or names. Of the classes, only a code block's language is kept.
 */
export function sanitizeHtml(input: string): HTMLElement {
  const clean = DOMPurify.sanitize(isPlain(input) ? fromPlain(input) : wordLists(input), {
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
  readForeign(body);
  return body;
}

/** Plain text as HTML, even if it contains tags. */
export function fromPlain(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\r\n|\n|\r/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
