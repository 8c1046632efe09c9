import { DOUBLING, IRREGULAR_PAST, NOT_DOUBLING } from '../../../data/verb-forms';

export interface VerbForms {
  readonly past: string;
  readonly ing: string;
}

/** The past and -ing forms of an English verb in its base form: the irregular table first, then the spelling rules. */
export function verbForms(verb: string): VerbForms {
  const stem = doubles(verb) ? verb + verb.slice(-1) : verb;
  return { past: IRREGULAR_PAST[verb] ?? regularPast(verb, stem), ing: ing(verb, stem) };
}

function regularPast(verb: string, stem: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${stem}ed`;
}

function ing(verb: string, stem: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  return verb.endsWith('e') && !KEEPS_E.test(verb) ? `${verb.slice(0, -1)}ing` : `${stem}ing`;
}

/** agree, toe, dye and singe: without their e, they would be read as other words. */
const KEEPS_E = /([eoy]e|^(sing|swing|ting)e)$/;

/**
 * Whether the last consonant doubles: a single vowel letter before one final consonant other than w, x or y, in a
 * stressed syllable.
 */
function doubles(verb: string): boolean {
  if (!/(^|[^aeiou]|qu)[aeiouy][^aeiouwxy]$/.test(verb) || NOT_DOUBLING.has(verb)) return false;
  const syllables = verb.replace('qu', 'q').match(/[aeiouy]+/g)?.length ?? 0;
  return syllables === 1 || DOUBLING.has(verb);
}
