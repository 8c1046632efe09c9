import { srcsetUrls } from './srcset';

/** Attributes with an address or a srcset, in the order in which they count. */
const ATTRIBUTES = ['src', 'data-src', 'data-original', 'srcset', 'data-srcset'] as const;
const IMAGE_LINKS = /(?:^|\s)(?:icon|apple-touch-icon(?:-precomposed)?|image_src)(?:\s|$)/i;
const IMAGE_METAS = new Set(['og:image', 'og:image:secure_url', 'og:image:url', 'twitter:image', 'twitter:image:src']);
const IMAGE_FILE = /\.(?:jpe?g|png|apng|webp|gif|svg|avif|bmp|ico)$/i;
const CSS_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")\s][^)]*?))\s*\)/gi;

/**
 * The addresses of images in HTML as they are written, in document order, with its `<base href>`. The document is inert: nothing
 * in it loads or runs.
 */
export function findImages(html: string, onlyLargest: boolean): { addresses: string[]; base: string } {
  // A parsed document is under this page's policy, which would report a <base> as a violation.
  const harmless = html.replaceAll(/<base(?=[\s/>])/gi, '<x-base');
  const document = new DOMParser().parseFromString(harmless, 'text/html');
  const addresses = [...document.querySelectorAll('*')].flatMap((element) => addressesOf(element, onlyLargest));
  return { addresses, base: document.querySelector('x-base[href]')?.getAttribute('href') ?? '' };
}

function addressesOf(element: Element, onlyLargest: boolean): string[] {
  const tag = element.localName;
  const found: string[] = [];
  const take = (name: string) => {
    const value = element.getAttribute(name)?.trim();
    if (value) found.push(value);
  };
  const isPicture =
    tag === 'img' ||
    (tag === 'source' && !/^(?:video|audio)$/.test(element.parentElement?.localName ?? '')) ||
    (tag === 'input' && element.getAttribute('type')?.toLowerCase() === 'image');
  if (isPicture) {
    for (const name of ATTRIBUTES) {
      if (name.endsWith('srcset')) found.push(...srcsetUrls(element.getAttribute(name) ?? '', onlyLargest));
      else if (!(onlyLargest && isSmaller(element, name))) take(name);
    }
  }
  if (tag === 'video') take('poster');
  if (tag === 'link') {
    const rel = element.getAttribute('rel') ?? '';
    const isPreload = /(?:^|\s)preload(?:\s|$)/i.test(rel) && element.getAttribute('as')?.toLowerCase() === 'image';
    if (IMAGE_LINKS.test(rel) || isPreload) take('href');
    if (isPreload) found.push(...srcsetUrls(element.getAttribute('imagesrcset') ?? '', onlyLargest));
  }
  if (tag === 'meta') {
    const name = (element.getAttribute('property') ?? element.getAttribute('name') ?? '').toLowerCase();
    if (IMAGE_METAS.has(name)) take('content');
  }
  if (element.namespaceURI === 'http://www.w3.org/2000/svg' && (tag === 'image' || tag === 'use')) {
    take('href');
    take('xlink:href');
  }
  found.push(...cssUrls(element.getAttribute('style') ?? ''));
  if (tag === 'style')
    found.push(...cssUrls(element.textContent).filter((url) => !/\.(?:woff2?|ttf|otf|css)(?:[?#]|$)/i.test(url)));
  if (tag === 'a') {
    const href = element.getAttribute('href')?.trim() ?? '';
    if (IMAGE_FILE.test(href.replace(/[?#].*$/, ''))) found.push(href);
  }
  return found;
}

/** Whether a srcset has a larger version of this src: the browser then ignores the src. A placeholder doesn't count. */
function isSmaller(element: Element, name: string): boolean {
  const [largest] = srcsetUrls(element.getAttribute(`${name}set`) ?? '', true);
  return largest !== undefined && !largest.startsWith('data:');
}

const cssUrls = (css: string): string[] =>
  Array.from(css.matchAll(CSS_URL), ([, double, single, plain]) => (double ?? single ?? plain ?? '').trim()).filter(
    (url) => url !== '',
  );
