/** How many bytes each kind of page needs. */
import { gzipSync } from 'node:zlib';
import { isDataBlock } from '../../src/build/html.ts';
import { closureOf, fileOf } from '../../src/build/modules.ts';
import { samplePages, table } from '../samples.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const gzip = (content) => gzipSync(content, { level: 9 }).length;

/** Rows of a table: HTML and CSS, script before intent, and the scripts needed for the first result. */
export function bytesByPage(site) {
  const sizeOf = (files) => files.reduce((sum, file) => sum + gzip(site.text(file)), 0);
  const files = (urls) =>
    closureOf(
      urls.map((address) => fileOf(address, '', site.base) ?? ''),
      site.module,
    );
  const rows = [['kB gzip', 'HTML and CSS', 'script before intent', 'preloaded']];
  for (const [sort, path] of Object.entries(samplePages())) {
    const { html, facts } = site.byPath.get(path);
    const code = facts.scripts.filter((script) => !isDataBlock(script));
    const inline = code.filter(({ src }) => src === undefined).map(({ text }) => text);
    const script = gzip(inline.join('\n')) + sizeOf(files(code.flatMap(({ src }) => src ?? [])));
    const preloaded = sizeOf(files(facts.islands.filter(({ later }) => !later).flatMap(({ modules }) => modules)));
    rows.push([`${sort} ${path}`, kilobytes(gzip(html)), kilobytes(script), kilobytes(preloaded)]);
  }
  return table(rows);
}
