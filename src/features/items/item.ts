import { graphemes } from '../../core/text/graphemes';
import { wellFormed } from '../../core/bytes/link-payload';

/**
 * A tool's form as it was when the visitor pressed 'Save': stored on this device, and in the account when signed in.
 */
export interface SavedItem {
  readonly id: string;
  /** The tool's id: 'text/reverse-text'. */
  readonly tool: string;
  /** The page it was saved on, without the site's base: '/pl/generator-hasel/'. */
  readonly path: string;
  readonly title: string;
  /** The fragment that restores the form, with every value by name, and a long `input` compressed as `z`. */
  readonly body: string;
  /** When the body was saved, in ms. A new name does not change it. */
  readonly updated: number;
  /** Deleted: only what the account and 'Undo' need is left. */
  readonly deleted: boolean;
  /** The account's uid; '' for items of this device only. */
  readonly owner: string;
  /** The account's revision that this one is based on; 0 if the account never had it. */
  readonly rev: number;
  /** Changed since `rev`. */
  readonly unsent: boolean;
  /** The account's rules refused it in this state. */
  readonly refused: boolean;
}

/** The fields with content; the store manages the others. */
export type ItemContent = Pick<SavedItem, 'tool' | 'path' | 'title' | 'body'>;

/** Limits of the account's rules: Firestore counts bytes in the body, and characters in the two others. */
export const ITEM_LIMITS = { tool: 40, title: 100, bytes: 500_000 } as const;

const HOUR = 3_600_000;
/** How long a deletion can be undone; then the text is deleted. */
export const UNDO_MS = HOUR;
/** How long the account remembers a deletion, for devices that were offline. */
export const TOMBSTONE_MS = 30 * 24 * HOUR;

/** Path and fragment in one string, as the account stores them and a browser opens them. */
export const linkOf = ({ path, body }: Pick<SavedItem, 'path' | 'body'>): string => `${path}#${body}`;

/** The size of a link in bytes; fragment and path are ASCII. */
export const bytesOf = (item: Pick<SavedItem, 'path' | 'body'>): number =>
  new TextEncoder().encode(linkOf(item)).length;

/** Splits `/a/b/#…` into path and fragment; undefined when it isn't a page of this site. */
export function partsOfLink(link: string): Pick<SavedItem, 'path' | 'body'> | undefined {
  const at = link.indexOf('#');
  const path = at < 0 ? link : link.slice(0, at);
  return isPagePath(path) ? { path, body: at < 0 ? '' : link.slice(at + 1) } : undefined;
}

/** Accepts only pages of this site: no other host, no query, no `..`. */
export const isPagePath = (path: string): boolean => /^\/(?:[\w-][\w.-]*\/)*$/.test(path);

/** 88 random bits as hexadecimal digits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(11)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The line that represents a text: its first line that isn't blank, with white space collapsed. */
export const firstLine = (text: string): string => /\S[^\r\n]*/.exec(text)?.[0].replace(/\s+/g, ' ').trim() ?? '';

/** A title as it is stored: one line, whole characters, at most a hundred UTF-16 units. */
export function fitTitle(title: string, limit: number = ITEM_LIMITS.title): string {
  // Avoids segmenting text far beyond the limit.
  const line = wellFormed(firstLine(title.slice(0, 20 * ITEM_LIMITS.title))).text;
  if (line.length <= limit) return line;
  let kept = '';
  for (const character of graphemes(line)) {
    if (kept.length + character.length > limit - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** Longest tool name at the start of a title, in units: leaves room for the subject. */
const TOOL_NAME = 50;

/** 'Reverse text: Hello world' */
export function titleFrom(tool: string, subject: string): string {
  const name = fitTitle(tool, TOOL_NAME);
  const about = firstLine(subject.slice(0, 10_000));
  return fitTitle(about === '' ? name : `${name}: ${about}`);
}

/**
 * The title of a second version. `template` is 'save.copyOf', '{title} (copy of {date})', with the date already filled
 * in.
 */
export function copyTitle(template: string, title: string): string {
  const [before = '', after = ''] = template.split('{title}');
  return before + fitTitle(title, ITEM_LIMITS.title - before.length - after.length) + after;
}
