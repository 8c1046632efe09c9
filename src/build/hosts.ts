import type { Hosting } from './hosting.ts';

/**
 * `_headers` and `_redirects`, in the format of Netlify and Cloudflare Pages, generated from firebase.json. On those
 * hosts, all blocks that match a path apply, and a header that is set twice is joined with a comma, whereas Firebase
 * uses the later rule: so a header may only be in a broad block if joining has the same effect, or if no narrower block
 * sets it.
 */

/** What both hosts send by default: omitted, so that a narrower block may set something else. */
export const HOST_DEFAULTS: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=0, must-revalidate',
};

/**
 * Two joined content policies are both enforced, and of two referrer policies the last one applies (Referrer Policy,
 * section 8.1): that is what our narrower rules mean.
 */
const JOINABLE = new Set(['content-security-policy', 'referrer-policy']);

export function headersFile({ headers = [] }: Hosting): string {
  const later = (from: number) =>
    new Set(headers.slice(from + 1).flatMap((rule) => rule.headers.map(({ key }) => key.toLowerCase())));
  const blocks = headers.flatMap((rule, at) => {
    const overridden = later(at);
    const lines = rule.headers.flatMap(({ key, value }) => {
      const name = key.toLowerCase();
      if (HOST_DEFAULTS[name] === value) return [];
      if (overridden.has(name) && !JOINABLE.has(name) && isBroad(rule.source)) {
        throw new Error(
          `firebase.json: '${key}' is set for '${rule.source}' and again below; other hosts would join the two`,
        );
      }
      return [`  ${key}: ${value}`];
    });
    return lines.length === 0 ? [] : [[splat(rule.source), ...lines].join('\n')];
  });
  return `${blocks.join('\n\n')}\n`;
}

/** `base` is the site's base path with slashes: the host serves dist at the root of the deployment. */
export function redirectsFile({ redirects = [], rewrites = [] }: Hosting, base: string): string {
  const to = (path: string) => `${base.slice(0, -1)}${path}`;
  const lines = [
    // Regular-expression rules are left to each host's own handling of slashes.
    ...redirects
      .filter((rule) => rule.regex === undefined)
      .map((rule) => `${splat(rule.source)} ${to(rule.destination)} ${rule.type ?? 301}`),
    ...rewrites
      .filter((rule) => rule.regex === undefined)
      .map((rule) => `${splat(rule.source)} ${rule.destination.replace(/index\.html$/, '')} 200`),
  ];
  return `${lines.join('\n')}\n`;
}

const isBroad = (source: string | undefined) =>
  source === undefined || source.startsWith('**') || source.startsWith('/**');

/** A glob in the hosts' own syntax, in which `*` matches anything and may only be at the end. */
function splat(source: string | undefined): string {
  if (source === undefined) throw new Error('firebase.json: a header by regex cannot be written for other hosts');
  const path = (source.startsWith('/') ? source : `/${source}`).replace(/\*\*$/, '*');
  if (/[*?{[(!@+]/.test(path.slice(0, -1)))
    throw new Error(`firebase.json: '${source}' cannot be written for other hosts; end it in /** or name one file`);
  return path;
}

/**
 * Parses `_headers` and returns the headers of a path, joined as the hosts join them: to check that it agrees with
 * firebase.json.
 */
export function readHeadersFile(text: string): (path: string) => ReadonlyMap<string, string> {
  const blocks = text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      const headers = lines.map(
        (line) =>
          [line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
      );
      return {
        matches: (path: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern),
        headers,
      };
    });
  return (path) => {
    const own = new Map<string, string>();
    for (const block of blocks) {
      if (!block.matches(path)) continue;
      for (const [name, value] of block.headers) own.set(name, own.has(name) ? `${own.get(name)}, ${value}` : value);
    }
    return new Map([...Object.entries(HOST_DEFAULTS), ...own]);
  };
}
