import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'Hello', style: 'bold' },
    gives: { result: ['𝐇𝐞𝐥𝐥𝐨'] },
    source: 'Unicode names: MATHEMATICAL BOLD CAPITAL H …',
  },
  {
    values: { input: 'h', style: 'italic' },
    gives: { result: ['ℎ'] },
    source: 'Unicode 17: U+1D455 is empty, U+210E PLANCK CONSTANT stands for it',
  },
  {
    values: { input: 'Café', style: 'monospace' },
    gives: { result: ['𝙲𝚊𝚏𝚎\u0301'] },
    source: 'Unicode names: MATHEMATICAL MONOSPACE … and COMBINING ACUTE ACCENT',
  },
  {
    values: { input: 'Berlin', style: 'script' },
    gives: { result: ['ℬℯ𝓇𝓁𝒾𝓃'] },
    source: 'Unicode names: SCRIPT CAPITAL B, SCRIPT SMALL E, MATHEMATICAL SCRIPT SMALL …',
  },
  {
    values: { input: 'no 👍🏽', style: 'strike' },
    gives: { result: ['n\u0336o\u0336 \u0336👍🏽'] },
    source: 'U+0336 COMBINING LONG STROKE OVERLAY behind each character, emoji left whole',
  },
  {
    values: { input: 'hello', style: 'upsideDown' },
    gives: { result: ['oꞁꞁǝɥ'] },
    source: 'Unicode names: LATIN SMALL LETTER TURNED H, E, L; o is its own',
  },
  {
    values: { input: '𝓣𝓱𝓪𝓷𝓴 🇾\u200B🇴\u200B🇺', style: 'sans' },
    gives: { plain: 'Thank YOU' },
    source: 'Python unicodedata: NFKC of the script letters, the names REGIONAL INDICATOR SYMBOL LETTER Y, O, U',
  },
  {
    values: { input: 'Привет', style: 'bold' },
    gives: { result: ['Привет'] },
    source: 'Unicode has no mathematical Cyrillic',
  },
] satisfies Examples<typeof tool>;
