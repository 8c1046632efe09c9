import type { Taker } from '../kinds/parts/use-in/takers';
import type { Field, FilesField, TextField } from '../kinds/contract/fields';
import { text } from '../kinds/contract/fields';
import type { Lang } from '../i18n/languages';
import { FAMILY_FIRST } from '../data/families';
import { href } from '../core/site-url';
import { pathOf, toolEntries, toolUse, type ToolEntry } from './tool-pages';
import { presetOf, toolOf } from './tool-registry';

/** What a tool takes by its own declaration; the registry adds nothing. */
const ANY_TEXT = text().accept;

/** Extensions that many kinds of text share, and say nothing about the tool. */
const PLAIN = new Set(['txt', 'text', 'log', 'md', 'html', 'htm', 'csv', 'json']);

/** Languages of code whose files have another extension. */
const EXTENSIONS: Readonly<Record<string, string>> = { javascript: 'js', typescript: 'ts', markdown: 'md' };

/**
 * The pages whose tool takes a text or files, for `/api/{lang}/uses`: those of a language, and the English ones that it
 * lacks. Secret tools keep nothing, so they get nothing.
 */
export async function takersOf(lang: Lang): Promise<readonly Taker[]> {
  const own = await toolEntries(lang);
  const keys = new Set(own.map(({ data }) => data.key));
  const english = lang === 'en' ? [] : (await toolEntries('en')).filter(({ data }) => !keys.has(data.key));
  return [...own, ...english].filter(({ data }) => !data.viewer).flatMap((entry) => takerOf(entry, lang) ?? []);
}

function takerOf(entry: ToolEntry, lang: Lang): Taker | undefined {
  const use = toolUse(entry);
  const { fields, secret } = toolOf(use);
  const found = Object.entries(fields).find(([, field]) => takesResults(field));
  if (!found || secret) return undefined;
  const [name, field] = found as [string, TextField | FilesField];
  const place = FAMILY_FIRST[entry.data.family].indexOf(entry.data.key);
  return {
    text: entry.data.heading,
    url: href(pathOf(entry.id)),
    family: entry.data.family,
    field: name,
    takes: field.type === 'files' ? field.accept.split(',') : madeFor(field, presetOf(use)),
    ...(field.type === 'files' && { files: true }),
    ...(place >= 0 && { place }),
    ...(use.lang !== lang && { lang: use.lang }),
  };
}

const takesResults = ({ type, hidden, typedOnly, secret }: Field): boolean =>
  (type === 'text' || type === 'files') && !hidden && !typedOnly && !secret;

/** The extensions of the texts that a field is made for: those of its language, or of a list of its own. */
function madeFor({ accept, code, codeFrom, codeNames }: TextField, preset: Readonly<Record<string, string>>): string[] {
  const chosen = codeFrom === undefined ? undefined : preset[codeFrom];
  const language = code ?? (chosen === undefined ? undefined : (codeNames?.[chosen] ?? chosen));
  if (language !== undefined) return [EXTENSIONS[language] ?? language];
  if (accept === ANY_TEXT) return [];
  const own = accept.split(',').flatMap((part) => (part.startsWith('.') ? [part.slice(1)] : []));
  return own.every((extension) => PLAIN.has(extension)) && accept.includes('text/*')
    ? []
    : own.filter((one) => one !== 'txt');
}
