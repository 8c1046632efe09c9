import { SOCIAL_SIZES, type SocialSizeId } from './social-sizes';

export interface NamedSize {
  /** The name as people say it, the same in every language. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Pixel sizes of video formats (SMPTE, ITU-R BT.709 and BT.2020, DCI) and of current screens, as their makers state them. */
export const SCREEN_SIZES: readonly NamedSize[] = [
  { name: 'HD 720p', width: 1280, height: 720 },
  { name: 'Full HD 1080p', width: 1920, height: 1080 },
  { name: 'QHD 1440p', width: 2560, height: 1440 },
  { name: '4K UHD', width: 3840, height: 2160 },
  { name: '8K UHD', width: 7680, height: 4320 },
  { name: 'DCI 4K', width: 4096, height: 2160 },
  { name: 'Ultrawide QHD', width: 3440, height: 1440 },
  { name: 'iPhone 16', width: 1179, height: 2556 },
  { name: 'iPad 11-inch', width: 1640, height: 2360 },
  { name: 'MacBook Air 13-inch', width: 2560, height: 1664 },
];

const social = (name: string, id: SocialSizeId): NamedSize => ({ name, ...SOCIAL_SIZES[id].value });

/** Sizes that social networks recommend (social-sizes.ts). */
export const SOCIAL_FORMATS: readonly NamedSize[] = [
  social('Instagram square', 'instagram-square'),
  social('Instagram portrait', 'instagram-portrait'),
  social('Instagram story', 'instagram-story'),
  social('TikTok video', 'tiktok-video'),
  social('YouTube thumbnail', 'youtube-thumbnail'),
  social('YouTube banner', 'youtube-banner'),
  social('Facebook link', 'facebook-share'),
  social('X header', 'x-header'),
  social('LinkedIn background', 'linkedin-background'),
  social('Pinterest pin', 'pinterest-pin'),
];
