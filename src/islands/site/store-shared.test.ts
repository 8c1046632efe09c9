import { expect, test } from 'vitest';
import { sharedText } from './store-shared';

// What Chrome on Android shares for a page, for a selected text, and for a note of an app that fills only the title.
test.each([
  [{ title: 'A page', text: 'https://example.com/a', url: '' }, 'https://example.com/a'],
  [{ title: '', text: 'Look: https://example.com/a', url: 'https://example.com/a' }, 'Look: https://example.com/a'],
  [{ title: '', text: 'Look', url: 'https://example.com/a' }, 'Look\nhttps://example.com/a'],
  [{ title: 'Milk, bread', text: ' ', url: '' }, 'Milk, bread'],
])('%j is shared as %s', (shared, text) => expect(sharedText(shared)).toBe(text));
