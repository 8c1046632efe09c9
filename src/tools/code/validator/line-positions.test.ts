import { expect, test } from 'vitest';
import { lineColumn } from '../../../core/text/line-column';
import { Places } from './line-positions';

test('gives the same positions as `place`, for every offset', () => {
  const text = 'a\nb\r\nc\rd😀e\n\n\r\nf\udc00g\ud800h';
  const places = new Places(text);
  for (let offset = 0; offset <= text.length; offset++) {
    // Between CR and LF, and inside a surrogate pair, there is no position.
    if (/^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/.test(text.slice(offset - 1, offset + 1))) continue;
    expect(places.at(offset)).toEqual(lineColumn(text, offset));
  }
});

test('converts lines and UTF-16 columns back to offsets', () => {
  const places = new Places('a😀b\ncd');
  expect([places.offset(1, 1), places.offset(1, 4), places.offset(2, 2), places.offset(9, 1)]).toEqual([0, 3, 6, 7]);
});

test('continues counting from the last position on a long line, and starts over for earlier ones', () => {
  // Counting from the start of the line each time would take 500,000 million steps.
  const length = 1_000_000;
  const places = new Places('a'.repeat(length));
  for (let offset = 0; offset < length; offset++) {
    if (places.at(offset).column !== offset + 1) throw new Error(`offset ${offset}`);
  }
  expect(places.at(3)).toEqual({ line: 1, column: 4 });
});
