import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import { MAKER_LABELS } from '../choices';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    mode: 'What to do',
    maker: 'Make' /* of the car: Ford, Honda */,
    year: 'Model year',
    input: 'VINs, one per line',
    valid: 'Check digit',
    checkDigit: 'Correct check digit',
    parts: 'Position by position',
    checked: 'VINs',
  },
  hints: { seed: listWords.hints.seed, year: 'Leave empty for any year from 1980 to 2039.' },
  placeholders: { input: '1M8GDM9AXKP042788' },
  choices: {
    mode: { make: 'Generate', check: 'Check' },
    maker: { any: 'Any make', ...MAKER_LABELS },
    ...listWords.choices,
  },
  problems: {
    badYear: '“{year}” isn’t a model year from {first} to {last}. Write one, or leave the field empty.',
    noSeed: listWords.problems.noSeed,
    notUsed:
      'Line {line}, position {column}: a VIN doesn’t use the letter “{character}”. It may be a 1 or a 0.' /* I, O or Q */,
    notVin:
      'Line {line}, position {column}: “{character}” isn’t allowed. A VIN has digits and letters, but no I, O, or Q.',
    wrongLength:
      'Line {line}: a VIN has 17 characters; this one has {characters}. VINs of cars from before 1981 can be shorter.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    notBinding:
      'The check digit is required in North America. Many manufacturers elsewhere use position 9 for something else, so such a VIN is marked “Not checked,” not “Wrong.”',
    twoYears:
      'The codes for the model year repeat after 30 years. Outside North America, position 7 doesn’t say which of the two years it is.',
  },
  terms: {
    yes: 'Correct',
    no: 'Wrong',
    notChecked: 'Not checked',
    unknownMaker: 'Not in this tool’s list ({wmi})',
    positions: 'Position',
    characters: 'Characters',
    meaning: 'Meaning',
    wmi: 'Manufacturer (WMI)',
    attributes: 'Model, body, engine, restraints',
    check: 'Check digit',
    modelYear: 'Model year',
    plant: 'Assembly plant',
    serial: 'Serial number',
    vin: 'VIN',
    validColumn: 'Check digit',
    rightColumn: 'Correct digit',
    yearColumn: 'Model year',
    makerColumn: 'Make',
  },
} satisfies ToolStrings<typeof tool>;
