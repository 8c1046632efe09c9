import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { asModule } from './react-modules.ts';

const read = async (name: string) => {
  const file = new URL(`../../node_modules/${name}`, import.meta.url);
  return asModule(await readFile(file, 'utf8'), file.pathname) ?? '';
};

test.for([
  ['react/index.js', 'react.production.js'],
  ['react/jsx-runtime.js', 'react-jsx-runtime.production.js'],
  ['react-dom/index.js', 'react-dom.production.js'],
  ['react-dom/client.js', 'react-dom-client.production.js'],
  ['scheduler/index.js', 'scheduler.production.js'],
] as const)('%s re-exports its production build', async ([entry, file]) => {
  expect(await read(entry)).toBe(`export * from './cjs/${file}';\nexport { default } from './cjs/${file}';\n`);
});

test('imports what the file required and exports what it assigned, under the same names', async () => {
  const client = await read('react-dom/cjs/react-dom-client.production.js');
  expect(client).not.toMatch(/\brequire\(/);
  expect(client).toMatch(/^import required0 from 'scheduler';\nimport required1 from 'react';/);
  expect(client).toContain('exported_hydrateRoot as hydrateRoot');
  const react = await import(`data:text/javascript,${encodeURIComponent(await read('react/cjs/react.production.js'))}`);
  const { default: original } = await import('react');
  expect(Object.keys(react.default).toSorted()).toEqual(
    expect.arrayContaining(['createElement', 'startTransition', 'useEffect', 'version']),
  );
  expect(react.version).toBe(original.version);
});
