import { expect, test } from 'vitest';
import { xLength } from './x-length';

// twitter-text's conformance suite, validate.yml, 'lengths', and X's page 'Counting characters'; otherwise counted by
// hand.
test.for([
  ['', 0],
  ['This is a test.', 15],
  ['http://test.com', 23],
  ['https://test.com', 23],
  ['test.com', 23],
  ['Test https://test.com test https://test.com test.com test', 86],
  ['https://example.com/very/long/path', 23],
  ['HTTPS://www.ExaMPLE.COM/index.html', 23],
  ['foo.co.jp', 23],
  ['t.co', 23],
  ['example.com/path/to/resource?search=foo&lang=en', 23],
  ['http://example.com/Русские_слова', 23],
  ['https://münchen.example.de', 23],
  ['See example.com.', 28],
  ['(see https://example.com/a_(b))', 5 + 23 + 1],
  ['日本語example.comです', 6 + 23 + 4],
  ['http://example.com/#anchor end', 27],
  ['https://example.com:8080/login', 23],
  ['me@example.com', 14],
  ['example.com@me', 14],
  ['(example.com/a)', 25],
  ['#example.com', 12],
  // twitter-text 3.1.0 (npm), run on these.
  ['詳細はhttps://example.comを見て', 6 + 23 + 6],
  ['http://www.example.co.ukで', 23 + 2],
  ['https://example.com日本.jp', 23],
  ['bit.ly', 23],
  ['example.com?q=1', 27],
  ['https://example.com?q=1', 23],
  ['example.com:8080/a?q=1', 23],
  ['see mysite.de today', 33],
  ['go to site.рф', 29],
  ['https://кто.рф', 23],
  ['münchen.de', 23],
  ['https://ja.wikipedia.org/wiki/日本', 27],
  ['http://foo_bar.com', 18],
  ['http://foo_bar.example.com', 23],
  ['example.com/?q=日本', 27],
  ['1⃣ 👁‍🗨 👩‍❤‍👩', 14],
  ['bit.ly/abc', 23],
  ['http://bit.ly', 23],
  ['file.txt and 3.14 and e.g. this', 31],
  ['http://localhost/x', 18],
  ['example.com.zzz', 23 + 4],
  ['a.b.c', 5],
  ['1. First 2. Second', 18],
  ['example.comfoo', 14],
  ['...example.com', 14],
  ['👨‍👩‍👧 example.com', 2 + 1 + 23],
] as const)('%j counts as %i on X', ([text, length]) => {
  expect(xLength(text)).toBe(length);
});

test.for([
  'a.'.repeat(200_000),
  'é.a'.repeat(150_000),
  '.'.repeat(300_000),
  `a.com/${'('.repeat(200_000)}`,
  `a.com/${')'.repeat(200_000)}`,
  'a'.repeat(500_000),
])('takes linear time for one long word (%#)', (text) => {
  xLength(text);
});
