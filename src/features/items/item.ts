import { graphemes } from '../../core/text/graphemes';
import { wellFormed } from '../../core/bytes/link-payload';

/** A tool's form as it was when its visitor pressed 'Save': kept on this device, and in the account when signed in. */
export interface SavedItem {
  readonly id: string;
  /** The tool's id: 'text/reverse-text'. */
  readonly tool: string;
  /** The page it was saved on, without the site's base: '/pl/generator-hasel/'. */
  readonly path: string;
  readonly title: string;
  /** The fragment that shows the form again, every value named, a long `input` as `z`. */
  readonly body: string;
  /** When the body was saved, in ms. A new name leaves it. */
  readonly updated: number;
  /** Deleted: what is left for the account and for 'Undo'. */
  readonly deleted: boolean;
  /** Whose account it belongs to; '': this device's alone. */
  readonly owner: string;
  /** The account's revision that this one comes from; 0: it has never been there. */
  readonly rev: number;
  /** Changed since `rev`. */
  readonly unsent: boolean;
  /** The account's rules did not take it as it is. */
  readonly refused: boolean;
}

/** What an item says by itself: the rest is the store's. */
export type ItemContent = Pick<SavedItem, 'tool' | 'path' | 'title' | 'body'>;

/** The account's rules: Firestore counts bytes in the body, and characters in the two others. */
export const ITEM_LIMITS = { tool: 40, title: 100, bytes: 500_000 } as const;

const HOUR = 3_600_000;
/** So long a deletion can be undone; then the text goes. */
export const UNDO_MS = HOUR;
/** So long the account knows that an item was deleted, for devices that were away. */
export const TOMBSTONE_MS = 30 * 24 * HOUR;

/** Path and fragment, as the account keeps them in one and as a browser opens them. */
export const linkOf = ({ path, body }: Pick<SavedItem, 'path' | 'body'>): string => `${path}#${body}`;

/** Of a link's bytes; a fragment is ASCII, and so is a path. */
export const bytesOf = (item: Pick<SavedItem, 'path' | 'body'>): number =>
  new TextEncoder().encode(linkOf(item)).length;

/** `/a/b/#…` in two; undefined for what is no page of this site. */
export function partsOfLink(link: string): Pick<SavedItem, 'path' | 'body'> | undefined {
  const at = link.indexOf('#');
  const path = at < 0 ? link : link.slice(0, at);
  return isPagePath(path) ? { path, body: at < 0 ? '' : link.slice(at + 1) } : undefined;
}

/** A page of this site and nothing else: no other host, no query, no way up. */
export const isPagePath = (path: string): boolean => /^\/(?:[\w-][\w.-]*\/)*$/.test(path);

/** 88 random bits, as hexadecimal digits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(11)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The start of a line that stands for a text: its first line with something on it, white space made single. */
export const firstLine = (text: string): string => /\S[^\r\n]*/.exec(text)?.[0].replace(/\s+/g, ' ').trim() ?? '';

/** A title as it is kept: one line, whole characters, at most a hundred UTF-16 units. */
export function fitTitle(title: string, limit: number = ITEM_LIMITS.title): string {
  // What is far beyond the limit need not be cut into characters.
  const line = wellFormed(firstLine(title.slice(0, 20 * ITEM_LIMITS.title))).text;
  if (line.length <= limit) return line;
  let kept = '';
  for (const character of graphemes(line)) {
    if (kept.length + character.length > limit - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** A tool's name as the start of a title: room stays for what is in it. */
const TOOL_NAME = 50;

/** 'Reverse text: Hello world' */
export function titleFrom(tool: string, subject: string): string {
  const name = fitTitle(tool, TOOL_NAME);
  const about = firstLine(subject.slice(0, 10_000));
  return fitTitle(about === '' ? name : `${name}: ${about}`);
}

/** The title of a second version. `template` is 'save.copyOf', '{title} (copy of {date})', whose date is filled in. */
export function copyTitle(template: string, title: string): string {
  const [before = '', after = ''] = template.split('{title}');
  return before + fitTitle(title, ITEM_LIMITS.title - before.length - after.length) + after;
}
