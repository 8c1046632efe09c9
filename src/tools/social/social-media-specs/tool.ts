import { choice, files, galleryTool, give, line, note, problem } from '../../../kinds/contract';
import { isRefusal } from '../../../browser/image/refusal';
import { findSpecs, specText } from './specs';

/** Only for visitors who choose a picture. In a table, so that the page does not preload it (src/build/modules.ts). */
const ON_USE = { openImage: () => import('../../../browser/image/open-image') };

export default galleryTool({
  fields: {
    input: line({ tier: 'main', autocomplete: 'off' }),
    platform: choice(
      [
        '',
        'Facebook',
        'Instagram',
        'X',
        'LinkedIn',
        'YouTube',
        'TikTok',
        'Pinterest',
        'Snapchat',
        'Twitch',
        'Discord',
        'Bluesky',
        'Mastodon',
        'Threads',
        'SMS',
        'WhatsApp',
        'Open Graph',
      ],
      { tier: 'main' },
    ),
    kind: choice(['all', 'image', 'video', 'text'], { tier: 'input' }),
    file: files({ accept: 'image/*', many: false, optional: true, tier: 'input' }),
  },
  outputs: { count: give.integer(), pictureWidth: give.integer(), pictureHeight: give.integer(), result: give.items() },
  async run({ input, platform, kind, file }) {
    const found = findSpecs(input, platform, kind);
    const result = { result: found.map(specText), count: found.length, notes: [found.length === 0 && note('noHit')] };
    const [picture] = file;
    if (picture === undefined) return result;
    const { openPicture } = await ON_USE.openImage();
    const opened = await openPicture(picture);
    if (isRefusal(opened)) return { ...result, problem: problem('notPicture', { file: picture.name }, 'file') };
    return { ...result, pictureWidth: opened.size.width, pictureHeight: opened.size.height };
  },
});
