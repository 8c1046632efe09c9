/**
 * Pixels that social networks ask for, by the id of the row in the table of social media sizes. Sources: each network's
 * help pages (X Help 'How to customize your profile'; YouTube Help 'Manage your channel branding', 'Add video thumbnails';
 * LinkedIn Help 'Image specifications'; Facebook Help 'Profile picture and cover photo'; Instagram Help 'Image resolution';
 * Pinterest, Twitch and Discord creators' pages; ogp.me). Checked 2026-11-20; `convention` marks what no help page states.
 */
export interface SocialSize {
  readonly width: number;
  readonly height: number;
  readonly convention?: boolean;
}

export const SOCIAL_SIZES = {
  'facebook-cover': { width: 851, height: 315 },
  'facebook-share': { width: 1200, height: 630 },
  'instagram-profile': { width: 320, height: 320, convention: true },
  'instagram-square': { width: 1080, height: 1080 },
  'instagram-portrait': { width: 1080, height: 1350 },
  'instagram-portrait-3-4': { width: 1080, height: 1440 },
  'instagram-landscape': { width: 1080, height: 566 },
  'instagram-story': { width: 1080, height: 1920 },
  'x-header': { width: 1500, height: 500 },
  'x-profile': { width: 400, height: 400 },
  'linkedin-background': { width: 1584, height: 396 },
  'linkedin-profile': { width: 400, height: 400 },
  'linkedin-company': { width: 1128, height: 191 },
  'linkedin-link': { width: 1200, height: 627 },
  'youtube-banner': { width: 2560, height: 1440 },
  'youtube-profile': { width: 800, height: 800 },
  'youtube-thumbnail': { width: 1280, height: 720 },
  'tiktok-video': { width: 1080, height: 1920 },
  'tiktok-profile': { width: 200, height: 200, convention: true },
  'pinterest-pin': { width: 1000, height: 1500 },
  'snapchat-snap': { width: 1080, height: 1920 },
  'twitch-profile': { width: 256, height: 256 },
  'twitch-banner': { width: 1200, height: 480 },
  'discord-icon': { width: 512, height: 512 },
  'discord-emoji': { width: 128, height: 128 },
  'open-graph': { width: 1200, height: 630 },
} as const satisfies Readonly<Record<string, SocialSize>>;

export type SocialSizeId = keyof typeof SOCIAL_SIZES;
