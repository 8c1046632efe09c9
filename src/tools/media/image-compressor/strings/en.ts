import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Pictures',
    quality: 'Quality',
    targetKb: 'Size to stay under, in kB',
    format: 'Format',
    maxSide: 'Longest side in pixels',
    colors: 'Colors of a PNG',
    effort: 'Encoder',
    keepMetadata: 'Keep metadata (EXIF, XMP, color profile)',
    result: 'Compressed pictures',
    original: 'Made from',
    bytes: 'Size',
    originalBytes: 'Size before',
    saved: 'Saved',
    outWidth: 'Width',
    outHeight: 'Height',
    type: 'Type',
    how: 'How',
  },
  hints: {
    quality: 'Of JPEG, WebP and AVIF. PNG loses nothing, whatever the number.',
    targetKb: 'A kB is 1,024 bytes here. The best quality that fits is searched for.',
    maxSide: 'Larger pictures are made smaller. Empty: as they are.',
    colors: '2 to 256. Empty: all of them.',
    effort: 'The smallest needs a download of up to 3.5 MB (AVIF) and more time.',
    keepMetadata: 'It can hold the place where a photo was taken.',
  },
  choices: {
    format: { same: 'Same as the original', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG' },
    effort: { fast: 'Fast (the browser’s own)', smallest: 'Smallest (MozJPEG, libwebp, OxiPNG)' },
  },
  problems: {
    notPicture: '“{file}” is not a picture. JPEG, PNG, WebP, AVIF, GIF and BMP can be compressed.',
    otherType: '“{file}” is {type}, which browsers do not open as a picture. Save it as JPEG or PNG first.',
    damaged: '“{file}” starts like {type}, but it is cut or damaged, and its size cannot be read.',
    tooLarge: '“{file}” has {width} × {height} pixels. The limit is 16,384 a side and 268,435,456 in all.',
    undecodable:
      '“{file}” could not be decoded: it is damaged, or this browser does not know {type}. Safari opens HEIC.',
    targetTooSmall:
      '“{file}” cannot become that small: {kb} kB is the least, at the lowest quality and a tenth of its size.',
    svgHere: '“{file}” is an SVG, although its name does not end in .svg. Rename it, and it can be drawn.',
    webpSide:
      '“{file}” is longer than 16,383 pixels, the most that WebP holds. Choose another format or a longest side.',
  },
  notes: {
    total: '{files} files, {saved}% smaller together.',
    animated: '“{file}” is animated, {frames} frames: it is left as it is.',
    scaled:
      '“{file}” was made smaller, to {percent}% of its width and height: no quality was low enough to meet the size.',
    grew: '“{file}” is larger than before: this format suits it less.',
    already: 'Already as small as we can make it: this is your file, byte for byte.',
    converted: 'The colors of “{file}” were converted from {profile} to sRGB. Colors outside sRGB are lost.',
    altered: 'This browser alters pixels that a page reads, to guard against tracking. The results have faint noise.',
    others: 'These could not be used either: {files}',
  },
  own: {
    compare: 'Compare with the original',
    before: 'Before',
    after: 'After',
    position: 'How much of the original is shown',
    picture: 'Before and after, at 100%',
  },
  terms: {
    'image/png': 'PNG',
    'image/jpeg': 'JPEG',
    'image/webp': 'WebP',
    'image/avif': 'AVIF',
    'image/gif': 'GIF',
    'image/bmp': 'BMP',
    'image/x-icon': 'ICO',
    'image/svg+xml': 'SVG',
    'image/heic': 'HEIC',
    quality: 'Quality {quality}',
    colors: '{colors, plural, one {# color} other {# colors}}',
    lossless: 'Nothing lost',
    stripped: 'Only metadata removed',
    kept: 'Left as it was',
  },
} satisfies ToolStrings<typeof tool>;
