/** As many buttons as fit below the text without hiding the result. */
const MOST = 8;

/** A longer text would have too many e's to choose from one by one. */
const LONGEST = 2000;

const E = /[eéèêěĕə]/giu;
const WORD = /[\p{L}'’ʼ]+/gu;

/**
 * The same Indonesian text with one e changed, for each of the first e's: é (taling) to ê (pepet) and the other way
 * round.
 *
 * @param text what the visitor typed
 * @param bare how a bare e is read
 * @param eu whether `eu` is a vowel of its own, as in Sundanese
 * @returns the changed word, and the whole text with it
 */
export function flipped(
  text: string,
  bare: 'é' | 'ê',
  eu: boolean,
): readonly { readonly word: string; readonly text: string }[] {
  if (text.length > LONGEST) return [];
  const latin = text.normalize('NFC');
  const found: { word: string; text: string }[] = [];
  for (const match of latin.matchAll(WORD)) {
    const [word] = match;
    for (const { 0: letter, index } of word.matchAll(E)) {
      if (eu && /^eu/i.test(word.slice(index))) continue;
      const other = isTaling(letter, bare) ? 'ê' : 'é';
      const changed =
        word.slice(0, index) + (letter === letter.toLowerCase() ? other : other.toUpperCase()) + word.slice(index + 1);
      const start = match.index;
      found.push({ word: changed, text: latin.slice(0, start) + changed + latin.slice(start + word.length) });
      if (found.length === MOST) return found;
    }
  }
  return found;
}

const isTaling = (letter: string, bare: string): boolean => /[éè]/i.test(letter) || (/e/i.test(letter) && bare === 'é');
