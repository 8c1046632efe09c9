/** A minimal React page as the baseline: one text area, one result, one script. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';

/** The component as text: the server renders it, and the bundler includes it in the page's script. */
const COMPONENT = `({ createElement, useEffect, useRef, useState }) => function Floor() {
  const form = useRef(null);
  const [result, setResult] = useState();
  const answer = () => setResult([...form.current.elements.input.value].toReversed().join(''));
  useEffect(() => { if (form.current.elements.input.value) answer(); }, []);
  return createElement('form', { id: 'tool', ref: form, onInput: answer, 'data-state': result === undefined ? 'empty' : 'done' },
    createElement('textarea', { name: 'input' }), createElement('output', { name: 'result' }, result));
}`;

/** Writes the page to `/floor/` in a folder. */
export async function writeFloor(folder) {
  const entry = join(folder, 'entry.js');
  mkdirSync(join(folder, 'floor'), { recursive: true });
  writeFileSync(
    entry,
    `import * as React from 'react'; import { hydrateRoot } from 'react-dom/client';
const Floor = (${COMPONENT})(React); hydrateRoot(document.querySelector('#root'), React.createElement(Floor));`,
  );
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { react: modulePath('react'), 'react-dom': modulePath('react-dom') } },
    build: {
      outDir: join(folder, '_astro'),
      modulePreload: false,
      rollupOptions: { input: entry, output: { entryFileNames: 'floor.js' } },
    },
  });
  const React = await import('react');
  // oxlint-disable-next-line typescript/no-implied-eval
  const Floor = new Function(`return ${COMPONENT}`)()(React);
  const script = '/_astro/floor.js';
  writeFileSync(
    join(folder, 'floor', 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="modulepreload" href="${script}"></head><body><div id="root">${renderToString(createElement(Floor))}</div><script type="module" src="${script}"></script></body></html>`,
  );
}

const modulePath = (name) => join(import.meta.dirname, '../../node_modules', name);
