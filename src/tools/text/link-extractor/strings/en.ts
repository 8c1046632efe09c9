import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'HTML, Markdown, or text',
    kind: 'What to list',
    base: 'The page’s own address (completes relative links)',
    unique: 'Each link once',
    sort: 'Sort',
    domains: 'Hostnames only',
    fuzzy: 'Also without https:// (example.com)',
    strip: 'Remove tracking (utm_…, fbclid, gclid)',
    result: 'Links',
    count: 'Number of lines',
    links: 'Links and link text',
  },
  choices: {
    kind: {
      web: 'Web addresses',
      email: 'Email addresses',
      images: 'Images',
      all: 'Everything',
    },
  },
  placeholders: { input: 'Paste a page’s source or any text', base: 'https://example.com/page/' },
  problems: {
    badBase: 'The page’s address must begin with http:// or https:// and have a host, as in https://example.com/page/.',
  },
  notes: {
    pasteSource:
      'This is a single address. Pages on other sites can’t be fetched from here: open the page, show its source (Ctrl+U), and paste that.',
    relative: 'Relative links: {count}. Enter the page’s own address to complete them.',
  },
  terms: {
    text: 'Link text', // what a reader sees of a link
    address: 'Address',
    host: 'Host',
  },
} satisfies ToolStrings<typeof tool>;
