import type { LabelSheetId } from '../../../data/label-sheets';
import type { OutFile } from '../../../kinds/contract';
import { encode, type Symbol } from './encode';
import { layoutOf, type Layout, type Look } from './layout';
import { pngOf } from './png';
import type { Code, Symbology } from './read-code';
import { svgOf } from './svg';

/** A code with its bars and its place on the picture. */
export interface Made {
  readonly code: Code;
  readonly symbol: Symbol;
  readonly layout: Layout;
}

/** Draws a checked code; or says why the encoder refuses it, in English. */
export function makeCode(
  symbology: Symbology,
  code: Code,
  wide: 2 | 3,
  look: Look,
): Made | { readonly refused: string } {
  try {
    const symbol = encode(symbology, code.data, wide);
    return { code, symbol, layout: layoutOf(symbol, symbology, code.text, look) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Anything but bwip-js's own messages is a fault of ours.
    if (!/^bwipp?\./.test(message)) throw error;
    return { refused: message.replace(/^bwipp?\.\w+(?:#\d+)?:\s*/, '') };
  }
}

/** One file for each code, or a PDF with all of them. */
export async function filesOf(
  made: readonly Made[],
  format: 'svg' | 'png' | 'pdf',
  look: Look,
  sheet: LabelSheetId | '',
): Promise<OutFile[]> {
  if (format === 'pdf') {
    const { pdfOf } = await import('./pdf');
    const layouts = made.map(({ layout }) => layout);
    return [{ name: 'barcodes.pdf', blob: await pdfOf(layouts, look, sheet) }];
  }
  const nameOf = uniqueName();
  return Promise.all(
    made.map(async ({ code, layout }) => ({
      name: `${nameOf(code.text)}.${format}`,
      blob:
        format === 'png'
          ? await pngOf(layout, look)
          : new Blob([svgOf(layout, code.text, look)], { type: 'image/svg+xml' }),
    })),
  );
}

/** `4006381333931`, and `4006381333931 (2)` for the same code again. */
function uniqueName(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const name = text.replace(/[^\w.\-()]+/g, '_').slice(0, 60) || 'barcode';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  };
}
