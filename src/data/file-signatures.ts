/**
 * The first bytes by which file types are recognized, in hexadecimal (`..` is any byte), `at` bytes from the start.
 * Sources: WHATWG MIME Sniffing Standard §6 (images, audio and video, fonts, archives), and for the others each
 * format's specification as cited by the IANA media types registry or PRONOM; read 2026-11-21. The first match counts.
 */
export interface Signature {
  readonly name: string;
  readonly mime: string;
  readonly extension: string;
  readonly at?: number;
  readonly bytes: string;
  /** ASCII that must also occur in the first 128 bytes: distinguishes the types of one container format. */
  readonly contains?: string;
}

export const SIGNATURES: readonly Signature[] = [
  { name: 'PNG', mime: 'image/png', extension: 'png', bytes: '89504E470D0A1A0A' },
  { name: 'JPEG', mime: 'image/jpeg', extension: 'jpg', bytes: 'FFD8FF' },
  { name: 'GIF', mime: 'image/gif', extension: 'gif', bytes: '474946383961' },
  { name: 'GIF', mime: 'image/gif', extension: 'gif', bytes: '474946383761' },
  { name: 'WebP', mime: 'image/webp', extension: 'webp', bytes: '52494646........57454250' },
  { name: 'AVIF', mime: 'image/avif', extension: 'avif', at: 4, bytes: '6674797061766966' },
  { name: 'HEIC', mime: 'image/heic', extension: 'heic', at: 4, bytes: '6674797068656963' },
  { name: 'HEIF', mime: 'image/heif', extension: 'heif', at: 4, bytes: '667479706D696631' },
  { name: 'JPEG XL', mime: 'image/jxl', extension: 'jxl', bytes: '0000000C4A584C200D0A870A' },
  { name: 'BMP', mime: 'image/bmp', extension: 'bmp', bytes: '424D........00000000' },
  { name: 'ICO', mime: 'image/x-icon', extension: 'ico', bytes: '00000100' },
  { name: 'TIFF', mime: 'image/tiff', extension: 'tif', bytes: '49492A00' },
  { name: 'TIFF', mime: 'image/tiff', extension: 'tif', bytes: '4D4D002A' },
  { name: 'PSD', mime: 'image/vnd.adobe.photoshop', extension: 'psd', bytes: '384250530001' },
  { name: 'WAV', mime: 'audio/wav', extension: 'wav', bytes: '52494646........57415645' },
  { name: 'MP3', mime: 'audio/mpeg', extension: 'mp3', bytes: '494433' },
  { name: 'MP3', mime: 'audio/mpeg', extension: 'mp3', bytes: 'FFFB' },
  { name: 'FLAC', mime: 'audio/flac', extension: 'flac', bytes: '664C6143' },
  { name: 'MIDI', mime: 'audio/midi', extension: 'mid', bytes: '4D54686400000006' },
  { name: 'AIFF', mime: 'audio/aiff', extension: 'aiff', bytes: '464F524D........41494646' },
  { name: 'Ogg', mime: 'application/ogg', extension: 'ogg', bytes: '4F67675300' },
  { name: 'M4A', mime: 'audio/mp4', extension: 'm4a', at: 4, bytes: '667479704D344120' },
  { name: 'QuickTime', mime: 'video/quicktime', extension: 'mov', at: 4, bytes: '6674797071742020' },
  { name: 'MP4', mime: 'video/mp4', extension: 'mp4', at: 4, bytes: '66747970' },
  { name: 'AVI', mime: 'video/avi', extension: 'avi', bytes: '52494646........41564920' },
  // The document type within the EBML header (RFC 8794 §11.2.4), whose offset varies by writer.
  { name: 'WebM', mime: 'video/webm', extension: 'webm', bytes: '1A45DFA3', contains: 'webm' },
  { name: 'Matroska', mime: 'video/matroska', extension: 'mkv', bytes: '1A45DFA3' },
  { name: 'PDF', mime: 'application/pdf', extension: 'pdf', bytes: '255044462D' },
  { name: 'PostScript', mime: 'application/postscript', extension: 'ps', bytes: '252150532D41646F62652D' },
  { name: 'RTF', mime: 'application/rtf', extension: 'rtf', bytes: '7B5C72746631' },
  // 'mimetype' is the first entry, stored: EPUB OCF 3.3 §4.2.2 and OpenDocument 1.3 part 2 §3.3.
  {
    name: 'EPUB',
    mime: 'application/epub+zip',
    extension: 'epub',
    bytes: '504B0304',
    contains: 'mimetypeapplication/epub+zip',
  },
  {
    name: 'OpenDocument',
    mime: 'application/vnd.oasis.opendocument.text',
    extension: 'odt',
    bytes: '504B0304',
    contains: 'mimetypeapplication/vnd.oasis.opendocument.text',
  },
  {
    name: 'OpenDocument',
    mime: 'application/vnd.oasis.opendocument.spreadsheet',
    extension: 'ods',
    bytes: '504B0304',
    contains: 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
  },
  {
    name: 'OpenDocument',
    mime: 'application/vnd.oasis.opendocument.presentation',
    extension: 'odp',
    bytes: '504B0304',
    contains: 'mimetypeapplication/vnd.oasis.opendocument.presentation',
  },
  { name: 'ZIP', mime: 'application/zip', extension: 'zip', bytes: '504B0304' },
  { name: 'ZIP', mime: 'application/zip', extension: 'zip', bytes: '504B0506' },
  { name: 'gzip', mime: 'application/gzip', extension: 'gz', bytes: '1F8B08' },
  { name: '7z', mime: 'application/x-7z-compressed', extension: '7z', bytes: '377ABCAF271C' },
  { name: 'RAR', mime: 'application/vnd.rar', extension: 'rar', bytes: '526172211A07' },
  { name: 'bzip2', mime: 'application/x-bzip2', extension: 'bz2', bytes: '425A68..314159265359' },
  { name: 'xz', mime: 'application/x-xz', extension: 'xz', bytes: 'FD377A585A00' },
  { name: 'Zstandard', mime: 'application/zstd', extension: 'zst', bytes: '28B52FFD' },
  { name: 'tar', mime: 'application/x-tar', extension: 'tar', at: 257, bytes: '7573746172' },
  { name: 'WOFF2', mime: 'font/woff2', extension: 'woff2', bytes: '774F4632' },
  { name: 'WOFF', mime: 'font/woff', extension: 'woff', bytes: '774F4646' },
  { name: 'OpenType', mime: 'font/otf', extension: 'otf', bytes: '4F54544F' },
  { name: 'TrueType', mime: 'font/ttf', extension: 'ttf', bytes: '00010000' },
  { name: 'SQLite', mime: 'application/vnd.sqlite3', extension: 'sqlite', bytes: '53514C69746520666F726D6174203300' },
  { name: 'WebAssembly', mime: 'application/wasm', extension: 'wasm', bytes: '0061736D' },
  { name: 'ELF', mime: 'application/x-elf', extension: 'elf', bytes: '7F454C46' },
  { name: 'EXE', mime: 'application/vnd.microsoft.portable-executable', extension: 'exe', bytes: '4D5A9000' },
];

/**
 * Extensions of media types that have no signature above. Source: IANA media types registry, read 2026-11-21; for APK,
 * what F-Droid's server sends (https://gitlab.com/fdroid/fdroid-website/-/merge_requests/1102).
 */
export const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['text/plain', 'txt'],
  ['text/html', 'html'],
  ['text/css', 'css'],
  ['text/csv', 'csv'],
  ['text/markdown', 'md'],
  ['text/javascript', 'js'],
  ['text/calendar', 'ics'],
  ['text/vcard', 'vcf'],
  ['text/xml', 'xml'],
  ['application/xml', 'xml'],
  ['application/json', 'json'],
  ['application/javascript', 'js'],
  ['image/svg+xml', 'svg'],
  ['image/jpg', 'jpg'],
  ['image/vnd.microsoft.icon', 'ico'],
  ['audio/mp3', 'mp3'],
  ['audio/ogg', 'ogg'],
  ['video/ogg', 'ogv'],
  ['application/pkix-cert', 'cer'],
  ['application/msword', 'doc'],
  ['application/vnd.android.package-archive', 'apk'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
]);
