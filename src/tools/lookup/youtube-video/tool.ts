import { choice, flag, give, line, lookupTool, note, problem, text } from '../../../kinds/contract';
import { feedOf, targetOf, uploadsOf, type Target } from '../../../formats/youtube/video-id';
import { joinTags, tagLength } from '../../../formats/youtube/tag-length';
import { countGraphemes } from '../../../core/text/graphemes';
import { eachWord } from '../../../core/text/word-scan';
import { UPSTREAMS } from '../../../data/upstreams';
import type { Context } from '../../../kinds/contract/tool';
import { askHandle, askOembed, askVideo, type Refusal } from './ask-youtube';
import { chaptersIn, hashtagsIn, linksIn } from './description';
import { isSource, NOTHING, readSource, type Known } from './page-source';

const KEY = { typedOnly: true, secret: true, tier: 'more', autocomplete: 'off' } as const;
type Show = 'tags' | 'description' | 'channel';
/** What YouTube doesn't tell without a key. */
const MISSING = { tags: 'missingTags', description: 'missingDescription', channel: 'missingChannel' } as const;

export default lookupTool({
  fields: {
    input: text({ rows: 1, accept: '.html,.htm,.json,.txt,text/html,application/json' }),
    show: choice(['tags', 'description', 'channel'], { hidden: true }),
    quote: flag(false, { when: { show: ['tags'] } }),
    key: line(KEY),
  },
  outputs: {
    title: give.word({ lead: true }),
    channel: give.word(),
    result: give.items({ look: 'chips', join: ', ' }),
    all: give.text(),
    links: give.items(),
    hashtags: give.items({ look: 'chips', join: ' ' }),
    chapters: give.text(),
    count: give.integer(),
    characters: give.integer(),
    words: give.integer(),
    handle: give.code(),
    channelUrl: give.code(),
    uploads: give.code(),
    rss: give.code(),
    videoId: give.code(),
  },
  async run({ input, show, quote, key }, context) {
    if (input.trim() === '') return problem('error.required', {}, 'input');
    const found = await knownOf(input, key.trim() || UPSTREAMS.youtubeApiKey, context);
    if ('refusal' in found) {
      const { refusal } = found;
      // A message with a host is headed as the service's fault, not the visitor's.
      const blanks: Readonly<Record<string, string>> =
        refusal === 'quota' || refusal === 'refused' ? { host: 'YouTube' } : {};
      return problem(refusal, blanks, refusal === 'badKey' ? 'key' : 'input');
    }
    const { known, isWhole } = found;
    return {
      videoId: known.videoId,
      title: known.title,
      channel: known.channel,
      ...(show === 'channel' ? channelResult(known) : isWhole ? videoResult(known, show, quote) : {}),
      notes: [
        !isWhole && !(show === 'channel' && known.channelId !== '') && note(MISSING[show]),
        isWhole && show === 'tags' && known.tags.length === 0 && note('noTags'),
      ],
    };
  },
});

type Found =
  | { readonly known: Known; readonly isWhole: boolean }
  | { readonly refusal: Refusal | 'noVideo' | 'isPlaylist' | 'isSearch' | 'isOldChannel' | 'noData' };

/** From a page's source without any request; else from YouTube, whole with a key and only title and channel without. */
async function knownOf(input: string, key: string, context: Context): Promise<Found> {
  if (isSource(input)) {
    const known = readSource(input);
    return known ? { known, isWhole: true } : { refusal: 'noData' };
  }
  const target = targetOf(input);
  const answer = await askAbout(target, key, context);
  if (typeof answer === 'string') return { refusal: answer };
  return { known: answer, isWhole: key !== '' && target.kind !== 'channel' };
}

async function askAbout(target: Target, key: string, context: Context) {
  switch (target.kind) {
    case 'video':
      return key === '' ? askOembed(context, target.id) : askVideo(context, target.id, key);
    case 'channel':
      return { ...NOTHING, channelId: target.id };
    case 'handle':
      return key === '' ? { ...NOTHING, handle: target.handle } : askHandle(context, target.handle, key);
    case 'playlist':
      return 'isPlaylist';
    case 'search':
      return 'isSearch';
    case 'oldChannel':
      return 'isOldChannel';
    default:
      return 'noVideo';
  }
}

function channelResult({ channelId, handle }: Known) {
  const url = handle !== '' ? `https://www.youtube.com/${handle}` : '';
  return {
    result: channelId === '' ? [] : [channelId],
    handle,
    channelUrl: channelId === '' ? url : `https://www.youtube.com/channel/${channelId}`,
    uploads: channelId === '' ? '' : uploadsOf(channelId),
    rss: channelId === '' ? '' : feedOf(channelId),
  };
}

function videoResult({ tags, description }: Known, show: Exclude<Show, 'channel'>, quote: boolean) {
  if (show === 'tags') {
    return { result: tags, all: joinTags(tags, quote), count: tags.length, characters: tagLength(tags) };
  }
  return {
    result: { text: description, extension: 'txt' },
    links: linksIn(description),
    hashtags: hashtagsIn(description),
    chapters: chaptersIn(description).join('\n'),
    characters: countGraphemes(description),
    words: countWords(description),
  };
}

/** The words between spaces, as the word counter counts them: a link or a time is one. */
function countWords(text: string): number {
  let count = 0;
  eachWord(text, () => count++);
  return count;
}
