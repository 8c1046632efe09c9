import mammoth from 'mammoth';
import { isProblem, problem, term, type OutFile, type Table } from '../../../kinds/contract';
import { wholePage } from '../../../formats/html/html-document';
import { cleaned } from './clean-docx';
import { openDocument } from './open';

export interface WordOptions {
  readonly to: 'html' | 'markdown';
  readonly images: 'inline' | 'zip' | 'drop';
  readonly fullPage: boolean;
  /** mammoth's style rules, one per line. */
  readonly styleMap: string;
}

interface Converted {
  readonly text: string;
  readonly preview: string;
  readonly pictures: readonly OutFile[];
  readonly messages: readonly string[];
}

/**
 * Converts Word documents to HTML or Markdown: their structure, not their design. The first one that cannot be read
 * stops the conversion, with the reason.
 */
export async function convertFiles(
  input: readonly File[],
  options: WordOptions,
  progress: (part: number) => void = () => {},
) {
  const done: { file: OutFile; converted: Converted }[] = [];
  const taken = new Set<string>();
  for (const [index, file] of input.entries()) {
    const bytes = await openDocument(file);
    if (isProblem(bytes)) return bytes;
    const base = freeName(file.name.replace(/\.[^.]*$/, '') || 'document', taken);
    const converted = await convert(bytes, base, input.length > 1, options);
    if (converted === undefined) return problem('broken', { name: file.name }, 'input');
    const [extension, type] = options.to === 'html' ? ['html', 'text/html'] : ['md', 'text/markdown'];
    const blob = new Blob([`${converted.text}\n`], { type: `${type};charset=utf-8` });
    done.push({ file: { name: `${base}.${extension}`, blob }, converted });
    progress((index + 1) / input.length);
  }
  const messages = done.flatMap(({ converted }) => converted.messages);
  const pictures = done.flatMap(({ converted }) => converted.pictures);
  const texts = done.length > 1 || pictures.length > 0 ? done.map(({ file }) => file) : [];
  const only = done.length === 1 ? done[0]?.converted : undefined;
  return {
    ...(only && { result: only.text, preview: only.preview }),
    files: [...texts, ...pictures],
    messages: messages.length,
    left: counted(messages),
  };
}

async function convert(
  bytes: Uint8Array<ArrayBuffer>,
  base: string,
  several: boolean,
  options: WordOptions,
): Promise<Converted | undefined> {
  const pictures: OutFile[] = [];
  const inlined = new Map<string, string>();
  // The library's browser build reads one of these, its Node build the other.
  const source = { arrayBuffer: bytes.buffer, buffer: bytes.buffer };
  try {
    const { value, messages } = await mammoth.convertToHtml(source, {
      styleMap: options.styleMap.split('\n').filter((line) => line.trim() !== ''),
      transformDocument: (document: unknown) => cleaned(document, options.images === 'drop'),
      convertImage: mammoth.images.imgElement(async (image) => {
        const data = `data:${image.contentType};base64,${await image.readAsBase64String()}`;
        if (options.images !== 'zip') return { src: data };
        const name = `images/${several ? `${base}-` : ''}${pictures.length + 1}.${extensionOf(image.contentType)}`;
        pictures.push({ name, blob: new Blob([await image.readAsArrayBuffer()], { type: image.contentType }) });
        inlined.set(name, data);
        return { src: encodeURI(name) };
      }),
    });
    let preview = value;
    for (const [name, data] of inlined) preview = preview.replace(`src="${encodeURI(name)}"`, () => `src="${data}"`);
    return {
      text: await written(value, base, options),
      preview,
      pictures,
      messages: messages.map(({ message }) => message),
    };
  } catch {
    // A part is missing or isn't XML: the library's own message would not help visitors.
    return undefined;
  }
}

async function written(html: string, title: string, { to, fullPage }: WordOptions): Promise<string> {
  if (to === 'html') return fullPage ? wholePage(html, title) : html;
  const { htmlToMarkdown } = await import('../../../formats/markdown/from-html');
  return htmlToMarkdown(html, { gfm: true, bullet: '-', links: 'inline', fence: 'backticks' });
}

const extensionOf = (type: string): string =>
  type
    .replace(/^image\/(?:x-)?/, '')
    .replace('jpeg', 'jpg')
    .replace(/\+.*/, '');

function freeName(base: string, taken: Set<string>): string {
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
  taken.add(name);
  return name;
}

function counted(messages: readonly string[]): Table {
  const times = new Map<string, number>();
  for (const message of messages) times.set(message, (times.get(message) ?? 0) + 1);
  return { columns: [term('message'), term('times')], rows: Array.from(times), name: 'messages' };
}
