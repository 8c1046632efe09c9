import type { IconNodes } from '../../../core/icons/icon-search';
import { zipFiles } from '../../../formats/zip/zip-files';
import { svgOf, symbolOf, type IconLook } from './icon-code';

export type NamedIcons = readonly (readonly [name: string, nodes: IconNodes])[];

/** The icons as SVG files in a ZIP archive. */
export const iconsZip = (icons: NamedIcons, look: IconLook): Promise<Blob> =>
  zipFiles(icons.map(([name, nodes]) => ({ name: `${name}.svg`, input: svgOf(nodes, look) })));

/**
 * One SVG with a symbol for each icon, which a page shows with `<use href="icons.svg#name">`. With 'currentColor', the icons
 * take the color of the text around each use.
 */
export const iconSprite = (icons: NamedIcons, look: IconLook): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...icons.map(([name, nodes]) => symbolOf(name, nodes, look)),
    '</svg>',
  ].join('\n');
