import { escapeHtml } from '../../../core/text/escape-html';
import { turnedSize, type Layout, type Look } from './layout';

/** The turn of a layout, as an SVG transform. */
const TURNS: Readonly<Record<Look['rotate'], (layout: Layout) => string>> = {
  '0': () => '',
  '90': ({ height }) => `translate(${height} 0) rotate(90)`,
  '180': ({ width, height }) => `translate(${width} ${height}) rotate(180)`,
  '270': ({ width }) => `translate(0 ${width}) rotate(270)`,
};

/** A code as an SVG file; its title is what it contains. */
export function svgOf(layout: Layout, text: string, look: Look): string {
  const [width, height] = turnedSize(layout, look.rotate);
  const turn = TURNS[look.rotate](layout);
  const letters = layout.letters.map(
    (one) => `<text x="${one.x}" y="${one.y}">${escapeHtml(printable(one.text))}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * look.scale}" height="${height * look.scale}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeHtml(printable(text))}</title>`,
    `<rect width="${width}" height="${height}" fill="${look.background}"/>`,
    `<g fill="${look.color}"${turn && ` transform="${turn}"`}>`,
    `<path shape-rendering="crispEdges" fill-rule="evenodd" d="${layout.path}"/>`,
    letters.length > 0
      ? `<g font-family="monospace" font-size="${layout.fontSize}" text-anchor="middle" xml:space="preserve">${letters.join('')}</g>`
      : '',
    '</g></svg>',
  ].join('');
}

/** Control characters are not allowed in XML. */
// oxlint-disable-next-line no-control-regex
export const printable = (text: string): string => text.toWellFormed().replaceAll(/[\0-\x1F\x7F]/g, ' ');
