import type { IconNodes } from '../../../core/icons/icon-search';
import { escapeHtml } from '../../../core/text/escape-html';

export const CODE_FORMATS = ['svg', 'jsx', 'vue', 'data-uri', 'css', 'png'] as const;
export type CodeFormat = (typeof CODE_FORMATS)[number];

export interface IconLook {
  /** The width and height in pixels. */
  readonly size: number;
  readonly stroke: number;
  /** A CSS color, or 'currentColor' for the text's color. */
  readonly color: string;
}

const attributeList = (attributes: Readonly<Record<string, string | number>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
    .join(' ');

/** An icon as SVG on Lucide's grid of 24 × 24. */
export function svgOf(nodes: IconNodes, { size, stroke, color }: IconLook, indent = ''): string {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: color,
    'stroke-width': stroke,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const lines = nodes.map(([tag, attributes]) => `${indent}  <${tag} ${attributeList(attributes)} />`);
  return [`${indent}<svg ${attributeList(root)}>`, ...lines, `${indent}</svg>`].join('\n');
}

/** The icon in a format; PNG is a file, so its code is that of the SVG it is drawn from. */
export function codeOf(nodes: IconNodes, look: IconLook, format: CodeFormat): string {
  const svg = svgOf(nodes, look);
  switch (format) {
    case 'jsx':
      return svg.replaceAll(/ ([a-z]+)-([a-z])([a-z]*)=/g, (_, first: string, letter: string, rest: string) => {
        return ` ${first}${letter.toUpperCase()}${rest}=`;
      });
    case 'vue':
      return `<template>\n${svgOf(nodes, look, '  ')}\n</template>`;
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
