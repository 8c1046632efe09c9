import type { Fact, Size } from './fact';

/** A help page that could not be read, or that states no size: the size is then the one that others agree on. */
const unread = <Source extends `https://${string}`>(source: Source) =>
  ({ unit: 'pixels', source, read: 'unread', confirmed: false }) as const;

const FACEBOOK_PAGE = unread('https://www.facebook.com/help/125379114252045');
/** 'At least 1200 x 630 pixels for the best display on high resolution devices.' */
const FACEBOOK_LINK = {
  unit: 'pixels',
  source: 'https://developers.facebook.com/docs/sharing/webmasters/images',
  read: 'undated',
  confirmed: false,
} as const;
const INSTAGRAM = unread('https://help.instagram.com/1631821640426723');
const X = unread('https://help.x.com/en/managing-your-account/how-to-customize-your-profile');
const LINKEDIN = unread('https://www.linkedin.com/help/linkedin/answer/a563309');
const YOUTUBE = unread('https://support.google.com/youtube/answer/2972003');
const TIKTOK = unread('https://support.tiktok.com/');
const TWITCH = unread('https://help.twitch.tv/s/article/channel-page-setup');

/** The pixel sizes that social networks recommend, by the id of the row in the image resizer's list of sizes. */
export const SOCIAL_SIZES = {
  'facebook-cover': { value: { width: 851, height: 315 }, ...FACEBOOK_PAGE },
  /** As computers show it. */
  'facebook-profile': { value: { width: 176, height: 176 }, ...FACEBOOK_PAGE },
  'facebook-share': { value: { width: 1200, height: 630 }, ...FACEBOOK_LINK },
  'instagram-profile': { value: { width: 320, height: 320 }, ...INSTAGRAM },
  'instagram-square': { value: { width: 1080, height: 1080 }, ...INSTAGRAM },
  'instagram-portrait': { value: { width: 1080, height: 1350 }, ...INSTAGRAM },
  'instagram-portrait-3-4': { value: { width: 1080, height: 1440 }, ...INSTAGRAM },
  'instagram-landscape': { value: { width: 1080, height: 566 }, ...INSTAGRAM },
  'instagram-story': { value: { width: 1080, height: 1920 }, ...INSTAGRAM },
  'x-header': { value: { width: 1500, height: 500 }, ...X },
  'x-profile': { value: { width: 400, height: 400 }, ...X },
  'linkedin-background': { value: { width: 1584, height: 396 }, ...LINKEDIN },
  'linkedin-profile': { value: { width: 400, height: 400 }, ...LINKEDIN },
  'linkedin-company': { value: { width: 1128, height: 191 }, ...LINKEDIN },
  'linkedin-link': { value: { width: 1200, height: 627 }, ...LINKEDIN },
  'youtube-banner': {
    value: { width: 2560, height: 1440 },
    unit: 'pixels',
    source: 'https://developers.google.com/youtube/v3/docs/channelBanners',
    read: '2026-02-18',
    confirmed: true,
  },
  'youtube-profile': { value: { width: 800, height: 800 }, ...YOUTUBE },
  'youtube-thumbnail': {
    value: { width: 1280, height: 720 },
    ...unread('https://support.google.com/youtube/answer/72431'),
  },
  'tiktok-video': { value: { width: 1080, height: 1920 }, ...TIKTOK },
  'tiktok-profile': { value: { width: 200, height: 200 }, ...TIKTOK },
  'pinterest-pin': {
    value: { width: 1000, height: 1500 },
    ...unread('https://help.pinterest.com/en/business/article/pinterest-product-specs'),
  },
  'snapchat-snap': { value: { width: 1080, height: 1920 }, ...unread('https://businesshelp.snapchat.com/') },
  'twitch-profile': { value: { width: 256, height: 256 }, ...TWITCH },
  'twitch-banner': { value: { width: 1200, height: 480 }, ...TWITCH },
  /** What guides agree on. Discord's own page of 2026-08-06, which is about its API, asks for 1024 × 1024. */
  'discord-icon': {
    value: { width: 512, height: 512 },
    ...unread('https://support.discord.com/'),
  },
  'discord-emoji': {
    value: { width: 128, height: 128 },
    unit: 'pixels',
    source: 'https://docs.discord.com/developers/resources/emoji',
    read: '2026-08-06',
    confirmed: true,
  },
  /** The protocol (ogp.me) states no size; Facebook, where most previews are seen, does. */
  'open-graph': { value: { width: 1200, height: 630 }, ...FACEBOOK_LINK },
} as const satisfies Readonly<Record<string, Fact<Size>>>;

export type SocialSizeId = keyof typeof SOCIAL_SIZES;
