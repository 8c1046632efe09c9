import { createHash } from 'node:crypto';
import { isDataBlock, type PageFacts } from './html.ts';
import type { FirebaseOrigins } from '../features/firebase/origins.ts';
import { thirdPartyOrigins } from '../data/third-parties.ts';

/** What widens a page's policy beyond this site. */
export interface Needs {
  /** `'sha256-…'` of each script inside the page. */
  readonly scripts: readonly string[];
  /** The page compiles WebAssembly. */
  readonly wasm: boolean;
  /** The page shows pictures of other sites, once the visitor asks for them. */
  readonly pictures: boolean;
  /** The page requests addresses that the visitor types: any site over HTTPS. */
  readonly far: boolean;
  /** Origins that the page contacts on the visitor's command. */
  readonly connect: readonly string[];
  /** Origins of ads, analytics and recording, if the operator has configured them. */
  readonly thirdParties: readonly string[];
  /** What accounts and sharing need, if the build has a Firebase project. */
  readonly firebase?: FirebaseOrigins | undefined;
}

/** The source expression of an inline script. */
export const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * A page's Content-Security-Policy. Never 'unsafe-eval', never 'unsafe-inline' for scripts; a page without a service
 * and without configured third parties connects to this site only. `frame-ancestors` is a header (firebase.json): a
 * policy in the page may not contain it.
 */
export function policyOf({ scripts, wasm, pictures, far, connect, thirdParties, firebase }: Needs): string {
  const others = thirdParties.map(checkedOrigin);
  const forFirebase = (what: keyof FirebaseOrigins) => (firebase?.[what] ?? []).map(checkedOrigin);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(wasm ? ["'wasm-unsafe-eval'"] : []), ...scripts, ...others, ...forFirebase('script')],
    'style-src': ["'self'", "'unsafe-inline'", ...others, ...forFirebase('style')],
    'img-src': ["'self'", 'data:', 'blob:', ...(pictures ? ['https:'] : []), ...others],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'font-src': ["'self'", ...others],
    'connect-src': [
      "'self'",
      ...(far ? ['https:'] : []),
      ...connect.map(checkedOrigin),
      ...others,
      ...forFirebase('connect'),
    ],
    'frame-src': ["'self'", ...others, ...forFirebase('frame')],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Accepts an origin, possibly with a wildcard host: a path or a stray `;` would change the policy's meaning. Throws
 * otherwise.
 */
function checkedOrigin(origin: string): string {
  if (
    /^(https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?|wss:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/.test(
      origin,
    )
  )
    return origin;
  throw new Error(`Content-Security-Policy: '${origin}' is not an origin; write it as https://example.com`);
}

const META = {
  connect: 'smallkit-connect',
  wasm: 'smallkit-wasm',
  pictures: 'smallkit-pictures',
  far: 'smallkit-far',
  others: 'smallkit-third-parties',
  config: 'smallkit-third-parties-config',
  firebase: 'smallkit-firebase',
};

/** The metas that are only for this build; they are removed from the page once they are read. */
export const BUILD_METAS: ReadonlySet<string> = new Set([
  META.connect,
  META.wasm,
  META.pictures,
  META.others,
  META.firebase,
]);

/** What a page needs, according to its own HTML: see `policyOf`. */
export function needsOf(page: Pick<PageFacts, 'scripts' | 'metas'>): Needs {
  const contents = (name: string) =>
    page.metas.flatMap((meta) => (meta.name === name ? meta.content.split(/\s+/).filter(Boolean) : []));
  const config = page.metas.find((meta) => meta.name === META.config);
  const firebase = page.metas.find((meta) => meta.name === META.firebase);
  return {
    scripts: page.scripts
      .filter((script) => script.src === undefined && !isDataBlock(script))
      .map((script) => hashOf(script.text)),
    wasm: page.metas.some((meta) => meta.name === META.wasm),
    pictures: page.metas.some((meta) => meta.name === META.pictures),
    far: page.metas.some((meta) => meta.name === META.far),
    connect: contents(META.connect),
    thirdParties: [...contents(META.others), ...(config ? thirdPartyOrigins(config.content) : [])],
    firebase: firebase && firebaseOrigins(firebase.content),
  };
}

function firebaseOrigins(content: string): FirebaseOrigins {
  const given: unknown = JSON.parse(content);
  const listed = (name: string): string[] => {
    const list: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
    return Array.isArray(list) ? list.filter((origin) => typeof origin === 'string') : [];
  };
  return { connect: listed('connect'), script: listed('script'), frame: listed('frame'), style: listed('style') };
}
