/**
 * The addresses that open a network's own form for a new post. In a template `{url}` is the shared address, `{T}` the text
 * or the title, and `{T url}` both; every value is percent-encoded, and a parameter without a value is left out.
 */
interface ShareTarget {
  readonly id: string;
  /** The name as the network writes it; email and SMS have theirs in the page's language. */
  readonly name?: string;
  readonly template: string;
  /** The network's own page about the address, where it has one. */
  readonly source: `https://${string}`;
  /** The date of the copy that states this address; `undated` or `unread` as in `Fact`. */
  readonly read: `${number}-${number}-${number}` | 'undated' | 'unread';
}

export const SHARE_TARGETS = [
  {
    id: 'facebook',
    name: 'Facebook',
    template: 'https://www.facebook.com/sharer/sharer.php?u={url}',
    source: 'https://developers.facebook.com/docs/plugins/share-button',
    read: 'unread',
  },
  {
    id: 'x',
    name: 'X',
    template: 'https://x.com/intent/post?text={T}&url={url}&hashtags={hashtags}&via={via}',
    // States the parameters, for the older path /intent/tweet.
    source: 'https://docs.x.com/x-for-websites/post-button/guides/web-intent',
    read: 'undated',
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    template: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
    source: 'https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/plugins/share-plugin',
    read: 'unread',
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    template: 'https://wa.me/?text={T url}',
    source: 'https://faq.whatsapp.com/5913398998672934',
    read: 'unread',
  },
  {
    id: 'telegram',
    name: 'Telegram',
    template: 'https://t.me/share/url?url={url}&text={T}',
    source: 'https://core.telegram.org/widgets/share',
    read: 'undated',
  },
  {
    id: 'reddit',
    name: 'Reddit',
    template: 'https://www.reddit.com/submit?url={url}&title={title}',
    source: 'https://www.reddit.com/submit',
    read: 'unread',
  },
  {
    id: 'pinterest',
    name: 'Pinterest',
    template: 'https://www.pinterest.com/pin/create/button/?url={url}&media={image}&description={T}',
    source: 'https://developers.pinterest.com/docs/web-features/add-ons-overview/',
    read: 'unread',
  },
  {
    id: 'threads',
    name: 'Threads',
    template: 'https://www.threads.com/intent/post?text={T url}',
    source: 'https://developers.facebook.com/documentation/threads/threads-web-intents',
    read: '2026-03-19',
  },
  {
    id: 'bluesky',
    name: 'Bluesky',
    template: 'https://bsky.app/intent/compose?text={T url}',
    source: 'https://docs.bsky.app/docs/advanced-guides/intent-links',
    read: 'undated',
  },
  {
    id: 'mastodon',
    name: 'Mastodon',
    template: 'https://{instance}/share?text={T url}',
    source: 'https://docs.joinmastodon.org/',
    read: 'unread',
  },
  {
    id: 'tumblr',
    name: 'Tumblr',
    template: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}',
    source: 'https://www.tumblr.com/docs/en/share_button',
    read: 'unread',
  },
  {
    id: 'line',
    name: 'LINE',
    template: 'https://social-plugins.line.me/lineit/share?url={url}',
    source: 'https://developers.line.biz/en/docs/line-social-plugins/install-guide/using-line-share-buttons/',
    read: 'undated',
  },
  {
    id: 'vk',
    name: 'VK',
    template: 'https://vk.com/share.php?url={url}&title={title}',
    source: 'https://dev.vk.com/',
    read: 'unread',
  },
  {
    id: 'hackernews',
    name: 'Hacker News',
    template: 'https://news.ycombinator.com/submitlink?u={url}&t={title}',
    source: 'https://news.ycombinator.com/bookmarklet.html',
    read: 'unread',
  },
  {
    id: 'email',
    template: 'mailto:?subject={title}&body={T url}',
    source: 'https://www.rfc-editor.org/rfc/rfc6068',
    read: 'undated',
  },
  {
    id: 'sms',
    // Without a number the phone lets the visitor pick one; '?&' is what both Android and iOS read.
    template: 'sms:?&body={T url}',
    source: 'https://www.rfc-editor.org/rfc/rfc5724',
    read: 'undated',
  },
] as const satisfies readonly ShareTarget[];

export type ShareTargetId = (typeof SHARE_TARGETS)[number]['id'];
