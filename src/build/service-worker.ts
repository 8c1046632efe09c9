import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/**
 * The text of `/sw.js` for a build. `offline` lists the paths of the pages shown instead of pages that were never
 * opened.
 */
export async function serviceWorkerText(id: string, base: string, offline: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILD: JSON.stringify(id), BASE: JSON.stringify(base), OFFLINE: JSON.stringify(offline) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(new URL('./sw.ts', import.meta.url)), output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunk = outputs.flatMap(({ output }) => output).find((part) => part.type === 'chunk');
  if (!chunk) throw new Error('bundling src/build/sw.ts produced no script');
  return chunk.code;
}
