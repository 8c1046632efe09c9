import { definitionSyntax, fork, lexer as dictionary, type SyntaxDescriptor } from 'css-tree';
import { nesting } from './css-nesting';

const RADII = '<radial-extent>{1,2} | <length-percentage [0,∞]>{1,2}';
const LAYER =
  '<bg-image> || <bg-position> [ / <bg-size> ]? || <repeat-style> || <attachment> || <bg-clip> || <visual-box>';

/**
 * Whose numbers can't be negative, although css-tree's dictionary allows it: all properties for which CSS.supports() in
 * Chromium 150 refuses '-1', '-1px', '-1%', or '-1s', but not the same value without the minus sign. Shorthands refer to these.
 */
const NOT_NEGATIVE = {
  types: ['line-width', 'track-breadth', 'inflexible-breadth', 'fixed-breadth', 'single-animation-iteration-count'],
  properties: [
    ...['border-spacing', 'column-gap', 'grid-column-gap', 'grid-row-gap', 'row-gap'],
    ...['contain-intrinsic-block-size', 'contain-intrinsic-height', 'contain-intrinsic-inline-size'],
    ...[
      'contain-intrinsic-size',
      'contain-intrinsic-width',
      'flex-grow',
      'flex-shrink',
      'font-size-adjust',
      'line-height',
    ],
    ...['perspective', 'r', 'scroll-padding', 'scroll-padding-block', 'scroll-padding-block-end'],
    ...['scroll-padding-block-start', 'scroll-padding-bottom', 'scroll-padding-inline', 'scroll-padding-inline-end'],
    ...['scroll-padding-inline-start', 'scroll-padding-left', 'scroll-padding-right', 'scroll-padding-top'],
    ...['shape-margin', 'text-size-adjust', 'transition-duration'],
  ],
} as const;

const NUMERIC = /<(length|percentage|length-percentage|number|time|flex)>/g;

const notNegative = (names: readonly string[], descriptor: (name: string) => SyntaxDescriptor | null) =>
  Object.fromEntries(
    names.map((name) => {
      const syntax = descriptor(name)?.syntax;
      if (!syntax) throw new Error(`css-tree has no ${name} any more: remove it from NOT_NEGATIVE`);
      return [name, definitionSyntax.generate(syntax).replace(NUMERIC, '<$1 [0,∞]>')];
    }),
  );

/**
 * css-tree's dictionary (3.2, of 2026) with additions and corrections, found by comparing 40,000 pairs of property and
 * value that CSS.supports() accepts in Chromium 150. A value that begins with `|` is added to css-tree's own. Sources:
 * CSS Shapes 1 §3.1, CSS Backgrounds 4, CSS Fonts 4 §4.3 and §6.11, CSS Color 4 §10, CSS Box 4 §5, CSS Text 4, SVG 2
 * §13.
 */
export const { lexer, parse } = fork({
  node: nesting,
  types: {
    ...notNegative(NOT_NEGATIVE.types, (name) => dictionary.getType(name)),
    'radial-size': RADII,
    'bg-layer': LAYER,
    'final-bg-layer': `${LAYER} || <'background-color'>`,
    color: '| <deprecated-system-color>',
    'counter-style': '| <symbols()>',
    'display-inside': '| math',
    'timeline-range-name': '| scroll',
  },
  properties: {
    ...notNegative(NOT_NEGATIVE.properties, (name) => dictionary.getProperty(name)),
    appearance: '| base-select',
    'column-count': '<integer [1,∞]> | auto',
    'container-type': 'normal | [ [ size | inline-size ] || scroll-state ]',
    'fill-opacity': '<number> | <percentage>',
    'flex-wrap': '| balance',
    'font-variant': "| <'font-variant-position'> | <'font-variant-emoji'>",
    'image-orientation': '| none',
    'margin-trim': '| [ block || inline ] | [ block-start || block-end || inline-start || inline-end ]',
    orphans: '<integer [1,∞]>',
    'position-anchor': '| normal',
    'ruby-overhang': '| spaces',
    rx: '<length-percentage [0,∞]> | auto',
    ry: '<length-percentage [0,∞]> | auto',
    'stroke-miterlimit': '<number [0,∞]>',
    'stroke-width': '<length-percentage [0,∞]> | <number [0,∞]>',
    'tab-size': '<number [0,∞]> | <length [0,∞]>',
    'text-justify': '| distribute',
    widows: '<integer [1,∞]>',
    'word-spacing': '| <length-percentage>',
  },
  atrules: {
    'font-face': {
      descriptors: {
        src: '[ <url> [ format( [ <string> | <ident> ]# ) ]? [ tech( <ident># ) ]? | local( <family-name> ) ]#',
      },
    },
  },
});

/**
 * Functions whose value is known only on the page, or that are missing in css-tree's dictionary; and colors derived
 * from others.
 */
const UNCHECKED =
  /(?:^|[^\w-])(?:(?:var|env|attr|if|inherit|random|random-item|sibling-index|sibling-count|calc-size|contrast-color|progress|shape|--[\w-]+)\(|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\s)/i;

export const isUnchecked = (value: string): boolean => UNCHECKED.test(value);

/** At-rules that css-tree does not know; their contents are rules or declarations like any others. */
const NEWER_AT_RULES = new Set([
  ...['function', 'custom-media', 'custom-selector', 'view-transition'],
  // Blocks of @font-feature-values (CSS Fonts 4 §6.9), whose names are the author's own.
  ...['stylistic', 'historical-forms', 'styleset', 'character-variant', 'swash', 'ornaments', 'annotation'],
]);
/** Page-margin boxes (CSS Paged Media 3 §5). */
const MARGIN_BOX =
  /^(?:(?:top|bottom)-(?:left-corner|left|center|right|right-corner)|(?:left|right)-(?:top|middle|bottom))$/;

/** At-rules that contain descriptors and no properties (CSS Fonts 4 §4 and §9, Counter Styles 3 §2, Properties and Values 1 §2). */
const DESCRIPTORS_ONLY = new Set(['font-face', 'font-palette-values', 'counter-style', 'property']);
/** Descriptors of @font-face that css-tree does not know; they are properties as well (CSS Fonts 3 §4.7, Fonts 4 §4). */
const FONT_DESCRIPTORS = new Set(['font-language-override', 'font-variant', 'font-width']);

/** Whether a property that isn't known as a descriptor of the at-rule has no effect in it. */
export const isMisplaced = (property: string, atRule: string): boolean =>
  DESCRIPTORS_ONLY.has(atRule) && !(atRule === 'font-face' && FONT_DESCRIPTORS.has(property));

export const isNewerAtRule = (name: string): boolean => NEWER_AT_RULES.has(name);

export const isMarginBox = (name: string): boolean => MARGIN_BOX.test(name);

/**
 * Whether a condition contains what css-tree cannot parse: nested conditions in parentheses (Media Queries 4 §3), and the
 * functions of CSS Conditional 5 and of @import (CSS Cascade 5 §2.1).
 */
export const isNestedCondition = (prelude: string): boolean =>
  /\(\s*(?:not\s*)?\(|\b(?:font-tech|font-format|scroll-state|selector|supports|layer)\(/i.test(prelude);
