import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Web address',
    text: 'Text of the post',
    title: 'Title of the page',
    hashtags: 'Hashtags',
    via: 'X account to mention',
    image: 'Image for Pinterest',
    instance: 'Mastodon server',
    facebook: 'Facebook',
    x: 'X',
    linkedin: 'LinkedIn',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    reddit: 'Reddit',
    pinterest: 'Pinterest',
    threads: 'Threads',
    bluesky: 'Bluesky',
    mastodon: 'Mastodon',
    tumblr: 'Tumblr',
    line: 'LINE',
    vk: 'VK',
    hackernews: 'Hacker News',
    email: 'Email',
    sms: 'SMS',
    html: 'HTML for your page',
  },
  hints: {
    title: 'For Reddit, Tumblr, VK, Hacker News, and the subject of emails.',
    hashtags: 'For X. For other networks, type them in the text.',
  },
  placeholders: {
    input: 'https://example.com/article',
    text: 'Ten quick soups',
    hashtags: 'soup, recipes',
    via: '@yourname',
    image: 'https://example.com/soup.jpg',
  },
  own: { open: 'Open', links: 'Share links' },
  problems: {
    badUrl: '“{text}” isn’t a web address. Type one such as https://example.com/page.',
    badHashtag: '“{text}” can’t be a hashtag. Use letters, digits, and underscores, and at least one letter.',
    badAccount: '“{text}” can’t be an X account. It has up to 15 letters, digits, and underscores.',
    badServer: '“{text}” isn’t the name of a server. Type one such as mastodon.social.',
  },
} satisfies ToolStrings<typeof tool>;
