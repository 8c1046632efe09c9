/** How many bytes a page may need. */
import { isDataBlock } from '../../src/build/html.ts';
import { closureOf } from '../../src/build/modules.ts';
import { firebaseFiles } from './firebase.mjs';
import { fileAt, gzip, kilobytes, unfold } from './site.mjs';

/**
 * gzip bytes. `preload`: the scripts for a page's first result (React, the form with its results, the tool), which its
 * head lists so that all of them load in parallel; 69 kB of them are React. What a tool immediately loads beyond that
 * comes later. `accounts`: what a build with Firebase may add to `script`, for the header's account mark, and to
 * `preload`, as code that accounts share with tools is in separate files.
 */
export const BUDGETS = { script: 5_000, accounts: 500, preload: 115_000, html: 20_000 };

/** Tools whose job needs an editor or a codec immediately, and why. */
export const HEAVY_TOOLS = {
  'code/data-converter': 'one tool reads and writes six formats',
};

const mostOf = (site, bytes) => bytes + (firebaseFiles(site).length > 0 ? BUDGETS.accounts : 0);

export function scriptBudget(site) {
  const most = mostOf(site, BUDGETS.script);
  return unfold(site, ({ facts }) => {
    const code = facts.scripts.filter((script) => !isDataBlock(script));
    // The same script in the templates of several languages runs in one of them at most.
    const inline = [...new Set(code.filter(({ src }) => src === undefined).map(({ text }) => text))];
    const files = closureOf(
      code.flatMap(({ src }) => (src === undefined ? [] : [fileAt(site, src)])),
      site.module,
    );
    const sizes = [
      ['inline', inline.length > 0 ? gzip(inline.join('\n')) : 0],
      ...files.map((file) => [file, gzip(site.text(file))]),
    ];
    const sum = sizes.reduce((total, [, size]) => total + size, 0);
    if (sum <= most) return [];
    return [
      `${kilobytes(sum)} of script before intent, at most ${kilobytes(most)}: ${sizes.map(([name, size]) => `${name} ${size}`).join(', ')}`,
    ];
  });
}

export function preloadBudget(site) {
  const most = mostOf(site, BUDGETS.preload);
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, site.files.has(file) ? gzip(site.text(file)) : 0);
    return sizes.get(file);
  };
  return unfold(site, ({ facts }) => {
    const tool = facts.islands.find((island) => island.tool)?.tool;
    if (tool in HEAVY_TOOLS) return [];
    const files = closureOf(
      facts.islands.filter(({ later }) => !later).flatMap(({ modules }) => modules.map((url) => fileAt(site, url))),
      site.module,
    );
    const sum = files.reduce((total, file) => total + sizeOf(file), 0);
    if (sum <= most) return [];
    const largest = files.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 5);
    return [
      `preloads ${kilobytes(sum)}, at most ${kilobytes(most)}: load on first use (largest: ${largest.map((file) => `${file} ${sizeOf(file)}`).join(', ')})`,
    ];
  });
}

export function htmlBudget(site) {
  return unfold(site, ({ html, facts }) => {
    const sheets = facts.references
      .filter(({ element, rel }) => element === 'link' && rel === 'stylesheet')
      .map(({ value }) => fileAt(site, value));
    const sum =
      gzip(html) + sheets.reduce((total, file) => total + (site.files.has(file) ? gzip(site.text(file)) : 0), 0);
    return sum <= BUDGETS.html
      ? []
      : [`${kilobytes(sum)} of HTML and CSS, at most ${kilobytes(BUDGETS.html)}: shorten the page or its styles`];
  });
}
