import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';
import { SYMBOLOGY_NAMES } from '../symbology-names';

export default {
  labels: {
    symbology: 'Type',
    format: 'File',
    input: 'Codes, one per line',
    showText: 'Text under the bars',
    height: 'Height of the bars (mm)',
    scale: 'Pixels per module',
    wide: 'Wide bars',
    quiet: 'Empty margin that scanners need',
    rotate: 'Rotate',
    color: 'Bars',
    background: 'Background',
    sheet: 'Label sheet',
    text: 'Full code',
    checkDigit: 'Check digit',
    bars: 'Modules (1 is a bar)',
  },
  hints: { scale: 'A module is the narrowest bar. 2 pixels are about half a millimeter on paper.' },
  placeholders: { input: '400638133393' },
  choices: {
    symbology: SYMBOLOGY_NAMES,
    wide: { '3': '3 times the narrow ones', '2': 'Twice the narrow ones' },
    rotate: { '0': 'No', '90': '90°', '180': '180°', '270': '270°' },
    sheet: {
      '': 'None: a page for each code',
      L7160: 'Avery L7160, 21 labels on A4',
      L7163: 'Avery L7163, 14 labels on A4',
      L7651: 'Avery L7651, 65 labels on A4',
      '5160': 'Avery 5160, 30 labels on Letter',
      '5163': 'Avery 5163, 10 labels on Letter',
    },
  },
  problems: {
    tooManyLines: 'The limit is {limit} codes at once; you entered {lines}. Split them into batches.',
    wrongLength: 'Line {line} has the wrong number of digits: {count}. Allowed: {lengths}.',
    wrongCheckDigit: 'Line {line}: the check digit is {digit}, but it should be {right}. Check the number for a typo.',
    badCharacter:
      'Line {line}: “{character}” (character {place}) isn’t allowed in this type. Data Matrix accepts any text.',
    notIsbn: 'Line {line}: an ISBN with 13 digits begins with 978 or 979.',
    badSystem: 'Line {line}: an 8-digit UPC-E begins with 0 or 1.',
    badPharmacode: 'Line {line}: a Pharmacode is a number from 3 to 131070.',
    badGs1: 'Line {line}: write application identifiers in parentheses, for example (01)09521234543213(10)ABC.',
    notEncodable: 'Line {line} cannot be encoded: {reason}',
  },
  notes: {
    padded: 'This type needs an even number of digits, so a leading 0 was added.',
    checkDigit:
      'Check digit: the digits, weighted 3 and 1 from the right, add up to {sum}. The next multiple of 10 is {next}, so the digit is {digit}.',
    contrast: 'The contrast is only {ratio}:1. Scanners need dark bars on a light background.',
    noQuiet: 'Without the empty margin, leave as much space around the code yourself, or scanners may miss it.',
    alsoWrong: 'Other lines with mistakes, which were skipped: {lines}.',
  },
} satisfies ToolStrings<typeof tool>;
