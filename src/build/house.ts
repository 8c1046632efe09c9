import type { AstroIntegration } from 'astro';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { environment } from '../../scripts/environment.mjs';
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
            environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FILES } } } } } },
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
          adsTxt: environment.ADS_TXT,
          securityContact: environment.SECURITY_CONTACT || environment.PUBLIC_OPERATOR_MAIL,
          // Builds that must be the same byte for byte say their time (reproducible-builds.org).
          timestamp: environment.SOURCE_DATE_EPOCH ? Number(environment.SOURCE_DATE_EPOCH) * 1000 : Date.now(),
        });
        logger.info(`build ${id}: ${pages} pages finished in ${((performance.now() - began) / 1000).toFixed(2)} s`);
      },
    },
  };
}

/**
 * Every island needs all of React, nearly every one the form with all that it imports: one file of each is smaller than
 * five, and stays one whatever else the bundler finds to be shared. Pages without a form need some of those imports too,
 * so these are files of their own; of two groups that could have a module, the one of higher priority has it.
 */
const FILES = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 2 },
  { name: 'preload-helper', test: /preload-helper/, priority: 1 },
  { name: 'format', test: /\/src\/i18n\/(?:format|languages)\.ts/, priority: 1 },
  {
    name: 'fields',
    test: /\/src\/(?:kinds\/(?:controls|form|memory|say|values|words)|lib\/typed-number)\.ts/,
    priority: 1,
  },
  { name: 'ToolForm', test: /\/src\/kinds\/(?:ToolForm|use-form)\.tsx?$/ },
];

/** '/' or '/tools/'. */
export const withSlashes = (base: string): string => `/${base}/`.replace(/\/+/g, '/');
