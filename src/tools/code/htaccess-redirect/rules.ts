import { problem } from '../../../kinds/contract';
import { readDomain, readPlace, type Place } from './address';

export const CODES = ['301', '302', '303', '307', '308', '410'] as const;
export type Code = (typeof CODES)[number];
export type SiteMode = 'https' | 'www' | 'nonWww' | 'addSlash' | 'removeSlash';

export interface Asked {
  readonly mode: 'page' | 'folder' | 'domain' | SiteMode | 'bulk';
  readonly source: string;
  readonly target: string;
  readonly code: Code;
  readonly query: 'keep' | 'drop';
  readonly proxy: boolean;
  readonly input: string;
}

/** A redirect, independent of the server. */
export type Rule =
  | {
      readonly kind: 'page' | 'folder';
      readonly source: Place;
      /** As typed, with a leading slash added to a path; '' for 410. */
      readonly target: string;
      readonly code: Code;
      readonly query: 'keep' | 'drop';
      /** Line in the list, counted from 1. */
      readonly line: number;
    }
  | {
      readonly kind: 'domain';
      /** Without `www.` */
      readonly source: string;
      /** The name with `www.` is moved too; not if it is the target, as it would be sent to itself. */
      readonly withWww: boolean;
      /** With the scheme, without a slash at the end. */
      readonly target: string;
      readonly code: Code;
      readonly query: 'keep' | 'drop';
    }
  | { readonly kind: 'site'; readonly mode: SiteMode; readonly code: Code; readonly proxy: boolean };

/**
 * Turns the form's values into rules; an empty list if neither address has been typed. Refuses invalid or missing
 * addresses, codes, and redirects to themselves.
 */
export function readRules(asked: Asked) {
  switch (asked.mode) {
    case 'bulk':
      return readList(asked);
    case 'page':
    case 'folder':
      return readPair(asked, asked.mode);
    case 'domain':
      return readDomains(asked);
    default:
      if (asked.code === '410') return problem('goneNeedsPage', {}, 'code');
      return [{ kind: 'site' as const, mode: asked.mode, code: asked.code, proxy: asked.proxy }];
  }
}

function readPair({ source, target, code, query }: Asked, kind: 'page' | 'folder') {
  const missing = missingOf(source, target, code);
  if (missing !== undefined) return missing;
  const read = readPlace(source);
  if (!read || (kind === 'folder' && read.query !== undefined))
    return problem('badSource', { text: source.trim() }, 'source');
  const address = code === '410' ? '' : readTarget(target);
  if (address === undefined) return problem('badTarget', { text: target.trim() }, 'target');
  if (kind === 'folder' && /[?#]/.test(address)) return problem('folderTarget', {}, 'target');
  if (address !== '' && isSame(read, address)) return problem('same', {}, 'target');
  return [{ kind, source: read, target: address, code, query, line: 1 }];
}

function missingOf(source: string, target: string, code: Code) {
  if (source.trim() === '' && target.trim() === '') return [];
  if (source.trim() === '') return problem('noSource', {}, 'source');
  return target.trim() === '' && code !== '410' ? problem('noTarget', {}, 'target') : undefined;
}

/**
 * Reads a redirect target: a full address, or a path, which gets a leading slash. Undefined if it contains a line break
 * or isn't a valid HTTP address.
 */
function readTarget(typed: string): string | undefined {
  const text = typed.trim();
  if (/[\r\n]/.test(text)) return undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text) ? text : undefined;
  return text.startsWith('/') ? text : `/${text}`;
}

export function isSame(source: Place, target: string): boolean {
  const address = readPlace(target);
  return address !== undefined && keyOf(address) === keyOf(source) && address.scheme === source.scheme;
}

/** A key that is equal for addresses that the server treats as the same. */
export const keyOf = ({ host, path, query }: Place): string =>
  `${host}${path}${query === undefined ? '' : `?${query}`}`;

function readDomains({ source, target, code, query }: Asked) {
  const missing = missingOf(source, target, code);
  if (missing !== undefined) return missing;
  const from = readDomain(source)?.replace(/^www\./, '');
  if (from === undefined) return problem('badDomain', { text: source.trim() }, 'source');
  const to = code === '410' ? '' : readDomain(target);
  if (to === undefined) return problem('badDomain', { text: target.trim() }, 'target');
  if (to === from) return problem('sameDomain', {}, 'target');
  const scheme = /^http:\/\//i.test(target.trim()) ? 'http' : 'https';
  const withWww = to !== `www.${from}`;
  return [{ kind: 'domain' as const, source: from, withWww, target: `${scheme}://${to}`, code, query }];
}

const isCode = (text: string | undefined): text is Code => CODES.some((code) => code === text);

/**
 * Reads lines of `old new [code]`, separated by spaces, tabs or a comma; skips blank lines and lines that begin with #.
 */
function readList({ input, code: usual, query }: Asked) {
  const rules: Rule[] = [];
  for (const [index, typed] of input.split(/\r\n?|\n/).entries()) {
    const text = typed.replace(/^\uFEFF/, '').trim();
    const line = index + 1;
    if (text === '' || text.startsWith('#')) continue;
    const words = text.split(/\s*[,;\t]\s*|\s+/).filter((word) => word !== '');
    const [source = '', second = '', third, ...more] = words;
    if (more.length > 0) return problem('lineFields', { line, count: words.length }, 'input');
    if (third !== undefined && !isCode(third)) return problem('lineCode', { line, text: third }, 'input');
    // 410 Gone needs no new address: `/old 410`.
    const gone = second === '410' && third === undefined;
    const code = gone ? '410' : (third ?? usual);
    if (second === '' && code !== '410') return problem('lineFields', { line, count: 1 }, 'input');
    const read = readPlace(source);
    if (!read) return problem('lineAddress', { line, text: source }, 'input');
    const target = code === '410' ? '' : readTarget(second);
    if (target === undefined) return problem('lineAddress', { line, text: second }, 'input');
    if (target !== '' && isSame(read, target)) return problem('lineSame', { line, text: source }, 'input');
    rules.push({ kind: 'page', source: read, target, code, query, line });
  }
  return rules;
}
