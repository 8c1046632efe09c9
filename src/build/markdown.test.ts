import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { plugins } from './markdown.ts';

const html = (text: string, environment = {}, file = 'file:///content/site/en/about.md') => {
  const rendered = markdownToHtml(text, { mdastPlugins: plugins('', environment), fileURL: new URL(file) });
  return ('html' in rendered ? rendered.html : '').trim();
};

describe('passages', () => {
  const TEXT = `Always.

<!-- if: accounts -->

## Accounts

- one

<!-- end -->

<!-- if: no accounts -->

No accounts.

<!-- end -->

Again.`;

  test('are kept if the build has what they speak of', () => {
    expect(html(TEXT, { PUBLIC_FIREBASE_CONFIG: '{}' })).toMatch(
      /^<p>Always\.<\/p>\n<h2[^>]*>Accounts<\/h2>\n<ul>\n<li>one<\/li>\n<\/ul>\n<p>Again\.<\/p>$/,
    );
    expect(html(TEXT)).toBe('<p>Always.</p>\n<p>No accounts.</p>\n<p>Again.</p>');
  });

  test('know one third party and any', () => {
    const text = '<!-- if: third parties -->\n\nAny.\n\n<!-- end -->\n\n<!-- if: ads -->\n\nAds.\n\n<!-- end -->';
    expect(html(text, { PUBLIC_ANALYTICS_ID: 'G-1' })).toBe('<p>Any.</p>');
    expect(html(text)).toBe('');
  });

  test('stop the build at an unknown condition, a nested passage and a missing end', () => {
    expect(() => html('<!-- if: acounts -->\n\nx\n\n<!-- end -->')).toThrow(/acounts.*operator, accounts, ads/);
    expect(() => html('<!-- if: ads -->\n\nx\n\n<!-- if: accounts -->\n\ny\n\n<!-- end -->')).toThrow('begins before');
    expect(() => html('<!-- if: ads -->\n\nx')).toThrow('no <!-- end -->');
  });
});

test('inserts who runs the site; without a name, in the page’s language', () => {
  const polish = 'file:///content/site/pl/kontakt.md';
  expect(html('{operator}: {mail}, {x}', { PUBLIC_OPERATOR: 'A & B', PUBLIC_OPERATOR_MAIL: 'a@b.example' })).toBe(
    '<p>A &amp; B: a@b.example, {x}</p>',
  );
  expect(html('Pisze {operator}.', {}, polish)).toBe('<p>Pisze operator tej strony.</p>');
});

test('lists the services that this build asks, in the page’s language', () => {
  const spanish = 'file:///content/site/es/privacidad.md';
  expect(html('{services}', { PUBLIC_LINE_URL: 'https://line.example' }, spanish)).toMatch(
    /^<p>cloudflare-dns\.com \(Cloudflare\), .* y line\.example<\/p>$/,
  );
});
