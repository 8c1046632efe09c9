import { find, hastToReact, html, svg } from 'property-information';

/** Attributes that React passes on only under their own names. */
const UNKNOWN_TO_REACT = /^(?:nav-|horiz-origin-y$|panose-1$|data-|aria-)/;

/**
 * The React DOM name of an attribute: `strokeWidth`, `xlinkHref`, `className`; `aria-*` and `data-*` stay.
 *
 * @param isHtml the element is one of HTML inside `<foreignObject>`: `htmlFor`, `readOnly`
 */
export function reactName(name: string, isHtml = false): string {
  if (UNKNOWN_TO_REACT.test(name)) return name;
  if (name === 'transform-origin') return 'transformOrigin';
  // `find` looks up names in a plain object, and would find the members that every object inherits.
  if (name.toLowerCase() in Object.prototype) return name;
  const { property, space } = find(isHtml ? html : svg, name);
  // `find` returns unknown names unchanged.
  return space === undefined && property === name ? name : (hastToReact[property] ?? property);
}

/** The name of a CSS property in React's style objects; custom properties stay. */
export function styleName(name: string): string {
  if (name.startsWith('--')) return name;
  const small = name.toLowerCase();
  if (small === 'float') return 'cssFloat';
  return small.replace(/^-ms-/, 'ms-').replace(/-+([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** In React's types these only accept strings, so `{2}` would be an error in TypeScript. */
export const TEXT_ONLY: ReadonlySet<string> = new Set(
  'className id href xlinkHref version d points values in2 result type lang target name'.split(' '),
);

/** The components of react-native-svg, by SVG element. */
export const NATIVE: ReadonlyMap<string, string> = new Map(
  (
    'circle clipPath defs ellipse foreignObject g image line linearGradient marker mask path pattern polygon polyline radialGradient rect stop svg symbol text textPath use filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  )
    .split(' ')
    .map((name): [string, string] => [name, name.charAt(0).toUpperCase() + name.slice(1)])
    .concat([['tspan', 'TSpan']]),
);
