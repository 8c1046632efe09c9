import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Search',
    platform: 'Platform',
    kind: 'Kind',
    file: 'Check your image',
    count: 'Found',
    pictureWidth: 'Your image’s width',
    pictureHeight: 'Your image’s height',
  },
  placeholders: { input: 'youtube banner' },
  choices: {
    platform: {
      '': 'All',
      Facebook: 'Facebook',
      Instagram: 'Instagram',
      X: 'X',
      LinkedIn: 'LinkedIn',
      YouTube: 'YouTube',
      TikTok: 'TikTok',
      Pinterest: 'Pinterest',
      Snapchat: 'Snapchat',
      Twitch: 'Twitch',
      Discord: 'Discord',
      Bluesky: 'Bluesky',
      Mastodon: 'Mastodon',
      Threads: 'Threads',
      WhatsApp: 'WhatsApp',
      'Open Graph': 'Open Graph',
    },
    kind: { all: 'All', image: 'Images', video: 'Videos', text: 'Texts' },
  },
  own: {
    fits: 'Your image fits.',
    cropped: 'Your image would be cropped like this.',
    small: 'Your image is too small.',
    minimum: 'At least',
    maxBytes: 'At most',
    safeArea: 'Always visible:',
    resize: 'Resize to this',
    checked: 'Source, read',
    unchecked: 'Source, not confirmed',
  },
  problems: { notPicture: '“{file}” is not an image. Choose a JPEG, PNG, WebP, GIF, or AVIF file.' },
  notes: { noHit: 'Nothing found. Try the name of the platform, or a size such as 1080.' },
} satisfies ToolStrings<typeof tool>;
