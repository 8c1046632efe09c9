import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'banana bread', platform: 'youtube', count: 15, style: 'camel' },
    gives: {
      total: 15,
      all: '#BananaBread #Banana #Bread #BananaBreadTips #BananaBreadIdeas #BananaBreadTutorial #BananaBreadLover #BananaBreadLife #BananaBreadInspiration #BananaBreadForBeginners #YouTube #Video #NewVideo #YouTubeChannel #YouTuber',
    },
    source: 'written by hand; #CamelCase as in W3C’s advice on accessible hashtags',
  },
  {
    values: { input: 'Zürich am See', platform: 'tiktok', count: 5, style: 'lower' },
    gives: { result: ['#zürichamsee', '#zürichsee', '#zürich', '#see', '#tiktok'] },
    source: 'written by hand',
  },
  {
    values: { input: 'DIY shelf', platform: 'instagram', count: 6, style: 'camel', broad: false },
    gives: {
      result: ['#DIYShelf', '#DIY', '#Shelf', '#DIYShelfTips', '#DIYShelfIdeas', '#DIYShelfTutorial'],
    },
    source: 'written by hand',
  },
  {
    values: { input: '!!!' },
    gives: problem('noWords', {}, 'input'),
    source: 'a hashtag has at least one letter',
  },
] satisfies Examples<typeof tool>;
