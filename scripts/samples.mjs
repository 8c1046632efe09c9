/** What `npm run bench` and `npm run lighthouse` share: a browser, and one page of each kind of the built site. */
import { chromium } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ROOT } from './project.mjs';

export const DIST = join(ROOT, 'dist');

export const launch = (flags = []) =>
  chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS, ...flags] });

const firstIn = (folder, without) =>
  `/${folder}/${readdirSync(join(DIST, folder), { withFileTypes: true }).find((entry) => entry.isDirectory() && !without.includes(entry.name)).name}/`;

export const samplePages = () => ({
  home: '/',
  tool: '/reverse-text/',
  post: firstIn('blog', ['author', 'page']),
  deal: firstIn('deals', []),
});

/** Rows as text with aligned columns: the first to the left, the others to the right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? String(cell).padEnd(widths[0]) : String(cell).padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}
