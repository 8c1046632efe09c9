import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '**Hi** you' },
    gives: { result: '𝗛𝗶 you', characters: 6 },
    source: 'Unicode: MATHEMATICAL SANS-SERIF BOLD CAPITAL H (1D5DB), SMALL I (1D5F6)',
  },
  { values: { input: '- a\n- b' }, gives: '• a\n• b', source: 'Unicode: BULLET (2022)' },
  {
    values: { input: '***Now*** _hiring_: ~~two~~ `3` engineers' },
    gives: '𝙉𝙤𝙬 𝘩𝘪𝘳𝘪𝘯𝘨: t̶w̶o̶ 𝟹 engineers',
    source: 'Python: unicodedata.lookup of each letter, U+0336 behind those struck through',
  },
  {
    values: { input: 'snake_case and 2 * 3 * 4 stay' },
    gives: 'snake_case and 2 * 3 * 4 stay',
    source: 'CommonMark 0.31 §6.2: neither is emphasis',
  },
] satisfies Examples<typeof tool>;
