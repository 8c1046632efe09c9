import { zipFiles } from '../../../formats/zip/zip-files';
import type { Drawing } from './brands';
import { svgOf, symbolOf, type IconLook } from './icon-code';

export type NamedIcons = readonly (readonly [name: string, icon: Drawing])[];

/** The icons as SVG files in a ZIP archive. */
export const iconsZip = (icons: NamedIcons, look: IconLook): Promise<Blob> =>
  zipFiles(icons.map(([name, icon]) => ({ name: `${name}.svg`, input: svgOf(icon, look) })));

/**
 * One SVG with a symbol for each icon, which a page shows with `<use href="icons.svg#name">`. With 'currentColor', the icons
 * take the color of the text around each use.
 */
export const iconSprite = (icons: NamedIcons, look: IconLook): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...icons.map(([name, icon]) => symbolOf(name, icon, look)),
    '</svg>',
  ].join('\n');
