import type { Fact, Size } from './fact';
import { DISCORD } from './platforms/discord';
import { SMS } from './limits';
import { FACEBOOK } from './platforms/facebook';
import { INSTAGRAM } from './platforms/instagram';
import { LINKEDIN } from './platforms/linkedin';
import { TIKTOK } from './platforms/tiktok';
import { WHATSAPP } from './platforms/whatsapp';
import { X } from './platforms/x';
import { YOUTUBE } from './platforms/youtube';
import { SOCIAL_SIZES, type SocialSizeId } from './social-sizes';

/** The part of a picture that every device shows, in its pixels: centered, except for Instagram's and TikTok's margins. */
export interface SafeArea {
  readonly width: number;
  readonly height: number;
}

interface Row {
  readonly platform: string;
  /** What it is called there. */
  readonly asset: string;
  /** More words to find it by. */
  readonly keywords?: string;
}

export interface ImageSpec extends Row {
  readonly kind: 'image' | 'video';
  readonly id: SocialSizeId;
  readonly size: Fact<Size>;
  /** As the platform writes it, if that is not the ratio of `size` to two decimals. */
  readonly ratio?: string;
  readonly minimum?: Size;
  readonly maxBytes?: number;
  /** For uploads from a phone, if that is less. */
  readonly maxBytesOnPhone?: number;
  readonly types?: string;
  readonly safeArea?: SafeArea;
}

export interface TextSpec extends Row {
  readonly kind: 'text';
  readonly id: string;
  readonly limit: Fact;
}

export type Spec = ImageSpec | TextSpec;

const image = (id: SocialSizeId, platform: string, asset: string, more: Partial<ImageSpec> = {}): ImageSpec => ({
  kind: 'image',
  id,
  platform,
  asset,
  size: SOCIAL_SIZES[id],
  ...more,
});

const text = (id: string, platform: string, asset: string, limit: Fact, keywords?: string): TextSpec => ({
  kind: 'text',
  id,
  platform,
  asset,
  limit,
  ...(keywords !== undefined && { keywords }),
});

/** A figure for which no page of the platform was read. */
const unread = (value: number, source: `https://${string}`): Fact => ({
  value,
  unit: 'characters',
  source,
  read: 'unread',
  confirmed: false,
});

const SMS_SOURCE = 'https://www.3gpp.org/dynareport/23040.htm';

/** As the platforms write it. */
const MB = 1_000_000;
/** 'As close to 1.91:1 aspect ratio as possible', on the page that asks for 1200 × 630 pixels. */
const LINK_RATIO = '1.91:1';
const STORY_SAFE = { width: 1080, height: 1420 };

