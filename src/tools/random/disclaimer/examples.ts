import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const SHORT = {
  accuracy: false,
  advice: false,
  externalLinks: false,
  views: false,
  errors: false,
  risk: false,
  warranty: false,
  changes: false,
} as const;

export default [
  {
    values: {
      ...SHORT,
      siteName: "Ann's Bread",
      siteUrl: 'https://bread.example',
      effective: '2026-01-31',
      format: 'markdown',
      affiliate: true,
      view: false,
    },
    gives: {
      result: [
        "# Disclaimer for Ann's Bread",
        'Effective January 31, 2026.',
        "This disclaimer applies to the website Ann's Bread (https://bread.example). By using the website, you accept this disclaimer.",
        '## Affiliate links',
        "Some links are affiliate links. If you buy something after following one, Ann's Bread may receive a commission. You pay the same price. Such links are marked where they appear, and the commission does not decide what is recommended.",
        'Version of the wording: November 28, 2026.',
      ].join('\n\n'),
    },
    source: 'the heading is the sheet’s; the wording was read against 16 CFR 255',
  },
  {
    values: {
      ...SHORT,
      siteName: 'A <b> & "C"',
      owner: 'O’Neil',
      country: 'Ireland',
      effective: '2026-01-31',
      format: 'html',
      kind: 'blog',
      view: false,
    },
    gives: {
      result: [
        '<article>',
        '  <h1>Disclaimer for A &lt;b&gt; &amp; &quot;C&quot;</h1>',
        '  <p>Effective January 31, 2026.</p>',
        '  <p>This disclaimer applies to the blog A &lt;b&gt; &amp; &quot;C&quot;, run by O’Neil in Ireland. By using the blog, you accept this disclaimer.</p>',
        '  <p>Version of the wording: November 28, 2026.</p>',
        '</article>',
      ].join('\n'),
    },
    source: 'HTML, 13.3: the five signs as character references',
  },
  {
    values: { siteName: 'Bread', siteUrl: 'javascript:alert(1)', view: false },
    gives: problem('badUrl', { text: 'javascript:alert(1)' }, 'siteUrl'),
    source: 'only http and https lead to a page',
  },
  {
    values: { siteUrl: 'https://bread.example', view: false },
    gives: problem('noName', {}, 'siteName'),
    source: 'a disclaimer names the site',
  },
  {
    values: { ...SHORT, siteName: "Ann's Bread", effective: '2026-01-31', risk: true, view: true },
    gives: {
      result: [
        "Disclaimer for Ann's Bread",
        'Effective January 31, 2026.',
        "This disclaimer applies to the website Ann's Bread. By using the website, you accept this disclaimer.",
        'Use at your own risk',
        'You decide what you do with the information on this website, and you do it at your own risk. This does not limit any liability that the law does not allow to be limited.',
        'Version of the wording: November 28, 2026.',
      ].join('\n\n'),
    },
    source: 'the document’s words, as a reader sees them',
  },
] satisfies Examples<typeof tool>;
