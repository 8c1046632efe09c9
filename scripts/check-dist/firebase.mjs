/** Finds Firebase's code in dist, and checks that no page loads it at the start. */
import { closureOf } from '../../src/build/modules.ts';
import { fileAt, gzip, kilobytes, unfold } from './site.mjs';

/** Strings in Firebase's own code. */
const FIREBASE_CODE = /@firebase\/\w|FirebaseError/;

export const firebaseFiles = (site) =>
  [...site.files].filter((file) => /^_astro\/.*\.js$/.test(file) && FIREBASE_CODE.test(site.text(file)));

/**
 * Firebase only loads when a feature that needs it is used: no page loads or preloads it at the start, and no island
 * imports it.
 */
export function firebaseLater(site) {
  const late = new Set(firebaseFiles(site));
  return unfold(site, ({ facts }) => {
    const scripts = facts.scripts.flatMap(({ src }) => (src === undefined ? [] : [src]));
    const islands = facts.islands.flatMap(({ modules }) => modules);
    const linked = facts.references.flatMap(({ element, rel, value }) =>
      element === 'link' && /preload|prefetch/.test(rel) ? [value] : [],
    );
    return closureOf(
      [...scripts, ...islands, ...linked].map((address) => fileAt(site, address)),
      site.module,
    ).flatMap((file) => (late.has(file) ? [`loads Firebase with ${file}: import it dynamically, on use`] : []));
  });
}

/** How much of Firebase a build contains, to be loaded on use. */
export function firebaseBytes(site) {
  const files = firebaseFiles(site);
  if (files.length === 0) return 'No Firebase in this build';
  const sizes = files.map((file) => [file, gzip(site.text(file))]).toSorted(([, a], [, b]) => b - a);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  return `Firebase, on use: ${kilobytes(sum)} gzip in ${files.length} files (${sizes.map(([name, size]) => `${name.replace('_astro/', '')} ${size}`).join(', ')})`;
}
