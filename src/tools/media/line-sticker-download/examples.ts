import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'https://store.line.me/stickershop/product/12345/en' },
    gives: {
      packageId: '12345',
      zip: 'https://stickershop.line-scdn.net/stickershop/v1/product/12345/iphone/stickers@2x.zip',
      animatedZip: 'https://stickershop.line-scdn.net/stickershop/v1/product/12345/iphone/stickerpack@2x.zip',
    },
    source: 'the number in the address; LINE’s own addresses of packs',
  },
  {
    values: { input: 'https://store.line.me/emojishop/product/5ac1bfd5040ab15980c9b435/en' },
    gives: problem('emojiShop', {}, 'input'),
    source: 'an address of LINE’s emoji shop',
  },
  {
    values: { input: 'https://store.line.me/home/en' },
    gives: problem('noNumber', {}, 'input'),
    source: 'no pack is named',
  },
] satisfies Examples<typeof tool>;
