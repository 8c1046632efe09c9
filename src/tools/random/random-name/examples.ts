import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: xoroshiro128+ seeded with SHA-256, written for this, over the same lists';

export default [
  {
    values: { kind: 'last', origin: 'en', count: 10, seed: 'smallkit' },
    gives: {
      result: ['Jernigan', 'Green', 'Matson', 'Tisdale', 'Zavala', 'Dean', 'Hendrick', 'Michels', 'Newsome', 'English'],
      available: 5000,
      seedUsed: 'smallkit',
    },
    source: PYTHON,
  },
  {
    values: { kind: 'japanese', which: 'full', count: 10, seed: 'smallkit' },
    gives: {
      result: [
        '矢野 文祥 (やの ともよし, Yano Tomoyoshi)',
        '名取 剛視 (なとり つよし, Natori Tsuyoshi)',
        '森川 未枝 (もりかわ みえ, Morikawa Mie)',
        '保科 七名子 (ほしな ななこ, Hoshina Nanako)',
        '榊 春乃 (さかき はるの, Sakaki Haruno)',
        '高森 望 (たかもり のぞむ, Takamori Nozomu)',
        '松平 正喜 (まつだいら まさのぶ, Matsudaira Masanobu)',
        '萩野 雛子 (はぎの ひなこ, Hagino Hinako)',
        '朝日 具代 (あさひ ともよ, Asahi Tomoyo)',
        '羽鳥 一圭 (はとり かずよし, Hatori Kazuyoshi)',
      ],
      seedUsed: 'smallkit',
    },
    source: PYTHON,
  },
  {
    values: { kind: 'japanese', which: 'last', count: 3, seed: 'smallkit' },
    gives: { result: ['矢野 (やの, Yano)', '名取 (なとり, Natori)', '門脇 (かどわき, Kadowaki)'], available: 1956 },
    source: PYTHON,
  },
  {
    values: { kind: 'last', origin: 'en', common: true, count: 3, seed: 'smallkit' },
    gives: { result: ['Paz', 'Smyth', 'Soto'] },
    source: PYTHON,
  },
  {
    values: { kind: 'last', origin: 'de', count: 2, seed: 'smallkit' },
    gives: { result: ['Streck', 'Best'], available: 1688 },
    source: PYTHON,
  },
  {
    values: { kind: 'last', origin: 'en', startsWith: 'xyz' },
    gives: problem('noStart', { text: 'xyz' }, 'startsWith'),
    source: 'no such name is among the 5,000',
  },
] satisfies Examples<typeof tool>;
