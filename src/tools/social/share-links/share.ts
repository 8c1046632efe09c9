import { escapeHtml } from '../../../core/text/escape-html';
import { percentEncode } from '../../../core/percent-encode';
import { SHARE_TARGETS, type ShareTargetId } from '../../../data/share-targets';

export type { ShareTargetId };

/** What is shared, each '' where there is none. */
export interface Shared {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  /** Separated by commas, without `#`. */
  readonly hashtags: string;
  /** Without `@`. */
  readonly via: string;
  readonly image: string;
  /** The host of a Mastodon server. */
  readonly instance: string;
}

export type ShareLinks = Readonly<Record<ShareTargetId, string>>;

/** The address that shares it, for each network. */
export function shareLinks(shared: Shared): ShareLinks {
  const text = shared.text || shared.title;
  const values: Readonly<Record<string, string>> = {
    ...shared,
    T: text,
    'T url': [text, shared.url].filter(Boolean).join(' '),
  };
  const entries = SHARE_TARGETS.map(({ id, template }) => [id, filled(template, values)] as const);
  return Object.fromEntries(entries) as ShareLinks;
}

/** Each `{name}` becomes its encoded value; a parameter whose value is empty is left out. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  const [base = '', query = ''] = template.split('?');
  const isKept = (parameter: string) => values[/\{(.+)\}/.exec(parameter)?.[1] ?? ''] !== '';
  return `${base}?${query.split('&').filter(isKept).join('&')}`.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    percentEncode(values[name] ?? ''),
  );
}

/** The links as an HTML list, without any script. */
export const shareHtml = (links: ShareLinks, nameOf: (id: ShareTargetId) => string): string =>
  [
    '<ul>',
    ...SHARE_TARGETS.map(
      ({ id }) =>
        `  <li><a href="${escapeHtml(links[id])}" target="_blank" rel="noopener noreferrer">${escapeHtml(nameOf(id))}</a></li>`,
    ),
    '</ul>',
  ].join('\n');

const HASHTAG = /^[\p{L}\p{M}\p{N}_]+$/u;
const TAG_MARKS = /^[#＃]/u;

/** Hashtags without `#`; the first that X does not take instead, if there is one. */
export function hashtagsOf(typed: string): { readonly tags: readonly string[]; readonly bad?: string } {
  const tags = typed
    .split(/[\s,;]+/u)
    .map((tag) => tag.replace(TAG_MARKS, ''))
    .filter((tag) => tag !== '');
  // Digits alone do not become a link.
  const bad = tags.find((tag) => !HASHTAG.test(tag) || !/\P{N}/u.test(tag));
  return bad === undefined ? { tags } : { tags, bad };
}

/** An account of X: letters, digits, and underscores, 15 at most (X Help, ‘X username rules’). */
export const isXAccount = (name: string): boolean => /^\w{1,15}$/.test(name);

/** A server's host: of `https://mastodon.social/about` too. Undefined if it is not one. */
export function hostOf(typed: string): string | undefined {
  const host = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
    .replace(/^@.*@/, '')
    .toLowerCase();
  return /^[a-z\d](?:[\w.-]*[a-z\d])?(?::\d+)?$/.test(host) && host.includes('.') ? host : undefined;
}
