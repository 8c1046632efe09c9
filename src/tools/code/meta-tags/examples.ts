import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const alone = { charset: false, viewport: false, type: 'none', twitterCard: 'none' } as const;

export default [
  {
    values: { title: 'A & B', ...alone },
    gives: { result: '<title>A &amp; B</title>', titleLength: 5 },
    source: 'HTML Standard',
  },
  {
    values: {
      title: 'Sourdough for beginners',
      description: 'Flour, water, salt and four days.',
      url: 'https://example.com/sourdough?ref=a&b="c"',
      image: 'https://example.com/loaf.jpg',
      imageAlt: 'A loaf, cut open',
      locale: 'en_GB',
      twitterSite: 'example',
    },
    gives: [
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<title>Sourdough for beginners</title>',
      '<meta name="description" content="Flour, water, salt and four days.">',
      '<link rel="canonical" href="https://example.com/sourdough?ref=a&amp;b=&quot;c&quot;">',
      '<meta property="og:title" content="Sourdough for beginners">',
      '<meta property="og:description" content="Flour, water, salt and four days.">',
      '<meta property="og:type" content="website">',
      '<meta property="og:url" content="https://example.com/sourdough?ref=a&amp;b=&quot;c&quot;">',
      '<meta property="og:image" content="https://example.com/loaf.jpg">',
      '<meta property="og:image:alt" content="A loaf, cut open">',
      '<meta property="og:locale" content="en_GB">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="twitter:site" content="@example">',
    ].join('\n'),
    source: 'HTML Standard; The Open Graph protocol (ogp.me); X developer documentation, Cards markup',
    lang: 'en',
  },
  {
    values: {
      title: 'Pão de queijo mineiro',
      description: 'Polvilho azedo, queijo meia cura e forno bem quente.',
      siteName: 'Cozinha da Júlia',
      locale: 'pt_BR',
      charset: false,
      viewport: false,
      twitterCard: 'none',
    },
    gives: [
      '<title>Pão de queijo mineiro</title>',
      '<meta name="description" content="Polvilho azedo, queijo meia cura e forno bem quente.">',
      '<meta property="og:title" content="Pão de queijo mineiro">',
      '<meta property="og:description" content="Polvilho azedo, queijo meia cura e forno bem quente.">',
      '<meta property="og:type" content="website">',
      '<meta property="og:site_name" content="Cozinha da Júlia">',
      '<meta property="og:locale" content="pt_BR">',
    ].join('\n'),
    source: 'HTML Standard; The Open Graph protocol (ogp.me)',
    lang: 'pt',
  },
  {
    values: { title: 'Draft', ...alone, index: false, themeColor: 'rebeccapurple' },
    gives:
      '<title>Draft</title>\n<meta name="robots" content="noindex, follow">\n<meta name="theme-color" content="rebeccapurple">',
    source: 'HTML Standard; Google Search Central: robots meta tag',
  },
  {
    values: { title: 'A', image: '/loaf.jpg' },
    gives: problem('badAddress', { text: '/loaf.jpg' }, 'image'),
    source: 'The Open Graph protocol (ogp.me): a URL with http:// or https://',
  },
] satisfies Examples<typeof tool>;
