import DOMPurify from 'dompurify';

/** Elements that could imitate the site's own controls, or that load from elsewhere automatically. */
const NOT_SHOWN =
  'style form label textarea select option optgroup datalist button fieldset legend output video audio source track picture dialog map area template slot'.split(
    ' ',
  );
const NOT_KEPT =
  'style srcset background poster name role for popover popovertarget slot tabindex accesskey autofocus usemap'.split(
    ' ',
  );
/** Classes that Markdown itself generates; others could be the site's own. */
const OWN_CLASS = /^(?:language-\S+|footnotes|sr-only|data-footnote-backref)$/;
const ID_PREFIX = 'user-content-';

export interface Clean {
  /** The HTML to copy and save: unchanged if nothing had to be removed, otherwise without what was removed. */
  readonly html: string;
  /** What the preview shows. Nothing in it has loaded yet. */
  readonly shown: DocumentFragment;
  /** How many pictures wait for a click, with their addresses in `data-src`. */
  readonly waiting: number;
}

/**
 * Sanitizes HTML that a visitor wrote, or that came with a link, so that it is safe to show inside the page
 * (DOMPurify): no scripts, styles or forms, no element that looks like the site's own, links with `rel="noopener
 * nofollow"`, external pictures held back.
 */
export function sanitizeHtml(html: string): Clean {
  const shown = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: NOT_SHOWN,
    FORBID_ATTR: NOT_KEPT,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // Nothing was removed: the original text is kept exactly.
  const untouched = DOMPurify.removed.length === 0;
  return { html: untouched ? html : saved(html), shown, waiting: prepare(shown) };
}

/** Saved HTML keeps the visitor's own classes and styles; only what executes or collects data is removed. */
function saved(html: string): string {
  const clean = DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form'] });
  return DOMPurify.removed.length === 0 ? html : clean;
}

function prepare(shown: DocumentFragment): number {
  let waiting = 0;
  // Each block has its own direction. On the box around them, `dir="auto"` would scan the whole content again for each
  // block.
  for (const block of shown.children) if (!block.hasAttribute('dir')) block.setAttribute('dir', 'auto');
  for (const element of shown.querySelectorAll<HTMLElement>('*')) {
    const classes = Array.from(element.classList).filter((name) => OWN_CLASS.test(name));
    if (element.hasAttribute('class')) element.className = classes.join(' ');
    if (element.id !== '' && !element.id.startsWith(ID_PREFIX)) element.id = ID_PREFIX + element.id;
    if (element instanceof HTMLAnchorElement) prepareLink(element);
    else if (element instanceof HTMLImageElement) waiting += prepareImage(element);
    else if (element instanceof HTMLInputElement) prepareCheckbox(element);
    else if (element instanceof HTMLTableElement) {
      // A wide table scrolls separately, and by keyboard too.
      element.tabIndex = 0;
    } else if (element instanceof HTMLPreElement) element.tabIndex = 0;
  }
  return waiting;
}

function prepareLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href');
  if (address === null) return;
  link.rel = 'noopener nofollow';
  if (!address.startsWith('#')) link.target = '_blank';
}

/** Prepares an image; returns 1 if it waits for a click. */
function prepareImage(image: HTMLImageElement): number {
  const address = image.getAttribute('src') ?? '';
  if (address === '' || /^data:image\//i.test(address)) return 0;
  image.removeAttribute('src');
  image.dataset.src = address;
  if (image.alt === '') image.alt = address;
  return 1;
}

/** Checkboxes of task lists can be ticked; any other control is removed. */
function prepareCheckbox(input: HTMLInputElement): void {
  const item = input.closest('li');
  if (input.getAttribute('type') !== 'checkbox' || !item) {
    input.remove();
    return;
  }
  input.disabled = false;
  input.dataset.task = '';
  input.setAttribute('aria-label', item.textContent.trim().split('\n')[0] ?? '');
}
