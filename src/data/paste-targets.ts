/**
 * What the search box recognizes in a pasted text or file, and the keys of the tool pages that it proposes for it, the
 * likeliest first.
 */
export const PASTED = {
  json: ['json-formatter', 'json-to-csv', 'json-viewer', 'json-validator'],
  jwt: ['jwt-decoder'],
  uuid: ['uuid-generator'],
  url: ['qr-code-generator', 'utm-builder', 'url-decode', 'whois-lookup'],
  youtube: [
    'youtube-thumbnail-downloader',
    'youtube-tag-extractor',
    'youtube-description-extractor',
    'qr-code-generator',
  ],
  ip: ['ip-address-lookup', 'cidr-calculator'],
  cron: ['cron-parser', 'crontab-generator'],
  timestamp: ['timestamp-converter', 'timezone-converter'],
  color: ['color-converter'],
  html: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-to-text'],
  xml: ['xml-formatter', 'xml-to-json', 'xml-minifier'],
  css: ['css-formatter', 'css-minifier', 'autoprefixer'],
  sql: ['sql-formatter', 'sql-minifier'],
  csv: ['csv-parser', 'csv-to-json', 'csv-to-xml-converter'],
  yaml: ['yaml-formatter', 'yaml-to-json-converter', 'yaml-validator'],
  markdown: ['markdown-to-html', 'markdown-editor'],
  entities: ['html-decode'],
  percent: ['url-decode'],
  base64: ['base64-decode', 'base64-file-decode'],
  binary: ['binary-to-text', 'binary-to-decimal'],
  hex: ['hex-to-text', 'hex-to-decimal'],
  morse: ['morse-code-translator'],
  text: ['word-counter', 'case-converter', 'text-compare', 'remove-line-breaks'],
  gif: ['gif-splitter', 'image-resizer', 'image-cropper'],
  picture: ['image-compressor', 'image-resizer', 'image-cropper', 'online-photo-editor', 'watermark-image'],
  svg: ['svg-to-jsx-converter', 'xml-formatter'],
  video: ['video-to-gif-converter'],
  document: ['word-to-html', 'word-to-markdown'],
  file: ['base64-file-encode', 'base32-file-encode'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PastedKind = keyof typeof PASTED;
