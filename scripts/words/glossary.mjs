/**
 * A language's rules, `content/glossary/<lang>.yml`: what a program can check without false alarms. Register and tone
 * are for the person who reads.
 * @typedef {{ avoid: string[], write: string, exact?: boolean }} Words whole words, in upper or lower case unless `exact`;
 *   `*` at the end of a word: any more letters
 * @typedef {{ before?: string, after?: string, space: string }} Space signs apart from each other by spaces;
 *   `space` is a code point such as U+00A0, or 'none'
 * @typedef {{
 *   quotes: { use: string, wrong: string },
 *   apostrophe?: string,
 *   ellipsis?: string,
 *   decimal: '.' | ',',
 *   percent: 'joined' | 'no-break',
 *   spaces: Space[],
 *   same?: string[],
 *   fixed?: string[],
 *   words: Words[],
 * }} Glossary `same`: texts that are rightly the same as in English; `fixed`: texts that are prescribed word for
 *   word and break a rule
 */
import { parse } from 'yaml';

const KEYS = ['quotes', 'apostrophe', 'ellipsis', 'decimal', 'percent', 'spaces', 'same', 'fixed', 'words'];

/**
 * Reads a glossary; throws with the file and the remedy where a rule could not be applied.
 * @param {string} file for messages
 * @param {string} text
 * @returns {Glossary}
 */
export function readGlossary(file, text) {
  const glossary = parse(text);
  const refuse = (what) => {
    throw new Error(`${file}: ${what}`);
  };
  for (const key of Object.keys(glossary))
    if (!KEYS.includes(key)) refuse(`no rule is called '${key}'; use ${KEYS.join(', ')}.`);
  if (!['.', ','].includes(glossary.decimal)) refuse(`decimal is '${glossary.decimal}'; write "." or ",".`);
  if (!['joined', 'no-break'].includes(glossary.percent))
    refuse(`percent is '${glossary.percent}'; write joined or no-break.`);
  for (const { space } of glossary.spaces ?? [])
    if (!/^(none|U\+[\dA-F]{4})$/.test(space)) refuse(`a space is '${space}'; write none or a code point: U+00A0.`);
  const seen = new Set();
  for (const { avoid, write } of glossary.words ?? []) {
    if (!write) refuse(`'${avoid?.[0]}' does not say what to write instead; add write.`);
    for (const phrase of avoid) {
      if (seen.has(phrase)) refuse(`'${phrase}' is listed twice; remove one.`);
      seen.add(phrase);
    }
  }
  return { spaces: [], words: [], ...glossary };
}
