import { EXTENSIONS, SIGNATURES, type Signature } from '../../data/file-signatures';

/** What a file seems to be. `name` is the same in every language. */
export interface FileType {
  readonly name: string;
  readonly mime: string;
  readonly extension: string;
}

/** The number of bytes at the start of a file that `detectFileType` looks at. */
export const SIGNATURE_BYTES = 512;

/**
 * Guesses the type from a file's first bytes: a signature, or the first tag of SVG, HTML and XML. Undefined for plain
 * text and for every other format without a signature. A container (ZIP) is not opened.
 */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const head = bytes.subarray(0, SIGNATURE_BYTES);
  return SIGNATURES.find((signature) => fits(signature, head)) ?? markup(head);
}

/** The usual extension of a media type, without the dot; undefined for an unknown type. */
export function extensionOf(mime: string): string | undefined {
  const essence = (mime.split(';')[0] ?? '').trim().toLowerCase();
  return EXTENSIONS.get(essence) ?? SIGNATURES.find((signature) => signature.mime === essence)?.extension;
}

function fits({ at = 0, bytes, contains }: Signature, head: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index += 2) {
    const pair = bytes.slice(index, index + 2);
    if (pair !== '..' && head[at + index / 2] !== Number.parseInt(pair, 16)) return false;
  }
  return contains === undefined || latin(head.subarray(0, 128)).includes(contains);
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const MARKUP: readonly (FileType & { readonly start: RegExp })[] = [
  {
    name: 'SVG',
    mime: 'image/svg+xml',
    extension: 'svg',
    start: /^(<\?xml[^>]*>\s*)?(<!--(?:(?!-->).)*-->\s*)*<(!DOCTYPE )?svg[\s/>]/is,
  },
  { name: 'HTML', mime: 'text/html', extension: 'html', start: /^<(!DOCTYPE html|html|head|body)[\s>]/i },
  { name: 'XML', mime: 'application/xml', extension: 'xml', start: /^<\?xml\s/ },
];

function markup(head: Uint8Array): FileType | undefined {
  const text = latin(head)
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart();
  return MARKUP.find(({ start }) => start.test(text));
}
