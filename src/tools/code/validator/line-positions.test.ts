import { expect, test } from 'vitest';
import { place } from '../../../core/text/line-column';
import { Places } from './line-positions';

test('places are those of `place`, for every offset', () => {
  const text = 'a\nb\r\nc\rd😀e\n\n\r\nf\udc00g\ud800h';
  const places = new Places(text);
  for (let offset = 0; offset <= text.length; offset++) {
    // Between CR and LF, and inside a pair of surrogates, there is no place.
    if (/^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/.test(text.slice(offset - 1, offset + 1))) continue;
    expect(places.at(offset)).toEqual(place(text, offset));
  }
});

test('lines and UTF-16 columns lead back to offsets', () => {
  const places = new Places('a😀b\ncd');
  expect([places.offset(1, 1), places.offset(1, 4), places.offset(2, 2), places.offset(9, 1)]).toEqual([0, 3, 6, 7]);
});

test('many places of one long line are counted on from each other, and earlier ones anew', () => {
  // From the line's beginning each time, these would be 500,000 million units.
  const length = 1_000_000;
  const places = new Places('a'.repeat(length));
  for (let offset = 0; offset < length; offset++) {
    if (places.at(offset).column !== offset + 1) throw new Error(`offset ${offset}`);
  }
  expect(places.at(3)).toEqual({ line: 1, column: 4 });
});
