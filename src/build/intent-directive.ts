import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `client:intent`: an island hydrates at the first sign of the visitor's intent (src/islands/intent.ts). */
export function intent(): AstroIntegration {
  return {
    name: 'smallkit-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('../islands/intent.ts', import.meta.url)),
        });
      },
    },
  };
}
