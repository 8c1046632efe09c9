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
  {
    values: { input: 'Nova', set: 'fancy', style: 'boldScript' },
    gives: { result: ['𝓝𝓸𝓿𝓪'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL BOLD SCRIPT CAPITAL N") and so on',
  },
  {
    values: { input: 'Luna', set: 'fancy', style: 'fraktur' },
    gives: { result: ['𝔏𝔲𝔫𝔞'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL FRAKTUR CAPITAL L") and so on',
  },
  {
    values: { input: 'Nova', set: 'bold', style: 'sansBold' },
    gives: { result: ['𝗡𝗼𝘃𝗮'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF BOLD CAPITAL N") and so on',
  },
  {
    values: { input: 'Luna', set: 'bold', style: 'boldItalic' },
    gives: { result: ['𝑳𝒖𝒏𝒂'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL BOLD ITALIC CAPITAL L") and so on',
  },
  {
    values: { input: 'Nova', set: 'italic', style: 'sansItalic' },
    gives: { result: ['𝘕𝘰𝘷𝘢'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF ITALIC CAPITAL N") and so on',
  },
  {
    values: { input: 'Luna', set: 'italic', style: 'italic' },
    gives: { result: ['𝐿𝑢𝑛𝑎'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL ITALIC CAPITAL L") and so on',
  },
  {
    values: { input: 'Marina', set: 'cursive', style: 'boldScript' },
    gives: { result: ['𝓜𝓪𝓻𝓲𝓷𝓪'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL BOLD SCRIPT CAPITAL M") and so on',
  },
  {
    values: { input: 'Nova', set: 'cursive', style: 'script' },
    gives: { result: ['𝒩ℴ𝓋𝒶'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SCRIPT CAPITAL N") and so on',
  },
  {
    values: { input: 'Luna', set: 'small', style: 'smallCaps' },
    gives: { result: ['Lᴜɴᴀ'] },
    source: 'Python: unicodedata.lookup("LATIN LETTER SMALL CAPITAL U") and so on',
  },
  {
    values: { input: 'Nova', set: 'small', style: 'superscript' },
    gives: { result: ['ᴺᵒᵛᵃ'] },
    source: 'Python: unicodedata.lookup("MODIFIER LETTER CAPITAL N") and so on',
  },
  {
    values: { input: 'Nova', set: 'tiny', style: 'superscript' },
    gives: { result: ['ᴺᵒᵛᵃ'] },
    source: 'Python: unicodedata.lookup("MODIFIER LETTER CAPITAL N") and so on',
  },
  {
    values: { input: 'Luna', set: 'tiny', style: 'subscript' },
    gives: { result: ['ₗᵤₙₐ'] },
    source: 'Python: unicodedata.lookup("LATIN SUBSCRIPT SMALL LETTER L") and so on',
  },
  {
    values: { input: 'Marina', set: 'superscript', style: 'superscript' },
    gives: { result: ['ᴹᵃʳⁱⁿᵃ'] },
    source: 'Python: unicodedata.lookup("MODIFIER LETTER CAPITAL M") and so on',
  },
  {
    values: { input: 'Luna', set: 'superscript', style: 'subscript' },
    gives: { result: ['ₗᵤₙₐ'] },
    source: 'Python: unicodedata.lookup("LATIN SUBSCRIPT SMALL LETTER L") and so on',
  },
  {
    values: { input: 'Nova', set: 'bubble', style: 'bubble' },
    gives: { result: ['Ⓝⓞⓥⓐ'] },
    source: 'Python: unicodedata.lookup("CIRCLED LATIN CAPITAL LETTER N") and so on',
  },
  {
    values: { input: 'Luna', set: 'bubble', style: 'bubbleFilled' },
    gives: { result: ['🅛🅤🅝🅐'] },
    source: 'Python: unicodedata.lookup("NEGATIVE CIRCLED LATIN CAPITAL LETTER L") and so on',
  },
  {
    values: { input: 'Nova', set: 'square', style: 'square' },
    gives: { result: ['🄽🄾🅅🄰'] },
    source: 'Python: unicodedata.lookup("SQUARED LATIN CAPITAL LETTER N") and so on',
  },
  {
    values: { input: 'Zen', set: 'square', style: 'squareFilled' },
    gives: { result: ['🆉🅴🅽'] },
    source: 'Python: unicodedata.lookup("NEGATIVE SQUARED LATIN CAPITAL LETTER Z") and so on',
  },
  {
    values: { input: 'Nova', set: 'underline', style: 'underline' },
    gives: { result: ['N\u0332o\u0332v\u0332a\u0332'] },
    source: 'Python: each letter + unicodedata.lookup("COMBINING LOW LINE")',
  },
  {
    values: { input: 'Luna', set: 'underline', style: 'doubleUnderline' },
    gives: { result: ['L\u0333u\u0333n\u0333a\u0333'] },
    source: 'Python: each letter + unicodedata.lookup("COMBINING DOUBLE LOW LINE")',
  },
  {
    values: { input: 'Nova', set: 'strike', style: 'strike' },
    gives: { result: ['N\u0336o\u0336v\u0336a\u0336'] },
    source: 'Python: each letter + unicodedata.lookup("COMBINING LONG STROKE OVERLAY")',
  },
  {
    values: { input: 'Luna', set: 'strike', style: 'slash' },
    gives: { result: ['L\u0338u\u0338n\u0338a\u0338'] },
    source: 'Python: each letter + unicodedata.lookup("COMBINING LONG SOLIDUS OVERLAY")',
  },
  {
    values: { input: 'Nova', set: 'vaporwave', style: 'fullwidth' },
    gives: { result: ['Ｎｏｖａ'] },
    source: 'Python: unicodedata.lookup("FULLWIDTH LATIN CAPITAL LETTER N") and so on',
  },
  {
    values: { input: 'Luna', set: 'vaporwave', style: 'vaporwaveSpaced' },
    gives: { result: ['Ｌ\u3000ｕ\u3000ｎ\u3000ａ'] },
    source: 'Python: unicodedata.lookup("FULLWIDTH LATIN CAPITAL LETTER L") and so on, IDEOGRAPHIC SPACE between',
  },
  {
    values: { input: 'Luna', set: 'aesthetic', style: 'fullwidth' },
    gives: { result: ['Ｌｕｎａ'] },
    source: 'Python: unicodedata.lookup("FULLWIDTH LATIN CAPITAL LETTER L") and so on',
  },
  {
    values: { input: 'Nova', set: 'aesthetic', style: 'spaced' },
    gives: { result: ['N o v a'] },
    source: 'Python: " ".join("Nova")',
  },
  {
    values: { input: 'nova', set: 'weird', style: 'upsideDown' },
    gives: { result: ['ɐʌou'] },
    source: 'Python: unicodedata.lookup("LATIN SMALL LETTER TURNED A") and V; n and u turn into each other',
  },
  {
    values: { input: 'Luna', set: 'weird', style: 'slash' },
    gives: { result: ['L\u0338u\u0338n\u0338a\u0338'] },
    source: 'Python: each letter + unicodedata.lookup("COMBINING LONG SOLIDUS OVERLAY")',
  },
  {
    values: { input: 'Luna', set: 'instagram', style: 'boldScript' },
    gives: { result: ['𝓛𝓾𝓷𝓪'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL BOLD SCRIPT CAPITAL L") and so on',
  },
  {
    values: { input: 'Nova', set: 'instagram', style: 'sansBold' },
    gives: { result: ['𝗡𝗼𝘃𝗮'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF BOLD CAPITAL N") and so on',
  },
  {
    values: { input: 'Luna', set: 'facebook', style: 'sansBold' },
    gives: { result: ['𝗟𝘂𝗻𝗮'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF BOLD CAPITAL L") and so on',
  },
  {
    values: { input: 'Nova', set: 'facebook', style: 'sansItalic' },
    gives: { result: ['𝘕𝘰𝘷𝘢'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF ITALIC CAPITAL N") and so on',
  },
  {
    values: { input: 'Nova', set: 'twitter', style: 'sansBold' },
    gives: { result: ['𝗡𝗼𝘃𝗮'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF BOLD CAPITAL N") and so on',
  },
  {
    values: { input: 'Luna', set: 'twitter', style: 'monospace' },
    gives: { result: ['𝙻𝚞𝚗𝚊'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL MONOSPACE CAPITAL L") and so on',
  },
  {
    values: { input: 'Luna', set: 'tiktok', style: 'sansBold' },
    gives: { result: ['𝗟𝘂𝗻𝗮'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF BOLD CAPITAL L") and so on',
  },
  {
    values: { input: 'Nova', set: 'tiktok', style: 'bubble' },
    gives: { result: ['Ⓝⓞⓥⓐ'] },
    source: 'Python: unicodedata.lookup("CIRCLED LATIN CAPITAL LETTER N") and so on',
  },
  {
    values: { input: 'Luna', set: 'snapchat', style: 'bubble' },
    gives: { result: ['Ⓛⓤⓝⓐ'] },
    source: 'Python: unicodedata.lookup("CIRCLED LATIN CAPITAL LETTER L") and so on',
  },
  {
    values: { input: 'Nova', set: 'snapchat', style: 'boldScript' },
    gives: { result: ['𝓝𝓸𝓿𝓪'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL BOLD SCRIPT CAPITAL N") and so on',
  },
  {
    values: { input: 'Nova', set: 'discord', style: 'fraktur' },
    gives: { result: ['𝔑𝔬𝔳𝔞'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL FRAKTUR CAPITAL N") and so on',
  },
  {
    values: { input: 'Luna', set: 'discord', style: 'doubleStruck' },
    gives: { result: ['𝕃𝕦𝕟𝕒'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL DOUBLE-STRUCK CAPITAL L") and so on',
  },
  {
    values: { input: 'Nova', set: 'fortnite', style: 'currency' },
    gives: { result: ['₦ØV₳'] },
    source: 'Python: unicodedata.lookup("NAIRA SIGN"), O WITH STROKE, V and AUSTRAL SIGN',
  },
  {
    values: { input: 'Luna', set: 'fortnite', style: 'smallCaps' },
    gives: { result: ['Lᴜɴᴀ'] },
    source: 'Python: unicodedata.lookup("LATIN LETTER SMALL CAPITAL U") and so on',
  },
  {
    values: { input: 'Nova', set: 'linkedin', style: 'sansBold' },
    gives: { result: ['𝗡𝗼𝘃𝗮'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF BOLD CAPITAL N") and so on',
  },
  {
    values: { input: 'Luna', set: 'linkedin', style: 'sansItalic' },
    gives: { result: ['𝘓𝘶𝘯𝘢'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF ITALIC CAPITAL L") and so on',
  },
  {
    values: { input: 'Luna', set: 'whatsapp', style: 'sansBold' },
    gives: { result: ['𝗟𝘂𝗻𝗮'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL SANS-SERIF BOLD CAPITAL L") and so on',
  },
  {
    values: { input: 'Nova', set: 'whatsapp', style: 'monospace' },
    gives: { result: ['𝙽𝚘𝚟𝚊'] },
    source: 'Python: unicodedata.lookup("MATHEMATICAL MONOSPACE CAPITAL N") and so on',
  },
  {
    values: { input: 'Привет', set: 'underline', style: 'underline' },
    gives: { result: ['П\u0332р\u0332и\u0332в\u0332е\u0332т\u0332'] },
    source: 'Python: each letter + unicodedata.lookup("COMBINING LOW LINE")',
    lang: 'ru',
  },
  {
    values: { input: 'Привет', set: 'strike', style: 'strike' },
    gives: { result: ['П\u0336р\u0336и\u0336в\u0336е\u0336т\u0336'] },
    source: 'Python: each letter + unicodedata.lookup("COMBINING LONG STROKE OVERLAY")',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
