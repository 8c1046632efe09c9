import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'banana bread', count: 5, hashtags: 0, seed: '1' },
    gives: ({ result = [] }) =>
      result.length === 5 &&
      new Set(result).size === 5 &&
      result.every((one) => /banana bread/i.test(one) && !one.includes('#')),
    source: 'five different captions with the topic and without a hashtag, by definition',
  },
  {
    values: { input: 'iPhone photos', tone: 'short', count: 3, emoji: false, seed: 'x' },
    gives: ({ result = [] }) =>
      result.every(
        (one) =>
          one.includes('iPhone photos') &&
          !/\p{Emoji_Presentation}/u.test(one) &&
          one.endsWith('#iphonephotos #iphone #photos'),
      ),
    source: 'no emoji, three hashtags from the topic, by definition',
  },
  {
    values: { input: 'a'.repeat(101) },
    gives: problem('longTopic', { count: 101, most: 100 }, 'input'),
    source: 'a topic has at most 100 characters',
  },
] satisfies Examples<typeof tool>;
