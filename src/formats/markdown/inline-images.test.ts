import { expect, test } from 'vitest';
import { inlineImages } from './inline-images';
import { markdownToHtml } from './to-html';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo+/A==';
const html = (markdown: string) => markdownToHtml(markdown, { gfm: true, rawHtml: true });

test('keeps pictures in links, in angle brackets and in definitions', async () => {
  expect(await html(`![a](${PICTURE} "t") ![b][r] ![c](<${PICTURE}>)\n\n[r]: ${PICTURE}`)).toBe(
    `<p><img src="${PICTURE}" alt="a" title="t" /> <img src="${PICTURE}" alt="b" /> <img src="${PICTURE}" alt="c" /></p>`,
  );
});

test('shows them as typed in code', async () => {
  expect(await html(`\`![a](${PICTURE})\``)).toBe(`<p><code>![a](${PICTURE})</code></p>`);
});

test('keeps a URL that looks like a placeholder', async () => {
  expect(await html(`![a](${PICTURE}) <https://picture.invalid/0/>`)).toContain('href="https://picture.invalid/0/"');
});

test('refuses SVG pictures, which can contain scripts', () => {
  const markdown = '![a](data:image/svg+xml;base64,AAAA) data:image/png;base64,AAAA';
  expect(inlineImages(markdown).markdown).toBe(markdown);
});

test('a picture of 2 MB takes hardly any time', async () => {
  expect(await html(`![a](data:image/png;base64,${'A'.repeat(2_000_000)})`)).toContain('<img');
});
