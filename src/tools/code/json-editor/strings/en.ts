import type { ToolStrings } from '../../../../kinds/contract';
import jsonFaults from '../../../../formats/json/json-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'JSON',
    view: 'View',
    result: 'JSON as text',
    valid: 'Valid',
    changes: 'Changes since the last save',
  },
  choices: { view: { tree: 'Tree', text: 'Text', table: 'Table' } },
  placeholders: { input: '{"n": 1.0}' },
  problems: jsonFaults,
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text isn’t part of the JSON.',
    repeatedKeys:
      'The key “{key}” on line {line} is already on line {earlier}. A tree keeps one value for each key and would lose the other, so this document opens as text.',
    takenKey:
      'The key “{key}” on line {line} is built into every JavaScript object. A tree would confuse the two, so this document opens as text.',
    tooDeep:
      'From line {line} on, objects and lists are nested more than {limit} levels deep. A tree shows {limit} levels, so this document opens as text.',
    movedKey:
      'In a tree, whole-number keys always come first, in ascending order, so an edit there would move “{key}” on line {line}. The text view keeps the order.',
    textOnly: 'Documents over {limit} MB open as text; tree and table support up to {limit} MB.',
  },
  terms: { yes: 'yes', no: 'no' },
  own: {
    editor: 'JSON document',
    open: 'Open a file',
    save: 'Save .json',
    compare: 'Compare with the last saved version',
    draftKept: 'Kept on this device',
    draftFull: 'This device has no room for the document: save it as a file',
    draftDenied: 'This browser blocks storage: save the document as a file',
    elsewhere: 'This document was also changed in another tab. Both versions are kept.',
    saved: 'Saved to {name}', // a file's name
    saveRefused: '{name} couldn’t be saved: you don’t have permission, or the file is in use. Save it somewhere else.',
    print: 'Print',
    printLimit: 'Documents over 2 MB can’t be printed here. Save the file instead.',
    fullScreen: 'Full screen',
    earlier: 'Bring back my earlier document',
  },
} satisfies ToolStrings<typeof tool>;
