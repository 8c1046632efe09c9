/** Checks what a page may do and which origins it may contact. */
import { hashOf } from '../../src/build/csp.ts';
import { headersOf } from '../../src/build/hosting.ts';
import { readHeadersFile } from '../../src/build/hosts.ts';
import { isDataBlock } from '../../src/build/html.ts';
import { addressesOf, unfold } from './site.mjs';

export function headers(site) {
  if (!site.files.has('_headers')) return ['_headers is missing'];
  const others = readHeadersFile(site.text('_headers'));
  return [...site.files].flatMap((file) => {
    const path = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    const wanted = headersOf(site.hosting, path);
    const given = others(path);
    return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((name) => {
      const value = given.get(name);
      // Values from two blocks are joined with a comma: both policies apply; of referrer policies, only the last.
      const joined = value?.split(', ');
      const agrees =
        name === 'content-security-policy'
          ? joined?.includes(wanted.get(name))
          : (name === 'referrer-policy' ? joined?.at(-1) : value) === wanted.get(name);
      return agrees ? [] : [`_headers: ${path} has ${name} '${value}', firebase.json '${wanted.get(name)}'`];
    });
  });
}

export function policies(site) {
  return unfold(site, ({ facts, html }) => {
    const { policy } = facts;
    if (policy === undefined) return ['no Content-Security-Policy; the page needs a <head> with <meta charset>'];
    const sources = (name) => / *([^;]*)/.exec(policy.split(`${name} `)[1] ?? '')?.[1].split(' ') ?? [];
    const scripts = sources('script-src');
    const before = html.slice(0, html.indexOf('Content-Security-Policy'));
    return [
      ...(policy.includes("'unsafe-eval'") ? ["policy: 'unsafe-eval'; write code that needs no eval"] : []),
      ...(scripts.includes("'unsafe-inline'") ? ["policy: 'unsafe-inline' in script-src; hash the script"] : []),
      ...(before.includes('<script') ? ['a script comes before the policy; move it after <meta charset>'] : []),
      ...facts.handlers.map((handler) => `${handler}: the policy refuses it; add a listener`),
      ...facts.scripts
        .filter((script) => script.src === undefined && !isDataBlock(script) && !scripts.includes(hashOf(script.text)))
        .map(
          (script) =>
            `policy: no hash for '${script.text.slice(0, 40)}…'; nothing may change a page after 'smallkit-build'`,
        ),
    ];
  });
}

/** Without configuration, a page only contacts its own host. */
export function origins(site) {
  const own = new URL(site.root).origin;
  return unfold(site, (page) =>
    addressesOf(page).flatMap(({ element, attribute, value, rel }) => {
      const asks =
        attribute === 'src' ||
        element === 'style' ||
        (element === 'link' && /stylesheet|preload|prefetch|preconnect|icon|manifest/.test(rel));
      if (!asks || !URL.canParse(value, site.root)) return [];
      const { origin, protocol } = new URL(value, site.root);
      return /^https?:$/.test(protocol) && origin !== own
        ? [`<${element}> loads from ${origin}; serve it from this site`]
        : [];
    }),
  );
}
