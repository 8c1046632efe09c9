import { readTextFile } from '../../../core/bytes/read-text-file';
import type { FileKind } from '../../../browser/local-files';
import { wholePage } from '../../../formats/html/html-document';
import type { TreeNode } from './docx/tree';
import { PAGE_STYLE } from './page-style';
import { withPaper } from './paper';
import { fromPlain } from './sanitize';
import type { WordRead } from './word-in';

export type Extension = 'html' | 'docx' | 'md' | 'txt';
export const EXTENSIONS: readonly Extension[] = ['docx', 'html', 'md', 'txt'];

const TYPES: Readonly<Record<Extension, string>> = {
  html: 'text/html',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  txt: 'text/plain',
};
/** HTML first: it keeps everything that this editor supports. */
export const KINDS: readonly FileKind[] = [
  { type: TYPES.html, extensions: ['.html', '.htm'] },
  { type: TYPES.docx, extensions: ['.docx'] },
  { type: TYPES.md, extensions: ['.md', '.markdown'] },
  { type: TYPES.txt, extensions: ['.txt'] },
];

export const extensionOf = (name: string): Extension => {
  const [, ending = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  return EXTENSIONS.find((one) => one === ending) ?? (ending === 'markdown' ? 'md' : 'html');
};

/**
 * Reads a file as HTML for the editor, depending on its name; gives the reason why a Word document cannot be read;
 * undefined if the file isn't text.
 */
export async function openFile(file: File): Promise<WordRead | undefined> {
  // Old Word, OpenDocument, RTF and PDF files get a message with advice.
  if (/\.(?:docx?|docm|dotx|odt|rtf|pdf)$/i.test(file.name)) return withPaper((paper) => paper.readWord(file));
  const text = await readTextFile(file);
  if (text === undefined) return undefined;
  if (/\.(md|markdown|mdown)$/i.test(file.name)) return { html: await withPaper((paper) => paper.fromMarkdown(text)) };
  if (/\.html?$/i.test(file.name)) return { html: bodyOf(text) };
  // The line break at the end of a file begins no new line.
  return { html: fromPlain(text.replace(/(?:\r\n|\n|\r)$/, '')) };
}

/**
 * The body of a page written by `wholePage`. Because of the line breaks around it, the page's spaces would be collapsed
 * if it were parsed as a whole.
 */
const bodyOf = (page: string): string =>
  /^<!doctype html>\n<html[^>]*>\n<head>\n[^]*?\n<body>\n([^]*)\n<\/body>\n<\/html>\s*$/.exec(page)?.[1] ?? page;

export interface Written {
  readonly html: string;
  readonly text: string;
  readonly tree: TreeNode;
  readonly title: string;
  readonly lang: string;
}

/** The content of a file with the document. */
export async function contentFor(extension: Extension, written: Written): Promise<Blob> {
  const type = TYPES[extension];
  if (extension === 'docx') {
    const { title, lang } = written;
    const look = { title, lang, paper: paperOf(navigator.language) };
    return new Blob([await withPaper((paper) => paper.writeWord(written.tree, look))], { type });
  }
  return new Blob([await textFor(extension, written)], { type: `${type};charset=utf-8` });
}

async function textFor(extension: 'html' | 'md' | 'txt', { html, text, title, lang }: Written): Promise<string> {
  if (extension === 'html') return `${wholePage(html, title, { lang, style: PAGE_STYLE })}\n`;
  if (extension === 'txt') return `${text}\n`;
  return `${await withPaper((paper) => paper.toMarkdown(tightened(html)))}\n`;
}

/** Countries that use Letter paper (Unicode CLDR, paper size US-Letter). */
const paperOf = (locale: string): 'a4' | 'letter' =>
  /-(?:BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)\b/i.test(locale) ? 'letter' : 'a4';

/** Writes list items with a single paragraph without it: Markdown separates paragraphs in items with empty lines. */
function tightened(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll('li > p')) {
    const siblings = Array.from(paragraph.parentElement?.children ?? []);
    if (siblings.filter(({ tagName }) => tagName === 'P').length === 1) paragraph.replaceWith(...paragraph.childNodes);
  }
  return body.innerHTML;
}
