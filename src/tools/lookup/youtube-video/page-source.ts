/** What is known of a video or a channel; '' or empty where the source does not tell. */
export interface Known {
  readonly videoId: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly description: string;
  /** The channel's name. */
  readonly channel: string;
  readonly channelId: string;
  /** With the at sign. */
  readonly handle: string;
}

export const NOTHING: Known = {
  videoId: '',
  title: '',
  tags: [],
  description: '',
  channel: '',
  channelId: '',
  handle: '',
};

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The source of a page, or an answer of the API, rather than an address. */
export const isSource = (input: string): boolean =>
  /^\s*[{[]/.test(input) || /<(?:!doctype|html|head|script|meta|link)\b|ytInitialPlayerResponse\s*=/i.test(input);

/** Reads an answer of the Data API, or the source of a video's or channel's page. Undefined if it has neither. */
export function readSource(input: string): Known | undefined {
  if (/^\s*[{[]/.test(input)) return fromJson(input);
  return fromPlayer(input) ?? fromTags(input);
}

/** `videos.list` or `channels.list` of the YouTube Data API. */
export function fromApi(json: unknown): Known | undefined {
  const item = isJson(json) && Array.isArray(json.items) ? json.items.find(isJson) : undefined;
  const snippet = isJson(item?.snippet) ? item.snippet : undefined;
  if (!item || !snippet) return undefined;
  const isChannel = snippet.channelId === undefined;
  const id = textOf(item.id);
  const customUrl = textOf(snippet.customUrl);
  return {
    videoId: isChannel ? '' : id,
    title: textOf(snippet.title),
    tags: textsOf(snippet.tags),
    description: textOf(snippet.description),
    channel: isChannel ? textOf(snippet.title) : textOf(snippet.channelTitle),
    channelId: isChannel ? id : textOf(snippet.channelId),
    handle: customUrl.startsWith('@') ? customUrl : '',
  };
}

function fromJson(input: string): Known | undefined {
  let json: unknown;
  try {
    json = JSON.parse(input);
  } catch {
    return undefined;
  }
  const details = isJson(json) && isJson(json.videoDetails) ? json.videoDetails : undefined;
  return details ? fromDetails(details) : fromApi(json);
}

/** The object that the page gives its player: `ytInitialPlayerResponse = {…}`. */
function fromPlayer(html: string): Known | undefined {
  for (const { index } of html.matchAll(/ytInitialPlayerResponse\s*=\s*(?=\{)/g)) {
    const text = objectAt(html, html.indexOf('{', index));
    if (text === undefined) continue;
    try {
      const json: unknown = JSON.parse(text);
      if (isJson(json) && isJson(json.videoDetails)) {
        const known = fromDetails(json.videoDetails);
        return { ...known, handle: handleIn(html) };
      }
    } catch {
      // A page that was cut off; its meta elements may still tell something.
    }
  }
  return undefined;
}

const fromDetails = (details: Json): Known => ({
  videoId: textOf(details.videoId),
  title: textOf(details.title),
  tags: textsOf(details.keywords),
  description: textOf(details.shortDescription),
  channel: textOf(details.author),
  channelId: textOf(details.channelId),
  handle: '',
});

/** The text of the JSON object that starts at a place; undefined if it has no end. Braces inside strings do not count. */
function objectAt(text: string, start: number): string | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    } else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return undefined;
}

/** A channel's page, or a video's page without its player: what its head says. */
function fromTags(html: string): Known | undefined {
  const channelId =
    /"externalId":"(UC[\w-]{22})"/.exec(html)?.[1] ??
    /<link[^>]+rel="canonical"[^>]+\/channel\/(UC[\w-]{22})"/i.exec(html)?.[1] ??
    (metaOf(html, 'identifier') || metaOf(html, 'channelId'));
  const videoId =
    /<link[^>]+rel="canonical"[^>]+watch\?v=([\w-]{11})"/i.exec(html)?.[1] ??
    (metaOf(html, 'videoId') || (/[?&]v=([\w-]{11})/.exec(metaOf(html, 'og:url'))?.[1] ?? ''));
  const title = metaOf(html, 'og:title') || metaOf(html, 'name');
  const keywords = metaOf(html, 'keywords');
  if (channelId === '' && videoId === '' && (keywords === '' || metaOf(html, 'og:title') === '')) return undefined;
  // A part of a video's source may lack the id.
  const isVideo = videoId !== '' || channelId === '';
  return {
    videoId,
    title,
    // A channel's keywords are separated by spaces and are not tags.
    tags: isVideo
      ? keywords
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean)
      : [],
    description: metaOf(html, 'og:description') || metaOf(html, 'description'),
    channel: isVideo ? '' : title,
    channelId: /^UC[\w-]{22}$/.test(channelId) ? channelId : '',
    handle: handleIn(html),
  };
}

const handleIn = (html: string): string => {
  const found = /"(?:vanityChannelUrl|ownerProfileUrl|canonicalBaseUrl)":"[^"]*?\/?(@[^"/?]+)"/.exec(html)?.[1] ?? '';
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
};

/** The content of a meta element by its name, property, or itemprop. The page's HTML is never parsed into a document. */
function metaOf(html: string, name: string): string {
  const escaped = name.replace(':', '\\:');
  const element =
    new RegExp(`<(?:meta|link)[^>]+(?:name|property|itemprop)="${escaped}"[^>]*>`, 'i').exec(html)?.[0] ?? '';
  return decoded(/(?:content|href)="([^"]*)"/i.exec(element)?.[1] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
