import type { IconNodes } from '../../../core/icons/icon-search';
import { escapeHtml } from '../../../core/text/escape-html';
import { isLogo, type Drawing } from './brands';

export const CODE_FORMATS = ['svg', 'jsx', 'vue', 'data-uri', 'css', 'png'] as const;
export type CodeFormat = (typeof CODE_FORMATS)[number];

const COLOR = /^(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/+a-z-]*\)|var\(--[\w-]+\))$/i;
/** A color name, #hex, or a color function: safe in an SVG attribute and in CSS. */
export const isColor = (text: string): boolean => COLOR.test(text);

export interface IconLook {
  /** The width and height in pixels. */
  readonly size: number;
  /** The width of lines; a logo has none. */
  readonly stroke: number;
  /** A CSS color, or 'currentColor' for the text's color. */
  readonly color: string;
}

const attributeList = (attributes: Readonly<Record<string, string | number>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
    .join(' ');

/** An icon as SVG on the grid of 24 × 24 that Lucide and Simple Icons share. */
export function svgOf(icon: Drawing, look: IconLook, indent = ''): string {
  const { size } = look;
  return drawing('svg', { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size }, icon, look, indent);
}

/** An icon as a symbol of a sprite, which `<use href="#id">` shows in any size (SVG 2 §5.5). */
export const symbolOf = (id: string, icon: Drawing, look: IconLook): string =>
  drawing('symbol', { id }, icon, look, '  ');

function drawing(
  element: string,
  own: Readonly<Record<string, string | number>>,
  icon: Drawing,
  { stroke, color }: IconLook,
  indent: string,
): string {
  const root = {
    ...own,
    viewBox: '0 0 24 24',
    ...(isLogo(icon)
      ? { fill: color }
      : {
          fill: 'none',
          stroke: color,
          'stroke-width': stroke,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
  };
  const nodes: IconNodes = isLogo(icon) ? [['path', { d: icon.path }]] : icon;
  const lines = nodes.map(([tag, attributes]) => `${indent}  <${tag} ${attributeList(attributes)} />`);
  return [`${indent}<${element} ${attributeList(root)}>`, ...lines, `${indent}</${element}>`].join('\n');
}

/** The icon in a format; PNG is a file, so its code is that of the SVG it is drawn from. */
export function codeOf(icon: Drawing, look: IconLook, format: CodeFormat): string {
  const svg = svgOf(icon, look);
  switch (format) {
    case 'jsx':
      return svg.replaceAll(/ ([a-z]+)-([a-z])([a-z]*)=/g, (_, first: string, letter: string, rest: string) => {
        return ` ${first}${letter.toUpperCase()}${rest}=`;
      });
    case 'vue':
      return `<template>\n${svgOf(icon, look, '  ')}\n</template>`;
    case 'data-uri':
      return dataUri(svg);
    case 'css':
      // A mask takes the color of the element, which a background image could not.
      return look.color === 'currentColor'
        ? `.icon {\n  width: ${look.size}px;\n  height: ${look.size}px;\n  background: currentColor;\n  mask: url("${dataUri(svg)}") center / contain no-repeat;\n}`
        : `.icon {\n  width: ${look.size}px;\n  height: ${look.size}px;\n  background: url("${dataUri(svg)}") center / contain no-repeat;\n}`;
    default:
      return svg;
  }
}

/** An SVG as a data URL: only what a URL or its quotes cannot contain is percent-encoded (RFC 3986 §2.1). */
export const dataUri = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll(/\n\s*/g, '')
    .replaceAll(/[%#<>"]|[^\u0020-\u007e]/gu, (character) => encodeURIComponent(character))}`;
