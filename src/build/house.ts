import type { AstroIntegration } from 'astro';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dropUnreached } from './drop-unreached.ts';
import { finishDist } from './finish.ts';
import type { Hosting } from './hosting.ts';
import { leanPreload } from './lean-preload.ts';

/** What needs the finished dist: policies, payloads, the build's id, the service worker, sitemaps, other hosts' files. */
export function house(): AstroIntegration {
  let root: URL;
  let site = '';
  let base = '/';
  return {
    name: 'smallkit-house',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [dropUnreached(), leanPreload()],
            build: { modulePreload: false },
            // Every island needs all of React, and one file of it is smaller than five.
            environments: {
              client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [REACT] } } } } },
            },
          },
        });
      },
      'astro:config:done': ({ config }) => {
        root = config.root;
        site = config.site ?? '';
        base = withSlashes(config.base);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const began = performance.now();
        const firebase = JSON.parse(await readFile(new URL('firebase.json', root), 'utf8')) as { hosting: Hosting };
        const { id, pages } = await finishDist(fileURLToPath(dir), {
          site,
          base,
          hosting: firebase.hosting,
          adsTxt: process.env.ADS_TXT,
          // Builds that must be the same byte for byte say their time (reproducible-builds.org).
          timestamp: process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now(),
        });
        logger.info(`build ${id}: ${pages} pages finished in ${((performance.now() - began) / 1000).toFixed(2)} s`);
      },
    },
  };
}

const REACT = { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// };

/** '/' or '/tools/'. */
export const withSlashes = (base: string): string => `/${base}/`.replace(/\/+/g, '/');
