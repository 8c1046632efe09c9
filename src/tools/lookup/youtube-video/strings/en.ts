import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Link to the video or channel, or a page’s source',
    show: 'Show',
    quote: 'Quotes around tags with a space',
    key: 'YouTube Data API key',
    title: 'Title',
    channel: 'Channel',
    all: 'All tags',
    links: 'Links',
    hashtags: 'Hashtags',
    chapters: 'Chapters',
    count: 'Number of tags',
    characters: 'Characters',
    words: 'Words',
    handle: 'Handle',
    channelUrl: 'Channel link',
    uploads: 'Playlist of all uploads',
    rss: 'Feed of new videos',
    videoId: 'Video ID',
  },
  hints: { key: 'Optional. With your own key, the link is enough. It’s sent only to Google.' },
  placeholders: { input: 'A page’s source or https://youtube.com/…' },
  choices: { show: { tags: 'Tags', description: 'Description', channel: 'Channel ID' } },
  own: { keep: 'Keep the key on this device' },
  problems: {
    noVideo: 'This isn’t a link to a YouTube video or channel. Paste one, or a page’s source.',
    isPlaylist: 'This is a link to a playlist. Open one of its videos and paste that page’s source.',
    isSearch: 'This is a link to a search. Open one of the videos and paste that page’s source.',
    isOldChannel: 'A /c/ or /user/ link can’t be looked up. Open it and paste the page’s source.',
    noData: 'The source contains no video and no channel. Copy the whole page source, from the first line to the last.',
    notPublic: 'YouTube has no public data on this video. It may be private or removed. Check the link.',
    noChannel: 'YouTube has no channel with this handle. Check the spelling.',
    badKey: 'Google refused the key. Check that it is complete and that the YouTube Data API is enabled for it.',
    quota: 'The key’s quota for today is used up. It is reset at midnight Pacific time.',
    refused: 'YouTube’s response couldn’t be read. Try again later, or paste the page’s source.',
  },
  notes: {
    noTags: 'This video has no tags.',
    missingTags:
      'YouTube doesn’t give tags to other websites. Paste the page’s source (the steps are below) or enter a key.',
    missingDescription:
      'YouTube doesn’t give descriptions to other websites. Paste the page’s source (the steps are below) or enter a key.',
    missingChannel:
      'YouTube doesn’t give the channel ID to other websites. Paste the page’s source (the steps are below) or enter a key.',
  },
} satisfies ToolStrings<typeof tool>;
