import { expect, test } from 'vitest';
import { readHtml, type HtmlEvents } from './parse-html';

async function eventsOf(html: string, decode = true): Promise<string[]> {
  const seen: string[] = [];
  const events: HtmlEvents = {
    open: (name, attributes, start, end) => {
      seen.push(`<${name}${Object.keys(attributes).map((key) => ` ${key}=${attributes[key]}`)} ${start}-${end}>`);
    },
    text: (text) => seen.push(text),
    close: (name) => seen.push(`</${name}>`),
  };
  await readHtml(html, events, { decode });
  return seen;
}

test('opening and closing tags balance, even if they are implied or left out', async () => {
  expect(await eventsOf('<p>a<p>b<br>c')).toEqual([
    '<p 0-2>',
    'a',
    '</p>',
    '<p 4-6>',
    'b',
    '<br 8-11>',
    '</br>',
    'c',
    '</p>',
  ]);
});

test('a greater-than sign in an attribute does not end the tag, and script is text up to its end tag', async () => {
  expect(await eventsOf('<a title="x>y">z</a>')).toEqual(['<a title=x>y 0-14>', 'z', '</a>']);
  expect(await eventsOf('<script>if (a < b) "<p>"</script>')).toEqual([
    '<script 0-7>',
    'if (a < b) "<p>"',
    '</script>',
  ]);
});

test('decodes references, or leaves them as they are', async () => {
  expect((await eventsOf('&lt;&eacute;&#8364;')).join('')).toBe('<é€');
  expect((await eventsOf('&lt;&eacute;', false)).join('')).toBe('&lt;&eacute;');
});

test('does not split what a chunk ends in, and reports offsets in the text with LF', async () => {
  const html = `${'x'.repeat(49_998)}\r\n<b class="long">&amp;</b>`;
  expect((await eventsOf(html)).filter((event) => event.startsWith('<b') || event === '&')).toEqual([
    `<b class=long 49999-50014>`,
    '&',
  ]);
});

test('reports progress for long texts, up to the end', async () => {
  const reports: number[] = [];
  await readHtml(
    '<p>a</p>'.repeat(100_000),
    { open: () => {}, text: () => {}, close: () => {} },
    { progress: (part) => reports.push(part) },
  );
  expect(reports.length).toBeGreaterThan(5);
  expect(reports.length).toBeLessThanOrEqual(100);
  expect(reports.at(-1)).toBe(1);
});
