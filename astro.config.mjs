import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { environment } from './scripts/environment.mjs';
import { smallkit } from './src/build/smallkit.ts';
import { intent } from './src/build/intent-directive.ts';
import { markdown } from './src/build/markdown.ts';
import { reactIslands } from './src/build/react-islands.ts';

export default defineConfig({
  site: environment.SITE_URL || 'https://smallkit.example',
  base: environment.BASE_PATH || '/',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  // Astro's editor extension completes and checks front matter (.vscode/settings.json).
  experimental: { contentIntellisense: true },
  devToolbar: { enabled: false },
  markdown: { processor: markdown(environment.BASE_PATH || '/') },
  integrations: [reactIslands(), mdx(), intent(), smallkit()],
  vite: {
    // scripts/environment.mjs has already read .env, also for code that runs in Node.
    envDir: false,
    // Its browser build uses `document`, which a worker does not have; the other build has the table.
    resolve: {
      alias: {
        'decode-named-character-reference': fileURLToPath(import.meta.resolve('decode-named-character-reference')),
      },
    },
    worker: { format: 'es' },
    // The island's `data-preload` lists what to preload; a helper that preloads again would only add bytes.
    build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  },
});
