import type { IconNodes } from '../../../core/icons/icon-search';
import { zipFiles } from '../../../formats/zip/zip-files';
import { svgOf, type IconLook } from './icon-code';

export type NamedIcons = readonly (readonly [name: string, nodes: IconNodes])[];

/** The icons as SVG files in a ZIP archive. */
export const iconsZip = (icons: NamedIcons, look: IconLook): Promise<Blob> =>
  zipFiles(icons.map(([name, nodes]) => ({ name: `${name}.svg`, input: svgOf(nodes, look) })));

/**
 * One SVG with a symbol for each icon, which a page shows with `<use href="icons.svg#name">` (SVG 2 §5.5). Colors and line
 * widths are set on the symbols; with 'currentColor' they follow the text around each use.
 */
export function iconSprite(icons: NamedIcons, look: IconLook): string {
  const symbols = icons.map(([name, nodes]) =>
    svgOf(nodes, look, '  ')
      .replace(/^ {2}<svg xmlns="[^"]*" width="\d+" height="\d+"/, `  <symbol id="${name}"`)
      .replace(/<\/svg>$/, '</symbol>'),
  );
  return ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>'].join('\n');
}
