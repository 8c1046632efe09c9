import type { AstroIntegration } from 'astro';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { environment } from '../../scripts/environment.mjs';
import { brandIcons } from './brand-icons.ts';
import { compileHints } from './compile-hints.ts';
import { dropUnreached } from './drop-unreached.ts';
import { FILES, WORKER_FILES } from './files.ts';
import { finishDist } from './finish.ts';
import type { Hosting } from './hosting.ts';
import { flatEntries } from './flat-entries.ts';
import { leanPreload } from './lean-preload.ts';
import { namespaces } from './namespaces.ts';
import { quietLog } from './quiet-log.ts';
import { agingFacts, factsUsedIn } from './prose-facts.ts';
import { reactModules } from './react-modules.ts';
import { writeToolIslands } from './tool-islands.ts';

/**
 * The integration for everything that needs the finished dist: policies, payloads, the build's id, the service worker,
 * sitemaps, other hosts' files.
 */
export function smallkit(): AstroIntegration {
  let root: URL;
  let site = '';
  let base = '/';
  return {
    name: 'smallkit-build',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        writeToolIslands(fileURLToPath(config.root));
        updateConfig({
          vite: {
            plugins: [
              brandIcons(),
              dropUnreached(),
              leanPreload(),
              namespaces(),
              flatEntries(),
              reactModules(),
              compileHints(),
              quietLog(),
            ],
            worker: {
              plugins: () => [brandIcons(), quietLog()],
              rolldownOptions: { output: { codeSplitting: { groups: WORKER_FILES } } },
            },
            build: {
              modulePreload: false,
              // Codecs and editors are large; budgets limit what a page loads (scripts/check-dist/budgets.mjs).
              chunkSizeWarningLimit: Infinity,
            },
            environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FILES } } } } } },
          },
        });
      },
      'astro:config:done': ({ config }) => {
        root = config.root;
        site = config.site ?? '';
        base = withSlashes(config.base);
      },
      'astro:server:setup': ({ server }) => {
        // A tool that is added or removed while the development server runs.
        const renew = (file: string) =>
          /src\/tools\/[^/]+\/[^/]+\/(tool|island)\.tsx?$/.test(file) && writeToolIslands(fileURLToPath(root));
        server.watcher.on('add', renew).on('unlink', renew);
      },
      'astro:build:start': ({ logger }) => {
        const aging = agingFacts(
          factsUsedIn(fileURLToPath(new URL('content/', root))),
          new Date().toISOString().slice(0, 10),
        );
        if (aging !== '') logger.warn(aging);
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
          // Reproducible builds set their own time (reproducible-builds.org).
          timestamp: environment.SOURCE_DATE_EPOCH ? Number(environment.SOURCE_DATE_EPOCH) * 1000 : Date.now(),
        });
        logger.info(`build ${id}: ${pages} pages finished in ${((performance.now() - began) / 1000).toFixed(2)} s`);
      },
    },
  };
}

/** '/' or '/tools/'. */
export const withSlashes = (base: string): string => `/${base}/`.replace(/\/+/g, '/');
