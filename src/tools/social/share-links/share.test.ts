import { expect, test } from 'vitest';
import { hashtagsOf, hostOf, isXAccount, shareHtml, shareLinks, type Shared } from './share';

const NOTHING: Shared = { url: '', title: '', text: '', hashtags: '', via: '', image: '', instance: 'mas.to' };
const URL_ONLY = { ...NOTHING, url: 'https://a.example/x y' };
const ENCODED = 'https%3A%2F%2Fa.example%2Fx%20y';

// Only the address is known: every other parameter is left out, and no separator is left behind.
test.for([
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${ENCODED}`],
  ['x', `https://x.com/intent/post?url=${ENCODED}`],
  ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${ENCODED}`],
  ['whatsapp', `https://wa.me/?text=${ENCODED}`],
  ['telegram', `https://t.me/share/url?url=${ENCODED}`],
  ['reddit', `https://www.reddit.com/submit?url=${ENCODED}`],
  ['pinterest', `https://www.pinterest.com/pin/create/button/?url=${ENCODED}`],
  ['threads', `https://www.threads.com/intent/post?text=${ENCODED}`],
  ['bluesky', `https://bsky.app/intent/compose?text=${ENCODED}`],
  ['mastodon', `https://mas.to/share?text=${ENCODED}`],
  ['tumblr', `https://www.tumblr.com/widgets/share/tool?canonicalUrl=${ENCODED}`],
  ['line', `https://social-plugins.line.me/lineit/share?url=${ENCODED}`],
  ['vk', `https://vk.com/share.php?url=${ENCODED}`],
  ['hackernews', `https://news.ycombinator.com/submitlink?u=${ENCODED}`],
  ['email', `mailto:?body=${ENCODED}`],
  ['sms', `sms:?&body=${ENCODED}`],
] as const)('%s without a text', ([id, link]) => expect(shareLinks(URL_ONLY)[id]).toBe(link));

test('an image goes to Pinterest, with its description', () => {
  const links = shareLinks({ ...NOTHING, url: 'https://a.example', text: 'Soup', image: 'https://a.example/s.jpg' });
  expect(links.pinterest).toBe(
    'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fa.example&media=https%3A%2F%2Fa.example%2Fs.jpg&description=Soup',
  );
});

test('a value with braces is not taken for a parameter', () =>
  expect(shareLinks({ ...NOTHING, url: 'https://a.example', text: '{url} &&' }).telegram).toBe(
    'https://t.me/share/url?url=https%3A%2F%2Fa.example&text=%7Burl%7D%20%26%26',
  ));

test('the HTML escapes addresses and names', () => {
  const html = shareHtml(shareLinks({ ...URL_ONLY, title: 'T' }), (id) => (id === 'x' ? 'X & <b>' : id));
  expect(html).toContain(
    `<li><a href="https://x.com/intent/post?text=T&amp;url=${ENCODED}" target="_blank" rel="noopener noreferrer">X &amp; &lt;b&gt;</a></li>`,
  );
  expect(html.match(/<li>/g)).toHaveLength(16);
});

test.for([
  ['#soup, recipes  ＃料理', ['soup', 'recipes', '料理'], undefined],
  ['', [], undefined],
  ['naïve_2', ['naïve_2'], undefined],
  ['a-b', ['a-b'], 'a-b'],
  ['2026', ['2026'], '2026'],
] as const)('the hashtags %j', ([typed, tags, bad]) => {
  expect(hashtagsOf(typed)).toEqual(bad === undefined ? { tags } : { tags, bad });
});

test.for([
  ['mastodon.social', 'mastodon.social'],
  [' https://Mas.to/about ', 'mas.to'],
  ['@me@mas.to', 'mas.to'],
  ['localhost', undefined],
  ['a b.c', undefined],
  ['-x.org', undefined],
] as const)('the server %j is %j', ([typed, host]) => expect(hostOf(typed)).toBe(host));

test.for([
  ['chef', true],
  ['a'.repeat(16), false],
  ['a-b', false],
] as const)('%s is an account: %s', ([name, expected]) => expect(isXAccount(name)).toBe(expected));
