import { find, hastToReact, svg } from 'property-information';

/** Attributes that React passes on under their own names only. */
const UNKNOWN_TO_REACT = /^(?:nav-|horiz-origin-y$|panose-1$|data-|aria-)/;

/** An attribute of SVG as React DOM names it: `strokeWidth`, `xlinkHref`, `className`; `aria-*` and `data-*` stay. */
export function reactName(name: string): string {
  if (UNKNOWN_TO_REACT.test(name)) return name;
  if (name === 'transform-origin') return 'transformOrigin';
  // `find` looks names up in a plain object, and would take these for what each object has.
  if (name.toLowerCase() in Object.prototype) return name;
  const { property, space } = find(svg, name);
  // A name that the list has not is given back as it came.
  return space === undefined && property === name ? name : (hastToReact[property] ?? property);
}

/** A property of CSS as React's style objects name it; custom ones stay. */
export function styleName(name: string): string {
  if (name.startsWith('--')) return name;
  const small = name.toLowerCase();
  if (small === 'float') return 'cssFloat';
  return small.replace(/^-ms-/, 'ms-').replace(/-+([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** In React's types these take text only, so `{2}` would be an error in TypeScript. */
export const TEXT_ONLY: ReadonlySet<string> = new Set(
  'className id href xlinkHref version d points values in2 result type lang target name'.split(' '),
);

/** The components of react-native-svg, by the element of SVG. */
export const NATIVE: ReadonlyMap<string, string> = new Map(
  (
    'circle clipPath defs ellipse foreignObject g image line linearGradient marker mask path pattern polygon polyline radialGradient rect stop svg symbol text textPath use filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  )
    .split(' ')
    .map((name): [string, string] => [name, name.charAt(0).toUpperCase() + name.slice(1)])
    .concat([['tspan', 'TSpan']]),
);
