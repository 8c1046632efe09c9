import createDOMPurify from 'dompurify';

export interface OwnSvg {
  readonly svg: string;
  /** The names of what was removed: 'script', 'onclick', 'href'. */
  readonly removed: readonly string[];
}

/** Only the file itself, and pictures that it contains. */
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp);)/i;
const ADDRESSES = ['href', 'xlink:href', 'src'];
/** Properties that color a shape (SVG 2 §13). */
const PAINTS = ['fill', 'stroke', 'stop-color'];
/** Neither a missing color nor a gradient is replaced. */
const KEPT_PAINT = /^\s*(?:none|transparent|inherit|url\(.*)\s*$/i;

const purify = createDOMPurify(window);
const foreign = new Set<string>();
purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName, attrValue } = attribute;
  if (ADDRESSES.includes(attrName) && !OWN_ADDRESS.test(attrValue)) {
    attribute.keepAttr = false;
    foreign.add('href');
  } else if (withoutAddresses(attrValue) !== attrValue) {
    attribute.attrValue = withoutAddresses(attrValue);
    foreign.add('url()');
  }
});

/**
 * An SVG without scripts, event handlers, `foreignObject`, and addresses outside the file (DOMPurify), `size` pixels wide. With a
 * `color`, all fills and strokes get it, except for gradients and what has no color. Returns undefined for a text without
 * an SVG.
 */
export function cleanSvg(text: string, size: number, color?: string): OwnSvg | undefined {
  foreign.clear();
  const body = purify.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    RETURN_DOM: true,
  });
  const root = body instanceof Element && body.querySelector('svg');
  if (!root) return undefined;
  const removed = new Set(foreign);
  for (const one of purify.removed) {
    const name = 'element' in one ? one.element.nodeName.toLowerCase() : (one.attribute?.name ?? '');
    if (/^(?!#|body$|html$|head$|xmlns|(?:sodipodi|inkscape|sketch|rdf|cc|dc|serif):)/.test(name)) removed.add(name);
  }
  for (const style of root.querySelectorAll('style')) {
    const css = withoutAddresses(style.textContent);
    if (css === style.textContent) continue;
    style.textContent = css;
    removed.add('url()');
  }
  resize(root, size);
  if (color !== undefined) recolor(root, color);
  return { svg: new XMLSerializer().serializeToString(root), removed: [...removed].toSorted() };
}

/** What loads in CSS (CSS Values 4 §4.5, CSS Images 4 §2, CSS Cascade 5 §2), unless it is in the file itself. */
const LOADS =
  /(?:url|src)\(\s*(?!["']?\s*(?:#|data:(?:image|font)\/))[^)]*\)|(?:-webkit-)?(?:image-set|cross-fade|image)\([^)]*\)/gi;
const IMPORTS = /@import[^;]*;?/gi;

/** CSS without what loads from elsewhere, also if its name is written with escapes: `\75rl(…)`. */
function withoutAddresses(css: string): string {
  const plain = css
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\/\*[^]*?\*\//g, '');
  const clean = plain.replaceAll(IMPORTS, '').replaceAll(LOADS, 'none');
  return clean === plain ? css : clean;
}

function resize(root: SVGSVGElement, size: number): void {
  const numberOf = (name: string) => Number.parseFloat(root.getAttribute(name) ?? '');
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = boxWidth || numberOf('width');
  const height = boxHeight || numberOf('height');
  if (!(width > 0 && height > 0)) return;
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  root.setAttribute('width', String(size));
  root.setAttribute('height', String(Math.round((size * height * 100) / width) / 100));
}

function recolor(root: SVGSVGElement, color: string): void {
  // Shapes without a fill are black (SVG 2 §13.2).
  if (!root.hasAttribute('fill')) root.setAttribute('fill', color);
  for (const element of [root, ...root.querySelectorAll<SVGElement>('*')]) {
    for (const name of PAINTS) {
      const value = element.getAttribute(name);
      if (value !== null && !KEPT_PAINT.test(value)) element.setAttribute(name, color);
      const styled = element.style.getPropertyValue(name);
      if (styled !== '' && !KEPT_PAINT.test(styled)) element.style.setProperty(name, color);
    }
    if (element.localName === 'style')
      element.textContent = element.textContent.replaceAll(
        /\b(fill|stroke|stop-color)\s*:\s*([^;}]+)/gi,
        (whole, name: string, value: string) => (KEPT_PAINT.test(value) ? whole : `${name}:${color}`),
      );
  }
}
