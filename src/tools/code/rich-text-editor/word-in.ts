import mammoth from 'mammoth';
import { openDocx, type DocxFault } from '../../../formats/docx/open-docx';

/** Word's own styles and those that this editor writes, in addition to mammoth's defaults. */
const STYLES = [
  'u => u',
  'highlight => mark',
  "br[type='page'] => hr[data-type='pageBreak']",
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  "p[style-name='Horizontal Line'] => hr:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "r[style-name='HTML Code'] => code",
];
const TAGS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const SIDES: Readonly<Record<string, string>> = { center: 'center', right: 'right', end: 'right', both: 'justify' };
/** mammoth maps styles, so an aligned paragraph gets a style of its own. */
const ALIGNED = TAGS.flatMap((tag) =>
  Object.values(SIDES).map((side) => `p[style-name='${tag} ${side}'] => ${tag}[style='text-align: ${side}']:fresh`),
);
/** Formats that browsers can show; Windows metafiles (EMF, WMF) and TIFF are left out. */
const DRAWN = /^image\/(?:png|jpe?g|gif|webp|bmp|svg\+xml|avif)$/i;

/** Either the HTML or the reason why it cannot be read. */
export interface WordRead {
  readonly html?: string;
  readonly fault?: DocxFault;
}

/**
 * Reads a Word document as HTML for the editor; gives the reason if it cannot be read. Refuses archives that unpack to
 * too much.
 */
export async function readWord(file: Blob): Promise<WordRead> {
  const bytes = await openDocx(file);
  if (typeof bytes === 'string') return { fault: bytes };
  try {
    // The library's browser build reads one of these, its Node build the other.
    const source = { arrayBuffer: bytes.buffer, buffer: bytes.buffer };
    const { value } = await mammoth.convertToHtml(source, {
      styleMap: [...STYLES, ...ALIGNED],
      transformDocument: aligned,
      // Empty paragraphs were left by the author on purpose.
      ignoreEmptyParagraphs: false,
      convertImage: mammoth.images.imgElement(async (image) => ({
        src: DRAWN.test(image.contentType)
          ? `data:${image.contentType};base64,${await image.readAsBase64String()}`
          : '',
      })),
    });
    return { html: value.replaceAll(/<img(?: alt="[^"]*")? src="" \/>/g, '') };
  } catch {
    // A part is missing or isn't XML: the library's own message would not help visitors.
    return { fault: 'broken' };
  }
}

function aligned(element: unknown): unknown {
  if (typeof element !== 'object' || element === null) return element;
  const copy: Record<string, unknown> = { ...element };
  if (Array.isArray(copy.children)) copy.children = copy.children.map(aligned);
  const side = typeof copy.alignment === 'string' ? SIDES[copy.alignment] : undefined;
  if (copy.type !== 'paragraph' || side === undefined || copy.numbering) return copy;
  const style = typeof copy.styleName === 'string' ? copy.styleName.toLowerCase() : '';
  const [, level] = /^heading ([1-6])$/.exec(style) ?? [];
  if (level === undefined && !['', 'normal', 'body text'].includes(style)) return copy;
  return { ...copy, styleId: null, styleName: `${level === undefined ? 'p' : `h${level}`} ${side}` };
}
