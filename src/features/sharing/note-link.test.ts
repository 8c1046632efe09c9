import { expect, test } from 'vitest';
import { unlock } from '../../core/bytes/link-payload';
import { makeNoteLink, readNoteLink } from './note-link';

test('reads links that other programs wrote', async () => {
  // zlib: compressobj(9, DEFLATED, -15) of b'test'.
  expect(await readNoteLink('#z=K0ktLgEA')).toMatchObject({ text: 'test', title: '' });
  expect(await readNoteLink('input=a%0D%0Ab&title=Two+lines')).toMatchObject({ text: 'a\r\nb', title: 'Two lines' });
  expect(await readNoteLink('#s=abc&k=def')).toMatchObject({ share: { s: 'abc', k: 'def' } });
  expect(await readNoteLink('#')).toBeUndefined();
  expect(await readNoteLink('#content')).toMatchObject({ title: '' });
});

// The last three: not base64, truncated in the head, and of another version.
test.for(['z=!!!', 'z=K0kt', 's=abc', 'e=!!!', 'e=AQ', `e=Ag${'A'.repeat(80)}`])(
  '#%s is damaged, and gives no text',
  async (fragment) => {
    const link = await readNoteLink(fragment);
    expect(link?.fault).toBe('damaged');
    expect(link?.text).toBeUndefined();
    expect(link?.locked).toBeUndefined();
  },
);

test('reading a link undoes making it, whatever the text', async () => {
  for (const text of ['a', 'a\r\nb\rc\nd', '\u0000', '\uFEFFbom', '👩‍👩‍👧&=#%+', 'long '.repeat(1000)]) {
    const { fragment, replaced } = await makeNoteLink({ text, title: 'T & t', password: '' });
    expect(await readNoteLink(fragment)).toMatchObject({ text, title: 'T & t' });
    expect(replaced).toBe(0);
  }
});

test('a title is one line of at most 100 characters', async () => {
  const link = await readNoteLink(String(new URLSearchParams({ input: 'x', title: `a\nb${'c'.repeat(200)}` })));
  expect(link?.title).toBe(`a b${'c'.repeat(97)}`);
});

test('an encrypted link reveals neither text nor title', async () => {
  const { fragment } = await makeNoteLink({ text: 'secret', title: 'Plan', password: 'pw' });
  expect(fragment).toMatch(/^e=[\w-]+$/);
  const link = await readNoteLink(fragment);
  expect(link?.text).toBeUndefined();
  expect(await unlock(link?.locked ?? '', 'pw')).toEqual({ text: 'secret' });
});

test('lone surrogates become U+FFFD, and are counted', async () => {
  const { fragment, replaced } = await makeNoteLink({ text: 'a\uD800b', title: '', password: '' });
  expect(replaced).toBe(1);
  expect((await readNoteLink(fragment))?.text).toBe('a\uFFFDb');
});
