/** What a table of strings lacks, or has differently, beside the English one. Tables are objects of any depth. */
import { CODE, maskCode } from './mask.mjs';
import { flatten } from './pieces.mjs';
import { placeholders, variants } from './plural.mjs';

/** The keys that English has and the other table lacks or leaves empty. */
export function missing(english, other) {
  const has = new Map(flatten(other));
  return flatten(english)
    .filter(([key, text]) => text !== '' && !has.get(key))
    .map(([key]) => key);
}

const blanksOf = (text) => new Set([...placeholders(text)].map((name) => `{${name}}`));

/** The keys whose placeholders differ, with both sets. */
export function otherBlanks(english, other) {
  const texts = new Map(flatten(other));
  return flatten(english).flatMap(([key, text]) => {
    const own = texts.get(key);
    if (own === undefined) return [];
    const [there, needed] = [blanksOf(own), blanksOf(text)];
    if (there.symmetricDifference(needed).size === 0) return [];
    return [{ key, text: own, english: [...needed].join(' '), there: [...there].join(' ') }];
  });
}

/** A word that no translation changes: a name, an abbreviation, a format. */
const isName = (word) => /^\p{Lu}|\p{L}\p{Lu}|[\d._]/u.test(word);

/**
 * The texts of more than one word that are the same as in English, except names, formats and those that are `allowed`.
 * @param {object} english
 * @param {object} other
 * @param {readonly string[]} [allowed]
 */
export function sameAsEnglish(english, other, allowed = []) {
  const texts = new Map(flatten(other));
  return flatten(english).flatMap(([key, text]) => {
    if (texts.get(key) !== text || allowed.includes(text)) return [];
    const prose = maskCode(variants(text)[0])
      .replaceAll(/\{\w+\}/g, ' ')
      .replaceAll(CODE, ' ');
    const own = prose.match(/[\p{L}\d._]*\p{L}[\p{L}\d._]*/gu) ?? [];
    // The first word of a sentence has a capital too.
    const common = own.filter((word, index) => (index === 0 ? !/\p{L}\p{Lu}|\d/u.test(word) : !isName(word)));
    return /\p{L}\s+\p{L}/u.test(prose) && common.length > 1 ? [{ key, text }] : [];
  });
}
