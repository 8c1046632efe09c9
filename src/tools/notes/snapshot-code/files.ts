import type { OutFile } from '../../../kinds/contract';
import { fileNameOf } from '../../../features/notes/note-titles';
import type { Painted } from './paint';

/**
 * The pictures as files, named after the title. With the theme 'auto' there is one SVG for both themes, and two PNGs.
 */
export function filesOf({ pictures, svg }: Painted, title: string): { pngs: readonly OutFile[]; svg: OutFile } {
  const name = fileNameOf(title, 'code');
  return {
    pngs: pictures.map(({ theme, png }) => ({
      name: `${name}${pictures.length > 1 ? `-${theme}` : ''}.png`,
      blob: png,
    })),
    svg: { name: `${name}.svg`, blob: new Blob([svg], { type: 'image/svg+xml' }) },
  };
}
