import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'HTML, Markdown or text',
    kind: 'What to list',
    base: 'The page’s own address (completes relative links)',
    unique: 'Each link once',
    sort: 'Sort',
    domains: 'Host names only',
    fuzzy: 'Also without https:// (example.com)',
    strip: 'Drop tracking (utm_…, fbclid, gclid)',
    result: 'Links',
    count: 'Number of lines',
    links: 'Links with their words',
  },
  choices: {
    kind: {
      web: 'Web addresses',
      email: 'Mail addresses',
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
      'This is one address. A page of another site cannot be fetched from here: open it, show its source (Ctrl+U), and paste that.',
    relative: 'Relative links: {count}. Give the page’s own address to complete them.',
  },
  terms: {
    text: 'Words', // what a reader sees of a link
    address: 'Address',
    host: 'Host',
  },
} satisfies ToolStrings<typeof tool>;
