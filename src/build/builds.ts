import { createHash } from 'node:crypto';
import type { Hosting } from './hosting.ts';

/**
 * The build's id, derived from the content of every file: the same source gives the same id, and a visitor's open tab
 * learns of a new version only when something has changed.
 */
export function buildId(files: ReadonlyMap<string, Uint8Array | string>): string {
  const hash = createHash('sha256');
  for (const [name, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** `/builds/latest.json`. */
export interface LatestBuild {
  readonly id: string;
  /** When it was built, ms since 1970. */
  readonly timestamp: number;
}

/** `/builds/meta/{id}.json`. Paths are without the base, as in firebase.json. */
export interface BuildMeta extends LatestBuild {
  readonly routeRules: Readonly<Record<string, RouteRule>>;
  readonly prerendered: readonly string[];
}

export interface RouteRule {
  readonly redirect?: { readonly to: string; readonly statusCode: number };
  /** The page that is served for any path. */
  readonly rewrite?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function buildMeta(latest: LatestBuild, hosting: Hosting, pages: readonly string[]): BuildMeta {
  const rules: Record<string, RouteRule> = {};
  const at = (rule: { readonly source?: string; readonly regex?: string }) => rule.source ?? rule.regex ?? '';
  for (const rule of hosting.headers ?? []) {
    rules[at(rule)] = {
      ...rules[at(rule)],
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    };
  }
  for (const rule of hosting.redirects ?? []) {
    rules[at(rule)] = { ...rules[at(rule)], redirect: { to: rule.destination, statusCode: rule.type ?? 301 } };
  }
  for (const rule of hosting.rewrites ?? []) {
    rules[at(rule)] = { ...rules[at(rule)], rewrite: rule.destination.replace(/index\.html$/, '') };
  }
  return { ...latest, routeRules: rules, prerendered: pages.toSorted((a, b) => (a < b ? -1 : 1)) };
}