/** Sizes and limits of social networks. Facts of sizes and texts are in `social-sizes.ts` and `platforms/`. */
export const SOCIAL_SPECS: readonly Spec[] = [
  image('facebook-cover', 'Facebook', 'Cover', {
    safeArea: { width: 560, height: 315 },
    keywords: 'banner header page',
  }),
  image('facebook-profile', 'Facebook', 'Profile picture', { keywords: 'avatar page' }),
  image('facebook-share', 'Facebook', 'Link image', {
    ratio: LINK_RATIO,
    keywords: 'share preview open graph og post',
  }),
  text('facebook-post', 'Facebook', 'Post', FACEBOOK.post),
  image('instagram-profile', 'Instagram', 'Profile picture', { keywords: 'avatar' }),
  image('instagram-square', 'Instagram', 'Square post', { keywords: 'feed 1:1' }),
  image('instagram-portrait', 'Instagram', 'Portrait post 4:5', { keywords: 'feed vertical' }),
  image('instagram-portrait-3-4', 'Instagram', 'Portrait post 3:4', { keywords: 'feed vertical' }),
  image('instagram-landscape', 'Instagram', 'Landscape post', { keywords: 'feed horizontal' }),
  image('instagram-story', 'Instagram', 'Story or reel', { kind: 'video', safeArea: STORY_SAFE, keywords: 'vertical' }),
  text('instagram-caption', 'Instagram', 'Caption', INSTAGRAM.caption, 'post text'),
  text('instagram-bio', 'Instagram', 'Bio', INSTAGRAM.bio, 'profile text'),
  text('instagram-hashtags', 'Instagram', 'Hashtags in a post', INSTAGRAM.hashtags),
  image('x-header', 'X', 'Header', { keywords: 'twitter banner cover' }),
  image('x-profile', 'X', 'Profile picture', { keywords: 'twitter avatar' }),
  text('x-post', 'X', 'Post', X.post, 'twitter tweet'),
  image('linkedin-background', 'LinkedIn', 'Profile background', { keywords: 'banner cover' }),
  image('linkedin-profile', 'LinkedIn', 'Profile picture', { keywords: 'avatar photo' }),
  image('linkedin-company', 'LinkedIn', 'Company cover', { keywords: 'banner page' }),
  image('linkedin-link', 'LinkedIn', 'Link image', { keywords: 'share preview' }),
  text('linkedin-post', 'LinkedIn', 'Post', LINKEDIN.post),
  text('linkedin-headline', 'LinkedIn', 'Headline', LINKEDIN.headline, 'profile'),
  image('youtube-banner', 'YouTube', 'Channel banner', {
    minimum: { width: 2048, height: 1152 },
    maxBytes: 6 * MB,
    safeArea: { width: 1546, height: 423 },
    keywords: 'header channel art cover',
  }),
  image('youtube-profile', 'YouTube', 'Profile picture', { keywords: 'avatar channel icon' }),
  image('youtube-thumbnail', 'YouTube', 'Thumbnail', {
    minimum: { width: 640, height: 360 },
    // 50 MB since September 14, 2026: https://developers.google.com/youtube/v3/revision_history
    maxBytes: 50 * MB,
    // Quoted from YouTube Help by others; the API's pages don't mention it.
    maxBytesOnPhone: 2 * MB,
    types: 'JPG, PNG, GIF',
    keywords: 'video cover',
  }),
  text('youtube-title', 'YouTube', 'Title', YOUTUBE.title, 'video'),
  text('youtube-description', 'YouTube', 'Description', YOUTUBE.description, 'video'),
  text('youtube-tags', 'YouTube', 'Tags of a video', YOUTUBE.tags, 'keywords'),
  text('youtube-hashtags', 'YouTube', 'Hashtags of a video', YOUTUBE.hashtags),
  image('tiktok-video', 'TikTok', 'Video', { kind: 'video', safeArea: STORY_SAFE, keywords: 'vertical' }),
  image('tiktok-profile', 'TikTok', 'Profile picture', { keywords: 'avatar' }),
  text('tiktok-caption', 'TikTok', 'Caption', TIKTOK.caption, 'post text description'),
  text(
    'tiktok-caption-api',
    'TikTok',
    'Caption through other apps',
    unread(2_200, 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post'),
    'api post text scheduler',
  ),
  text('tiktok-bio', 'TikTok', 'Bio', TIKTOK.bio, 'profile text'),
  text('tiktok-hashtags', 'TikTok', 'Hashtags in a post', TIKTOK.hashtags),
  image('pinterest-pin', 'Pinterest', 'Pin', { keywords: 'vertical 2:3' }),
  text(
    'pinterest-title',
    'Pinterest',
    'Pin title',
    unread(100, 'https://help.pinterest.com/en/business/article/pinterest-product-specs'),
  ),
  image('snapchat-snap', 'Snapchat', 'Snap', { keywords: 'story ad vertical' }),
  image('twitch-profile', 'Twitch', 'Profile picture', { keywords: 'avatar' }),
  image('twitch-banner', 'Twitch', 'Channel banner', { keywords: 'header cover' }),
  image('discord-icon', 'Discord', 'Server icon', { keywords: 'avatar' }),
  image('discord-emoji', 'Discord', 'Emoji', { maxBytes: 256_000, keywords: 'custom emoticon' }),
  text('discord-message', 'Discord', 'Message', DISCORD.message),
  text('discord-nickname', 'Discord', 'Nickname', DISCORD.nickname, 'name'),
  text('bluesky-post', 'Bluesky', 'Post', {
    value: 300,
    unit: 'characters',
    source: 'https://docs.bsky.app/docs/advanced-guides/intent-links',
    read: 'undated',
    confirmed: false,
  }),
  text('mastodon-post', 'Mastodon', 'Post', unread(500, 'https://docs.joinmastodon.org/user/posting/'), 'toot'),
  text('threads-post', 'Threads', 'Post', unread(500, 'https://developers.facebook.com/docs/threads/overview')),
  // 3GPP TS 23.038 and 23.040: 140 bytes, of seven bits or two bytes a character.
  text('sms', 'SMS', 'Message in basic letters', unread(SMS.gsm.single, SMS_SOURCE), 'text gsm'),
  text(
    'sms-unicode',
    'SMS',
    'Message with emoji or other scripts',
    unread(SMS.unicode.single, SMS_SOURCE),
    'text ucs-2',
  ),
  text('whatsapp-message', 'WhatsApp', 'Message', WHATSAPP.message),
  text('whatsapp-about', 'WhatsApp', 'About', WHATSAPP.about, 'profile status'),
  image('open-graph', 'Open Graph', 'Link preview', { ratio: LINK_RATIO, keywords: 'og image share website' }),
];
