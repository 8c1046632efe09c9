/** Strong right-to-left letters (Bidi_Class R and AL): Hebrew to Arabic Extended, their presentation forms, and those of the SMP. */
const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A text's direction by its first letter, as HTML's `dir="auto"` determines it; left to right without a letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return RTL.test(letter) ? 'rtl' : 'ltr';
}
