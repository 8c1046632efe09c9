/** The strings that all picture tools share (`picture-results.ts`); a tool spreads them into its own. */
export default {
  labels: {
    format: 'Save as',
    quality: 'Quality',
    background: 'Background',
    keepMetadata: 'Keep metadata (EXIF, XMP, color profile)',
    original: 'Source file',
    outWidth: 'Width',
    outHeight: 'Height',
    type: 'Type',
    bytes: 'Size',
  },
  hints: {
    keepMetadata: 'Only JPEG to JPEG and PNG to PNG. Photos often contain the place where they were taken.',
  },
  choices: {
    format: { same: 'Same as the original', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' },
  },
  problems: {
    notPicture: '“{file}” is not an image. You can open JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP, ICO, and SVG.',
    otherType: '“{file}” is {type}, which browsers can’t open as an image. Save it as JPEG or PNG first.',
    damaged: '“{file}” starts like {type}, but it is incomplete or damaged.',
    tooLarge: '“{file}” is {width} × {height} pixels. The limit is 16,384 per side and 268,435,456 in total.',
    undecodable: '“{file}” can’t be read: it is damaged, or this browser doesn’t support {type}.',
    svgHere: '“{file}” is an SVG, but its name doesn’t end in .svg. Rename it and try again.',
    webpSide: '“{file}” would be longer than 16,383 pixels, the limit of WebP. Choose another format.',
  },
  notes: {
    animated:
      '“{file}” is animated, with {frames, plural, one {# frame} other {# frames}}. Only the first frame is used.',
    converted: 'The colors of “{file}” were converted from {profile} to sRGB. Colors outside sRGB are lost.',
    others: 'These files can’t be used either: {files}',
    placeRemoved:
      '“{file}” says where it was taken: {place} (latitude, longitude). The new file doesn’t contain this location.',
    placeKept:
      '“{file}” says where it was taken: {place} (latitude, longitude). The new file still contains this location.',
    altered: 'This browser changes the pixels that a page reads, to prevent tracking. The results have slight noise.',
  },
  terms: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' },
} as const;
