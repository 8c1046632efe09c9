/**
 * `firebase.json` is the single source of hosting rules. This reads its `hosting` part as Firebase does, for the local
 * server, for the files of other hosts and for the checks of dist.
 */

interface Match {
  readonly source?: string;
  /** RE2, with named groups `(?P<name>…)` that the destination refers to as `:name`. */
  readonly regex?: string;
}

export interface HeaderRule extends Match {
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export interface Hosting {
  readonly public: string;
  readonly trailingSlash?: boolean;
  readonly redirects?: readonly (Match & { readonly destination: string; readonly type?: number })[];
  readonly rewrites?: readonly (Match & { readonly destination: string })[];
  readonly headers?: readonly HeaderRule[];
}

/**
 * A glob of firebase.json as a regular expression for a whole path: `*`, `**`, `?`, `{a,b}` and `@(a|b)`. A source
 * without a leading slash starts at the root. Throws for other extended globs.
 */
export function globToRegExp(glob: string): RegExp {
  const source = glob.startsWith('/') ? glob : `/${glob}`;
  if (/[!?+*]\(|\[/.test(source)) throw new Error(`firebase.json: '${glob}': use *, **, ?, {a,b} or @(a|b)`);
  const groups: string[] = [];
  const parts = source.match(/\*\*\/|\*\*|@\(|./gs) ?? [];
  const pattern = parts.map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part === '@(' || part === '{') {
      groups.push(part === '{' ? ',}' : '|)');
      return '(?:';
    }
    const [between, close] = groups.at(-1) ?? '';
    if (part === between) return '|';
    if (part === close) {
      groups.pop();
      return ')';
    }
    return /[\w/]/.test(part) ? part : `\\${part}`;
  });
  if (groups.length > 0) throw new Error(`firebase.json: '${glob}' opens a group that is not closed`);
  return new RegExp(`^${pattern.join('')}$`);
}

const expressions = new Map<string, RegExp>();

function expressionOf({ source, regex }: Match): RegExp {
  const key = source ?? `regex ${regex}`;
  let expression = expressions.get(key);
  if (!expression) {
    if ((source === undefined) === (regex === undefined))
      throw new Error('firebase.json: a rule has either a source or a regex');
    expression = source === undefined ? new RegExp(`^(?:${regex?.replaceAll('(?P<', '(?<')})$`) : globToRegExp(source);
    expressions.set(key, expression);
  }
  return expression;
}

/** The headers of a path. For the same header, a later rule overrides an earlier one. Names are in lowercase. */
export function headersOf(hosting: Hosting, path: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const rule of hosting.headers ?? []) {
    if (expressionOf(rule).test(path)) for (const { key, value } of rule.headers) headers.set(key.toLowerCase(), value);
  }
  return headers;
}

export type Answer =
  | { readonly status: 301 | 302 | 307 | 308; readonly location: string }
  | { readonly status: 200 | 404; readonly file: string | undefined };

/**
 * The response to a path, in Firebase's order: redirects, the file itself, the directory's index (with a slash),
 * rewrites, 404.html. `exists` is called with files relative to the public folder. Paths are decoded and have no query.
 */
export function answer(hosting: Hosting, path: string, exists: (file: string) => boolean): Answer {
  for (const rule of hosting.redirects ?? []) {
    const match = expressionOf(rule).exec(path);
    if (!match) continue;
    const location = rule.destination.replaceAll(/:(\w+)\*?/g, (whole, name: string) => match.groups?.[name] ?? whole);
    const status = rule.type ?? 301;
    if (status !== 301 && status !== 302 && status !== 307 && status !== 308)
      throw new Error(`firebase.json: a redirect of type ${status}`);
    return { status, location };
  }
  const file = path.slice(1);
  if (file !== '' && !path.endsWith('/') && exists(file)) return { status: 200, file };
  const index = `${file}${path.endsWith('/') ? '' : '/'}index.html`;
  if (exists(index)) {
    if (!path.endsWith('/') && hosting.trailingSlash !== false) return { status: 301, location: `${path}/` };
    return { status: 200, file: index };
  }
  const rewrite = hosting.rewrites?.find((rule) => expressionOf(rule).test(path));
  if (rewrite) return { status: 200, file: rewrite.destination.slice(1) };
  return { status: 404, file: exists('404.html') ? '404.html' : undefined };
}
