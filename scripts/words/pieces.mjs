/**
 * The texts that visitors read, each with its place.
 * @typedef {{ file: string, key: string, text: string }} Piece
 */
import { parse } from 'yaml';

/** Of a page's front matter, what visitors read: no slugs, no search words. */
const READ_KEYS = ['title', 'description', 'heading', 'faq'];

/**
 * Every string inside a table, by its path: 'labels.input'.
 * @param {unknown} value
 * @returns {[string, string][]}
 */
export function flatten(value, path = '') {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`));
}

/** @returns {Piece[]} */
export const tablePieces = (file, table) => flatten(table).map(([key, text]) => ({ file, key, text }));

/**
 * A Markdown page: the front matter's texts and the body, each paragraph by its line.
 * @returns {{ tool?: string, pieces: Piece[] }}
 */
export function pagePieces(file, source) {
  const [, head = '', body = source] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const matter = parse(head) ?? {};
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  const read = Object.fromEntries(READ_KEYS.flatMap((key) => (key in matter ? [[key, matter[key]]] : [])));
  return { tool: matter.tool, pieces: [...tablePieces(file, read), ...paragraphs(file, body, firstLine)] };
}

/** Paragraphs; a block of fenced code stays whole. */
function paragraphs(file, body, firstLine) {
  const blocks = [...body.matchAll(/^(```|~~~)[^]*?^\1|(?:(?!```|~~~).+\n?)+/gm)];
  return blocks.map(({ 0: text, index }) => ({
    file,
    key: `line ${firstLine + body.slice(0, index).split('\n').length - 1}`,
    text,
  }));
}
