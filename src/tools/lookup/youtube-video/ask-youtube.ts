import { AskError } from '../../../core/service-error';
import { UPSTREAMS } from '../../../data/upstreams';
import { safelyDecoded } from '../../../formats/youtube/video-id';
import type { Context } from '../../../kinds/contract/tool';
import { fromApi, NOTHING, type Known } from './page-source';

/** Why YouTube told nothing; the visitor can do something about each of them. */
export type Refusal = 'notPublic' | 'badKey' | 'quota' | 'noChannel' | 'refused';

type Asking = Pick<Context, 'ask'>;

const urlOf = (base: string, query: Readonly<Record<string, string>>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** Title, channel name, and handle of a video, without a key (oEmbed). */
export async function askOembed({ ask }: Asking, id: string): Promise<Known | Refusal> {
  const url = urlOf(UPSTREAMS.oembed, { url: `https://www.youtube.com/watch?v=${id}`, format: 'json' });
  try {
    const json = await ask(url, 'application/json');
    if (typeof json !== 'object' || json === null) return 'refused';
    const { title = '', author_name: channel = '', author_url: authorUrl = '' } = json as Record<string, unknown>;
    const [, handle = ''] = /\/(@[^/?]+)/.exec(String(authorUrl)) ?? [];
    const [, channelId = ''] = /\/channel\/(UC[\w-]{22})/.exec(String(authorUrl)) ?? [];
    return {
      ...NOTHING,
      videoId: id,
      title: String(title),
      channel: String(channel),
      handle: safelyDecoded(handle),
      channelId,
    };
  } catch (error) {
    // 400 for an id that never was, 401 for a private video or one that may not be embedded, 404 for one that is gone.
    if (statusOf(error) !== undefined && [400, 401, 403, 404].includes(statusOf(error) ?? 0)) return 'notPublic';
    throw error;
  }
}

/** A video's data with a key of the Data API: one unit of its daily quota. */
export const askVideo = (asking: Asking, id: string, key: string): Promise<Known | Refusal> =>
  askApi(asking, 'videos', { part: 'snippet', id, key }, 'notPublic');

/** A channel by its handle, with a key. */
export const askHandle = (asking: Asking, handle: string, key: string): Promise<Known | Refusal> =>
  askApi(asking, 'channels', { part: 'snippet,statistics', forHandle: handle, key }, 'noChannel');

async function askApi(
  { ask }: Asking,
  resource: string,
  query: Readonly<Record<string, string>>,
  missing: Refusal,
): Promise<Known | Refusal> {
  try {
    return fromApi(await ask(urlOf(`${UPSTREAMS.youtubeApi}/${resource}`, query), 'application/json')) ?? missing;
  } catch (error) {
    const failure = error instanceof AskError ? error.failure : undefined;
    if (failure?.code !== 'error.status' || failure.status >= 500) throw error;
    return refusalOf(failure.status, failure.data);
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof AskError && error.failure.code === 'error.status' ? error.failure.status : undefined;

/** The reason is in `error.errors[0].reason` of the answer; its text may not have been parsed. */
function refusalOf(status: number, data: unknown): Refusal {
  const text = typeof data === 'string' ? data : JSON.stringify(data ?? '');
  if (/quotaExceeded|dailyLimitExceeded|rateLimitExceeded/.test(text)) return 'quota';
  return /keyInvalid|API_KEY|API key/.test(text) || status === 400 || status === 403 ? 'badKey' : 'refused';
}
