import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reactIslands } from './react-islands.ts';

test('islands are hydrated by this site’s code, and rendered by Astro’s', async () => {
  const renderers: { name: string; clientEntrypoint?: string | URL; serverEntrypoint: string | URL }[] = [];
  const options = {
    command: 'build',
    config: {},
    updateConfig: () => {},
    addRenderer: (one: never) => renderers.push(one),
  };
  await reactIslands().hooks['astro:config:setup']?.(options as never);
  expect(renderers).toHaveLength(1);
  const [{ clientEntrypoint, serverEntrypoint } = { clientEntrypoint: '', serverEntrypoint: '' }] = renderers;
  expect(String(serverEntrypoint)).toContain('@astrojs/react');
  expect(String(clientEntrypoint)).toMatch(/\/src\/islands\/hydrate\.ts$/);
  expect(existsSync(String(clientEntrypoint))).toBe(true);
});
