import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  { values: { input: 'C' }, gives: '👍', source: 'npm dingbat-to-unicode 1.0.2: Wingdings 0x43' },
  { values: { input: 'Hello', direction: 'encode' }, gives: '☟♏⚫⚫🞏', source: 'npm dingbat-to-unicode 1.0.2' },
  { values: { input: '✌👍', direction: 'auto' }, gives: 'AC', source: 'npm dingbat-to-unicode 1.0.2, read backwards' },
  {
    values: { input: 'BN', emoji: true },
    gives: '👌☠️',
    source:
      'names in Unicode: turned OK hand sign and OK hand sign; black skull and crossbones and skull and crossbones',
  },
  {
    values: { input: 'NYC', font: 'webdings', direction: 'encode' },
    gives: '👁🎔🏙',
    source: 'npm dingbat-to-unicode 1.0.2: Webdings 0x4E, 0x59, 0x43',
  },
  {
    values: { input: 'żółw', direction: 'encode' },
    gives: 'ż⬄ł⬩',
    source: 'npm dingbat-to-unicode 1.0.2; Windows-1252 has no ż and no ł',
  },
] satisfies Examples<typeof tool>;
