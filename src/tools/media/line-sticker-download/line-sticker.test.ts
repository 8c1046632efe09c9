import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import { packIdOf } from './pack-id';
import { archiveAddress, readPackInfo, stickerAddress } from './pack-info';
import tool from './tool';
import { unpack } from './unpack';

test.for([
  ['https://store.line.me/stickershop/product/12345/en', '12345'],
  ['store.line.me/stickershop/product/7/ja?from=sticker', '7'],
  ['https://line.me/S/sticker/1252985/?lang=en', '1252985'],
  ['line://shop/detail/4611', '4611'],
  [' 12345 ', '12345'],
] as const)('%s is pack %s', ([typed, id]) => {
  expect(packIdOf(typed)).toEqual({ id });
});

test('reports an address that isn’t a sticker pack’s', () => {
  expect(packIdOf('https://line.me/S/emoji/?id=5ac1')).toEqual({ fault: 'emojiShop' });
  expect(packIdOf('https://store.line.me/themeshop/product/a1-b2/en')).toEqual({ fault: 'themeShop' });
  expect(packIdOf('stickers')).toEqual({ fault: 'noNumber' });
});

test('reads the metadata in the page’s language, and chooses the archive', () => {
  const meta = {
    title: { en: 'Cats', ja: 'ねこ' },
    author: { ja: '猫' },
    stickers: [{ id: 11 }, { id: 12 }],
    hasAnimation: true,
  };
  const info = readPackInfo(meta, 'fr');
  expect(info).toEqual({ title: 'Cats', author: '猫', stickers: ['11', '12'], isAnimated: true });
  expect(archiveAddress('5', info.isAnimated)).toMatch(/\/product\/5\/iphone\/stickerpack@2x\.zip$/);
  expect(stickerAddress('11')).toMatch(/\/sticker\/11\/iphone\/sticker@2x\.png$/);
  expect(readPackInfo('nonsense', 'en')).toEqual({ title: '', author: '', stickers: [], isAnimated: false });
});

test('reads LINE’s answer for pack 11952172', () => {
  // Recorded, without prices and with three of its 40 stickers.
  const meta = {
    packageId: 11952172,
    onSale: true,
    validDays: 0,
    title: { en: 'LV.14 Meow meow Monster', zh_TW: 'LV.14 野生喵喵怪 (附草泥馬)' },
    author: { en: 'A-way', zh_TW: '胸毛公寓' },
    stickers: [
      { id: 317509814, width: 259, height: 224 },
      { id: 317509815, width: 259, height: 224 },
      { id: 317509853, width: 259, height: 224 },
    ],
    hasAnimation: false,
    hasSound: false,
    stickerResourceType: 'STATIC',
  };
  expect(readPackInfo(meta, 'pl')).toEqual({
    title: 'LV.14 Meow meow Monster',
    author: 'A-way',
    stickers: ['317509814', '317509815', '317509853'],
    isAnimated: false,
  });
});

test('unpacks stickers without keyboard pictures, and prefers the animated ones', () => {
  const [still, moving] = [strToU8('still'), strToU8('moving')];
  const zip = zipSync({
    'tab_on@2x.png': still,
    '11_key@2x.png': still,
    '11@2x.png': still,
    '12@2x.png': still,
    'animation@2x/11@2x.png': moving,
    'productInfo.meta': strToU8('{"title":{"en":"Cats"}}'),
    'notes.txt': still,
  });
  const unpacked = unpack(zip);
  expect(unpacked?.pictures.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['11@2x.png', 'moving'],
    ['12@2x.png', 'still'],
  ]);
  expect(unpacked?.meta).toEqual({ title: { en: 'Cats' } });
  expect(unpack(strToU8('no archive'))).toBeUndefined();
});

test.for([
  ['keep', 'none', false],
  ['gif', '512', false],
  ['keep', '512', true],
  ['png', 'none', true],
  ['webp', '320', true],
] as const)(
  'animated stickers saved as %s at size %s: a note about the lost animation: %s',
  async ([format, fit, says]) => {
    const zip = zipSync({
      '11@2x.png': strToU8('not a picture'),
      'productInfo.meta': strToU8('{"title":{"en":"Cats"},"hasAnimation":true}'),
    });
    const file = [new File([zip], 'stickerpack.zip')];
    const outcome = await tool.run({ input: '', file, format, fit, ask: false }, exampleContext(undefined, 'en'));
    expect(JSON.stringify(outcome).includes('"still"')).toBe(says);
  },
);
