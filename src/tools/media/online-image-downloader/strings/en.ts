import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Addresses or page source',
    types: 'Type',
    format: 'Save as',
    base: 'Address of the page',
    largest: 'Only the largest version of an image',
    fetch: 'Download',
    result: 'Images',
    count: 'Images found',
    blocked: 'Couldn’t be downloaded',
    files: 'Downloaded images',
  },
  hints: { base: 'Completes addresses such as /images/cat.jpg.' },
  placeholders: {
    input: 'Paste image addresses, one per line, or the HTML source of a page',
    base: 'https://example.com/gallery/',
  },
  choices: {
    types: { all: 'All', jpg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF', svg: 'SVG', avif: 'AVIF' },
    format: { keep: 'Original format', png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
  },
  problems: {
    badBase: 'This is not a web address. Write it like https://example.com/gallery/.',
    badLine: 'Line {line} is not a web address. Write it like https://example.com/cat.jpg.',
    noBase:
      '{addresses, plural, one {# address is} other {# addresses are}} incomplete, such as /images/cat.jpg. Enter the address of the page under More options.',
    nothingFound: 'No images were found. Paste the page’s source, or choose All as the type.',
    tooMany:
      '{addresses, plural, one {# image was} other {# images were}} found; the limit is {limit}. Paste only part of the source.',
  },
  notes: {
    howToSave:
      'Many sites don’t let other sites fetch their images, and Smallkit has no server that could do it. Open such an image, then right-click or press and hold it to save it.',
  },
  terms: { downloaded: 'Downloaded', blockedBySite: 'Blocked by the site, or not an image' },
  own: { fetch: 'Download the images', open: 'Open' },
} satisfies ToolStrings<typeof tool>;
