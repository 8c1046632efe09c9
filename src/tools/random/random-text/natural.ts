import { int, type RandomSource } from '../../../core/numbers/random';
import { SLOTS, TEMPLATES } from '../../../data/sentences/natural';

const SLOT = /\{(\w+)(?:\.(\w+))?\}/g;
const lists: Readonly<Record<string, readonly string[]>> = SLOTS;

/** A sentence of plain English from a template and words for its slots. Draws the template first, then the slots in order. */
export function naturalSentence(random: RandomSource): string {
  const template = TEMPLATES[int(random, 0, TEMPLATES.length - 1)] ?? '';
  const used = new Set<string>();
  const filled = template.replace(SLOT, (slot, name: string, form: string | undefined) => {
    const all = lists[name];
    if (!all) return slot;
    // No entry twice in a sentence: 'a lamp and a heavy lamp'.
    const free = all.filter((entry) => !used.has(entry));
    const entry = free[int(random, 0, free.length - 1)] ?? '';
    used.add(entry);
    return inForm(entry, form);
  });
  return capitalized(withArticles(filled));
}

/** An entry in the form that the template asks for; a verb without one is in its base form. */
function inForm(entry: string, form: string | undefined): string {
  const [base = '', past = ''] = entry.split('/');
  if (form === 'past') return past;
  return form === 'plural' || form === 'third' ? withS(base) : base;
}

/** The plural of a regular noun, or the third person of a regular verb: boxes, ponies, carries, keys. */
export function withS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Words that begin with a vowel letter and a consonant's sound, or the reverse. Only words of the lists matter here. */
const SOUNDS_CONSONANT = /^(?:uni(?!n)|use|usu|uku|eu|one\b)/i;
const SOUNDS_VOWEL = /^(?:[aeiou]|hour|honest|heir|honor)/i;

/** 'a' or 'an', by the sound with which the next word begins. */
export const articleFor = (word: string): 'a' | 'an' =>
  SOUNDS_VOWEL.test(word) && !SOUNDS_CONSONANT.test(word) ? 'an' : 'a';

const withArticles = (text: string): string =>
  text.replace(/\{a\} (\S+)/g, (_, next: string) => `${articleFor(next)} ${next}`);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
