/**
 * Morse code. Digits, punctuation and Latin letters: ITU-R M.1677-1 (10/2009), part I §1. `IN_USE`: characters that are
 * not in the recommendation but in most tables (ARRL Handbook, Wikipedia 'Morse code'). Other alphabets: Wikipedia,
 * 'Morse code for non-Latin alphabets', 'Russian Morse code', 'Wabun code'; the letters agree with npm morse-decoder
 * 4.0.1. All read 2026-11-21. Soviet tables had other codes for . , and !; the ITU's are used with every alphabet.
 */

/** 'A.- B-...': each character followed by its code. */
const read = (list: string): readonly (readonly [character: string, code: string])[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [character = ''] = entry;
      return [character, entry.slice(character.length)];
    });

export const LATIN = read(`
  A.- B-... C-.-. D-.. E. F..-. G--. H.... I.. J.--- K-.- L.-.. M-- N-. O--- P.--. Q--.- R.-. S... T- U..- V...- W.--
  X-..- Y-.-- Z--.. É..-..`);
export const DIGITS = read('1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----. 0-----');
/** The multiplication sign shares its code with X, as in the recommendation. */
export const SIGNS = read(`
  ..-.-.- ,--..-- :---... ?..--.. '.----. --....- /-..-. (-.--. )-.--.- ".-..-. =-...- +.-.-. ×-..- @.--.-.`);
export const IN_USE = read('!-.-.-- &.-... ;-.-.-. _..--.- $...-..-');

/** The distress signal is sent as one code, without gaps between its letters (Wikipedia, 'SOS', read 2026-11-27). */
export const DISTRESS = '...---...';
/** Ligatures, which Unicode doesn't decompose, are sent as two letters. */
export const LIGATURES: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE' };

const POLISH = read(`
  A.- Ą.-.- B-... C-.-. Ć-.-.. D-.. E. Ę..-.. F..-. G--. H.... I.. J.--- K-.- L.-.. Ł.-..- M-- N-. Ń--.-- O--- Ó---.
  P.--. Q--.- R.-. S... Ś...-... T- U..- V...- W.-- X-..- Y-.-- Z--.. Ź--..-. Ż--..-`);
const RUSSIAN = read(`
  А.- Б-... В.-- Г--. Д-.. Е. Ж...- З--.. И.. Й.--- К-.- Л.-.. М-- Н-. О--- П.--. Р.-. С... Т- У..- Ф..-. Х....
  Ц-.-. Ч---. Ш---- Щ--.- Ъ--.-- Ы-.-- Ь-..- Э..-.. Ю..-- Я.-.-`);
const GREEK = read(`
  Α.- Β-... Γ--. Δ-.. Ε. Ζ--.. Η.... Θ-.-. Ι.. Κ-.- Λ.-.. Μ-- Ν-. Ξ-..- Ο--- Π.--. Ρ.-. Σ... Τ- Υ-.-- Φ..-. Χ----
  Ψ--.- Ω.--`);
const HEBREW = read(`
  א.- ב-... ג--. ד-.. ה--- ו. ז--.. ח.... ט..- י.. כ-.- ל.-.. מ-- נ-. ס-.-. ע.--- פ.--. צ.-- ק--.- ר.-. ש... ת-`);
const ARABIC = read(`
  ا.- ب-... ت- ث-.-. ج.--- ح.... خ--- د-.. ذ--.. ر.-. ز---. س... ش---- ص-..- ض...- ط..- ظ-.-- ع.-.- غ--. ف..-. ق--.-
  ك-.- ل.-.. م-- ن-. ه..-.. و.-- ي.. ء.`);
/** The voicing marks have their own codes, after the kana that carries them. */
const JAPANESE = read(`
  ア--.-- イ.- ウ..- エ-.--- オ.-... カ.-.. キ-.-.. ク...- ケ-.-- コ---- サ-.-.- シ--.-. ス---.- セ.---. ソ---. タ-. チ..-. ツ.--.
  テ.-.-- ト..-.. ナ.-. ニ-.-. ヌ.... ネ--.- ノ..-- ハ-... ヒ--..- フ--.. ヘ. ホ-.. マ-..- ミ..-.- ム- メ-...- モ-..-. ヤ.--
  ユ-..-- ヨ-- ラ... リ--. ル-.--. レ--- ロ.-.- ワ-.- ヰ.-..- ヱ.--.. ヲ.--- ン.-.-. ゛.. ゜..--. ー.--.- 、.-.-.- 。.-.-.. （-.--.-
  ）.-..-.`);

/** The letters of each selectable alphabet. */
export const ALPHABETS = {
  international: LATIN,
  polish: POLISH,
  russian: RUSSIAN,
  greek: GREEK,
  hebrew: HEBREW,
  arabic: ARABIC,
  japanese: JAPANESE,
} as const;

export type MorseAlphabet = keyof typeof ALPHABETS;
export const ALPHABET_NAMES = Object.keys(ALPHABETS) as readonly MorseAlphabet[];

/** Other forms of characters, with the character whose code they are sent as. */
export const SENT_AS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '،': ',',
  '؛': ';',
  '؟': '?',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  ς: 'Σ',
  ة: 'ه',
  ى: 'ي',
  '\u3099': '゛',
  '\u309A': '゜',
  '(': '（',
  ')': '）',
  '･': '、',
  // Only in the alphabet in which a kana has the full stop's code.
  '.': '。',
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
};
