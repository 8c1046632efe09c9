import { note } from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';
import type { Fault } from './build-page';

const SHOWN = 8;

/** The HTML Standard's names for parse errors, by the key of the sentence that explains them. */
const SENTENCES = {
  unclosed: ['unclosed'],
  strayEnd: ['end-tag-without-matching-open-element'],
  overlap: ['closing-of-element-with-open-child-elements', 'open-elements-left-after-eof'],
  selfClosed: ['non-void-html-element-start-tag-with-trailing-solidus'],
  noDoctype: ['missing-doctype'],
  oldDoctype: ['non-conforming-doctype', 'misplaced-doctype'],
  repeated: ['duplicate-attribute'],
  noSpace: ['missing-whitespace-between-attributes'],
  noValue: ['missing-attribute-value'],
  attribute: [
    'unexpected-character-in-attribute-name',
    'unexpected-character-in-unquoted-attribute-value',
    'unexpected-equals-sign-before-attribute-name',
  ],
  entity: ['unknown-named-character-reference'],
  semicolon: ['missing-semicolon-after-character-reference'],
  tagName: ['invalid-first-character-of-tag-name', 'missing-end-tag-name', 'eof-before-tag-name'],
  tagCut: ['eof-in-tag'],
  comment: ['incorrectly-opened-comment', 'incorrectly-closed-comment', 'nested-comment', 'eof-in-comment'],
  textCut: ['eof-in-element-that-can-contain-only-text', 'eof-in-script-html-comment-like-text'],
} as const;

type Sentence = keyof typeof SENTENCES;

const isSentence = (name: string): name is Sentence => name in SENTENCES;
const BY_CODE = new Map<string, Sentence>(
  Object.entries(SENTENCES).flatMap(([name, codes]) =>
    isSentence(name) ? codes.map((code): [string, Sentence] => [code, name]) : [],
  ),
);

/** Notes about the first few HTML errors with line and column, and how many more there are. */
export function faultNotes(html: string, faults: readonly Fault[]) {
  const shown = faults.slice(0, SHOWN).map(({ code, at, found }) => {
    const { line, column } = lineColumn(html, at);
    return note(BY_CODE.get(code) ?? 'otherFault', { line, column, found: found.trim(), code });
  });
  return [...shown, faults.length > SHOWN && note('moreFaults', { count: faults.length - SHOWN })];
}
