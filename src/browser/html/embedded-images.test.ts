import { expect, test } from 'vitest';
import { detachEmbeddedImages } from './embedded-images';

const picture = (length: number, kind = 'png') => `data:image/${kind};base64,${'Ab+/'.repeat(length / 4)}`;

test('leaves out long pictures, and keeps everything else', () => {
  const html = `<p>a</p><img src="${picture(8_000_000)}" alt="x"><img src='${picture(400, 'jpeg')}'>${picture(40)}`;
  expect(detachEmbeddedImages(html).html).toBe(
    `<p>a</p><img src="data:image/gif;base64,picture0" alt="x"><img src='data:image/gif;base64,picture1'>${picture(40)}`,
  );
});

test.for(['', 'no pictures', `<img src="${picture(400, 'svg+xml')}">`])('keeps %# as it is', (html) =>
  expect(detachEmbeddedImages(html).html).toBe(html),
);
