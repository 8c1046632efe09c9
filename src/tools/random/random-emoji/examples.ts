import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'xoroshiro128+ written in Python after its authors’ reference, over the order of Unicode CLDR';

export default [
  {
    values: { group: 'any', count: 5, newest: 15 },
    gives: ({ result = [], label = [] }) =>
      result.length === 5 && label.length === 5 && result.every((text) => /^\p{RGI_Emoji}$/v.test(text)),
    source: 'UTS #51: the set RGI_Emoji, as in ECMAScript',
  },
  {
    values: { group: 'animals', count: 4, unique: true, seed: 'smallkit' },
    gives: {
      result: ['🐞', '🪴', '🦜', '🐀'],
      label: ['lady beetle', 'potted plant', 'parrot', 'rat'],
      available: '157',
      seedUsed: 'smallkit',
    },
    source: `${PYTHON}, partial Fisher–Yates`,
  },
  {
    values: { group: 'people', skin: 'any', count: 4, seed: 'smallkit' },
    gives: { result: ['👰🏼‍♀️', '🧍🏾‍♂️', '👂🏿', '👷🏼'] },
    source: PYTHON,
  },
  {
    values: { group: 'people', skin: '3', count: 3, unique: true, as: 'comma', seed: 'smallkit' },
    gives: '👰🏽‍♀️, 🧑🏽‍🏭, 🙍🏽‍♀️',
    source: `${PYTHON}, partial Fisher–Yates`,
  },
  {
    values: { group: 'food', newest: 17, count: 3, as: 'lines', seed: 'smallkit' },
    gives: '🍞\n🍼\n🍋‍🟩',
    source: PYTHON,
  },
  {
    values: { group: 'flags', count: 300, unique: true },
    gives: problem('notEnough', { possible: 269 }, 'count'),
    source: 'Emoji 15: 258 flags of countries and territories, 3 of parts of the UK, 8 others (emoji-test.txt)',
  },
] satisfies Examples<typeof tool>;
