import type { Strings } from '../../../kinds';
import { FAULT_WORDS } from '../../../lib/json';
import type tool from './tool';

export default {
  en: {
    labels: {
      input: 'JSON',
      view: 'View',
      result: 'JSON as text',
      valid: 'Valid',
      changes: 'Changes since the last save',
    },
    choices: { view: { tree: 'Tree', text: 'Text', table: 'Table' } },
    placeholders: { input: '{"n": 1.0}' },
    problems: FAULT_WORDS.en,
    notes: {
      bom: 'The byte order mark (U+FEFF) before the text is no part of the JSON.',
      repeatedKeys:
        'The key “{key}” in line {line} stands in line {earlier} already. A tree keeps one value for each key and would lose the other, so this document opens as text.',
      textOnly: 'Over {limit} MB a document opens as text; tree and table hold up to {limit} MB.',
    },
    terms: { yes: 'yes', no: 'no' },
    own: {
      editor: 'JSON document',
      open: 'Open a file',
      save: 'Save .json',
      compare: 'Compare with the last saved version',
      draftKept: 'Kept on this device',
      draftFull: 'This device has no room for the document: save it as a file',
      earlier: 'Bring back my earlier document',
    },
  },
} satisfies Strings<typeof tool>;
