/** Checks what a page stores on the visitor's device for offline use. */
import { isScriptOf, ONLY_WITH } from '../../src/build/finish.ts';
import { fileAt, gzip, isPage, kilobytes, unfold } from './site.mjs';

/** Files, and bytes (gzip), for a page whose job needs no editor, language parser or codec. */
export const KEPT = { files: 60, bytes: 400_000 };

/** Tools whose job needs one of those: it is stored with the page, so their budget is larger. */
export const HEAVY = { files: 120, bytes: 610_000 };
const HEAVY_TOOLS = new Set([
  'code/data-converter',
  'code/data-viewer',
  'code/formatter',
  'code/html-playground',
  'code/html-to-pug',
  'code/markdown-convert',
  'code/markdown-editor',
  'code/minifier',
  'code/rich-text-editor',
  'code/validator',
  'media/gif-splitter',
  'media/image-compressor',
  'media/image-cropper',
  'media/image-resizer',
  'media/instagram-post-maker',
  'media/line-sticker-download',
  'media/online-image-downloader',
  'media/online-photo-editor',
  'media/qr-code-generator',
  'media/screen-recorder',
  'media/video-to-gif',
  'media/watermark-image',
  'notes/notepad',
  'notes/shared-note',
  'notes/snapshot-code',
  // A picture drawn with letters is read by a codec.
  'text/ascii-art',
]);

export function offlineBudget(site) {
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, site.files.has(file) ? gzip(site.text(file)) : 0);
    return sizes.get(file);
  };
  const files = [...site.files.keys()].filter((file) => file.endsWith('.js'));
  const modules = ONLY_WITH.flatMap((one) => one.modules);
  const missing = modules.filter((module) => !files.some((file) => isScriptOf(file, module)));
  // A site with none of them is another one: the tests of these checks have such sites.
  const stale =
    missing.length === modules.length
      ? []
      : missing.map(
          (module) => `'${module}' in src/build/finish.ts matches no script of the build: its file was renamed`,
        );
  const kept = unfold(site, (page) => {
    const payload = `${page.path.slice(1)}_payload.json`;
    if (!isPage(page) || !site.files.has(payload)) return [];
    const { assets, tool = '' } = JSON.parse(site.text(payload));
    const most = HEAVY_TOOLS.has(tool) ? HEAVY : KEPT;
    const bytes = assets.reduce((sum, address) => sum + sizeOf(fileAt(site, address)), 0);
    if (assets.length <= most.files && bytes <= most.bytes) return [];
    return [
      `stores ${assets.length} files, ${kilobytes(bytes)}, for offline use, at most ${most.files} and ${kilobytes(most.bytes)}: look at reachOf in src/build/modules.ts`,
    ];
  });
  return [...stale, ...kept];
}
