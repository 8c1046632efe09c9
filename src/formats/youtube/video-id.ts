/** What a YouTube address points to. */
export type Target =
  | { readonly kind: 'video'; readonly id: string }
  | { readonly kind: 'channel'; readonly id: string }
  /** `@name`, with its at sign. */
  | { readonly kind: 'handle'; readonly handle: string }
  /**
   * Recognized, but without an id or handle; `oldChannel` is a custom or user name, and `other` isn't the address of a
   * video or channel at all.
   */
  | { readonly kind: 'playlist' | 'search' | 'oldChannel' | 'other' };

const VIDEO_ID = /^[\w-]{11}$/;
const CHANNEL_ID = /^UC[\w-]{22}$/;
const HANDLE = /^@[\p{L}\p{N}._·-]{3,30}$/u;
const HOSTS = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|ytimg\.com|googlevideo\.com)$/;
/** `/shorts/ID`, `/embed/ID`, `/vi/ID/…` of thumbnails. */
const VIDEO_PATH = /^\/(?:shorts|embed|live|v|e|vi|vi_webp|an_webp)\/([\w-]{11})(?:[/?&]|$)/;

/**
 * Reads the address of a video or a channel, or its bare id or handle. Every form is accepted that YouTube hands out:
 * `watch?v=`, `youtu.be`, shorts, live, embed, mobile, music, `nocookie`, attribution, oEmbed, and thumbnail addresses.
 */
export function targetOf(typed: string): Target {
  const text = typed.trim().replace(/^<|>$/g, '');
  if (VIDEO_ID.test(text)) return { kind: 'video', id: text };
  if (CHANNEL_ID.test(text)) return { kind: 'channel', id: text };
  if (HANDLE.test(text)) return { kind: 'handle', handle: text };
  const complete = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(complete)) return { kind: 'other' };
  return targetOfUrl(new URL(complete));
}

function targetOfUrl(url: URL, depth = 0): Target {
  const { hostname, pathname, searchParams } = url;
  if (!HOSTS.test(hostname) || depth > 2) return { kind: 'other' };
  // An address inside an address: attribution_link?u=, oembed?url=, redirects to sign in.
  const inner = searchParams.get('u') ?? searchParams.get('url') ?? searchParams.get('next');
  if (inner !== null && URL.canParse(inner, 'https://www.youtube.com')) {
    const target = targetOfUrl(new URL(inner, 'https://www.youtube.com'), depth + 1);
    if (target.kind !== 'other') return target;
  }
  const id =
    searchParams.get('v') ??
    VIDEO_PATH.exec(pathname)?.[1] ??
    (hostname.endsWith('youtu.be') ? pathname.split('/')[1] : undefined) ??
    '';
  // Whatever is pasted behind an id without a separator is cut off.
  if (VIDEO_ID.test(id.slice(0, 11)) && !/^[\w-]/.test(id.slice(11))) return { kind: 'video', id: id.slice(0, 11) };
  const channel = /^\/channel\/(UC[\w-]{22})(?:\/|$)/.exec(pathname)?.[1];
  if (channel !== undefined) return { kind: 'channel', id: channel };
  const handle = safelyDecoded(pathname).split('/')[1] ?? '';
  if (HANDLE.test(handle)) return { kind: 'handle', handle };
  if (/^\/(?:c|user)\/[^/]/.test(pathname)) return { kind: 'oldChannel' };
  if (pathname.startsWith('/playlist')) return { kind: 'playlist' };
  return { kind: pathname.startsWith('/results') ? 'search' : 'other' };
}

/** Decodes percent signs; a text with a broken one stays as it is. */
export function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The playlist with all uploads of a channel: YouTube gives it the channel's id with another beginning. */
export const uploadsOf = (channelId: string): string => `UU${channelId.slice(2)}`;
/** The channel's feed of new videos. */
export const feedOf = (channelId: string): string => `https://www.youtube.com/feeds/videos.xml?channel_id=${channelId}`;
