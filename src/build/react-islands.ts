import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

/** Astro's integration for React, with this site's own code in the browser (src/islands/hydrate.ts). */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  const clientEntrypoint = fileURLToPath(new URL('../islands/hydrate.ts', import.meta.url));
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
        }),
    },
  };
}
