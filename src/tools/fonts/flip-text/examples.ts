import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  { values: { input: 'hello' }, gives: 'oꞁꞁǝɥ', source: 'names in Unicode: turned h, turned e, turned l' },
  {
    values: { input: 'hello', reverse: false },
    gives: 'ɥǝꞁꞁo',
    source: 'names in Unicode: turned h, turned e, turned l',
  },
  {
    values: { input: 'Room 69 (2nd)\nno swims' },
    gives: 'sɯᴉʍs ou\n(puᘔ) 69 ɯooᴚ',
    source: 'the page turned over, read letter by letter',
  },
  {
    values: { input: 'café', flip: 'upsideDown' },
    gives: 'ǝ̗ɟɐɔ',
    source: 'names in Unicode: acute accent, and acute accent below',
  },
  {
    values: { input: 'bad (quiz)', flip: 'mirror' },
    gives: '(ziup) bɒd',
    source: 'Bidi_Mirroring_Glyph of Unicode for the brackets; b, d, p, q and turned alpha by shape',
  },
  { values: { input: 'one\ntwo', flip: 'backwards' }, gives: 'eno\nowt', source: 'util-linux rev' },
] satisfies Examples<typeof tool>;
