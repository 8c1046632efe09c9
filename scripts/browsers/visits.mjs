import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

/**
 * @typedef {object} Visit One opening of a page.
 * @property {string} path the page's address on the site
 * @property {string} tool `<family>/<tool>`
 * @property {Readonly<Record<string, string>>} preset
 * @property {string} fragment an example's fragment, '' if the page has none
 * @property {number} example the example's index among those that the page shows, -1 if there is none
 */

/** The tool and examples in a page's HTML; undefined for a page without a tool. */
export function toolOf(html) {
  let tool;
  let preset = {};
  const fragments = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes['data-tool']) {
        tool ??= attributes['data-tool'];
        preset = JSON.parse(attributes['data-preset'] ?? '{}');
      }
      if (name === 'a' && 'data-example' in attributes) fragments.push(attributes.href.replace(/^#/, ''));
    },
  });
  parser.end(html);
  return tool === undefined ? undefined : { tool, preset, fragments };
}

/**
 * The visits to one page: its first examples or, if it has none, the page as it is.
 * @param {string} path
 * @param {{ tool: string, preset: Readonly<Record<string, string>>, fragments: readonly string[] }} page
 * @param {number} examples
 * @returns {Visit[]}
 */
export const visitsTo = (path, { tool, preset, fragments }, examples) =>
  fragments.length === 0
    ? [{ path, tool, preset, fragment: '', example: -1 }]
    : fragments.slice(0, examples).map((fragment, example) => ({ path, tool, preset, fragment, example }));

/** Whether `--only` matches this page: its address, the beginning of it with a trailing slash, or a tool or family. */
export const isMeant = (only, { path, tool }) => {
  const wanted = only.replaceAll(/^\/|\/$/g, '');
  return (
    path === `/${wanted}/` ||
    path === only ||
    tool === wanted ||
    tool.startsWith(`${wanted}/`) ||
    tool.endsWith(`/${wanted}`)
  );
};

/** A deterministic sample of `count` visits, spread over the site. */
export function sampleOf(visits, count) {
  const rank = ({ path, fragment }) => createHash('sha1').update(`${path}#${fragment}`).digest('hex');
  const chosen = new Set(visits.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, count));
  return visits.filter((visit) => chosen.has(visit));
}

/**
 * All visits to a built site's tool pages.
 * @param {string} dist
 * @param {{ examples: number, only?: string, sample?: number }} options
 */
export function visitsIn(dist, { examples, only, sample }) {
  const all = globSync('**/index.html', { cwd: dist })
    .toSorted()
    .flatMap((file) => {
      const path = `/${file.replaceAll('\\', '/').slice(0, -'index.html'.length)}`;
      const page = toolOf(readFileSync(join(dist, file), 'utf8'));
      return page && (only === undefined || isMeant(only, { path, tool: page.tool }))
        ? visitsTo(path, page, examples)
        : [];
    });
  return sample === undefined ? all : sampleOf(all, sample);
}
