/**
 * All checks of one language.
 * @typedef {{ file: string, key?: string, what: string, text?: string, rule?: string }} Finding
 * @typedef {{
 *   lang: string,
 *   glossary: import('./glossary.mjs').Glossary,
 *   strings: Map<string, Record<string, object>>,
 *   texts: Record<string, Record<string, string>>,
 *   pages: { file: string, source: string }[],
 * }} Sources `strings`: by tool or folder of shared strings, then by language; `texts`: the interface strings by language
 */
import { missing, otherBlanks, sameAsEnglish } from './compare.mjs';
import { flatten, pagePieces, tablePieces } from './pieces.mjs';
import { pluralFaults, variants } from './plural.mjs';
import { faultsOf } from './rules.mjs';

/** How much of the text is shown on each side of a fault. */
const AROUND = 32;

/**
 * What fails, and what is only listed: texts equal to English, and the pages' prose. In an English page a word to avoid
 * fails too.
 * @param {Sources} sources
 * @returns {{ failures: Finding[], remarks: Finding[] }}
 */
export function checkLanguage({ lang, glossary, strings, texts, pages }) {
  const tables = tablesOf(lang, strings, texts);
  const read = pages.map(({ file, source }) => ({ file, ...pagePieces(file, source) }));
  const compared = lang === 'en' ? [] : tables;
  const prose = read.flatMap(({ pieces }) => glossaryFindings(pieces, glossary));
  const failsInProse = ({ rule }) => lang === 'en' && rule === 'words';
  const failures = [
    ...read
      .filter(({ tool }) => tool && !strings.get(tool)?.[lang])
      .map(({ file, tool }) => ({ file, what: `${tool} has no strings: write src/tools/${tool}/strings/${lang}.ts` })),
    ...compared.flatMap(({ file, english, own }) => [
      ...missing(english, own).map((key) => ({ file, key, what: 'is missing: English has it' })),
      ...otherBlanks(english, own).map(({ key, text, english: needed, there }) => ({
        file,
        key,
        text,
        what: `has ${there || 'no placeholder'}; English has ${needed || 'none'}`,
      })),
    ]),
    ...tables.flatMap(({ file, own }) => [
      ...flatten(own).flatMap(([key, text]) => pluralFaults(text, lang).map((what) => ({ file, key, text, what }))),
      ...messageFindings(tablePieces(file, own), glossary),
    ]),
    ...prose.filter(failsInProse),
  ];
  const remarks = [
    ...compared.flatMap(({ file, english, own }) =>
      sameAsEnglish(english, own, glossary.same).map(({ key, text }) => ({ file, key, text, what: 'as in English' })),
    ),
    ...prose.filter((finding) => !failsInProse(finding)),
  ];
  return { failures, remarks };
}

/** The tables of a language, each beside its English one. */
function tablesOf(lang, strings, texts) {
  const tools = [...strings].filter(([, byLang]) => byLang[lang]);
  return [
    { file: `src/i18n/${lang}.ts`, english: texts.en ?? {}, own: texts[lang] ?? {} },
    ...tools.map(([tool, byLang]) => ({
      file: tool.endsWith('-strings') ? `src/${tool}/${lang}.ts` : `src/tools/${tool}/strings/${lang}.ts`,
      english: byLang.en ?? {},
      own: byLang[lang],
    })),
  ];
}

const glossaryFindings = (pieces, glossary) =>
  pieces.flatMap(({ file, key, text }) =>
    faultsOf(text, glossary).map(({ rule, index, found, write }) => ({
      file,
      key,
      text: around(text, index, found.length),
      rule,
      what: `${rule}: '${shown(found)}' → ${write}`,
    })),
  );

/** The findings in the sentences that each message can become; one that several plural forms share is listed once. */
const messageFindings = (pieces, glossary) =>
  pieces.flatMap((piece) => {
    const forms = variants(piece.text).map((text) => ({ ...piece, text }));
    const findings = glossaryFindings(forms, glossary);
    return forms.length === 1 ? findings : [...new Map(findings.map((finding) => [finding.what, finding])).values()];
  });

/** A part of a text on one line, with the spaces that look alike as code points. */
const shown = (text) =>
  text.replaceAll(/[\u00a0\u202f]/g, (space) => (space === '\u00a0' ? '⍽' : '⍿')).replaceAll(/\s+/g, ' ');

function around(text, index, length) {
  const from = Math.max(0, index - AROUND);
  const to = Math.min(text.length, index + length + AROUND);
  return `${from > 0 ? '…' : ''}${shown(text.slice(from, to)).trim()}${to < text.length ? '…' : ''}`;
}

/** A finding on one line. */
export const line = ({ file, key, what, text }) =>
  `${file}${key ? ` ${key}` : ''}: ${what}${text ? `   | ${text}` : ''}`;
