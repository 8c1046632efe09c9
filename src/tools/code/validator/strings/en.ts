import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Code',
    language: 'Language',
    relaxed: 'Relaxed: accept JSON5', // comments, trailing commas, single quotes …
    yamlVersion: 'YAML version',
    phpVersion: 'PHP version',
    valid: 'Result',
    errors: 'Errors',
    warnings: 'Warnings',
    result: 'Issues',
  },
  own: {
    // A button that leads to the next place in the text where something is wrong.
    next: 'Next issue',
    previous: 'Previous issue',
    none: 'No issues found.',
  },
  problems: {
    tooDeep: 'The text is nested too deeply to be checked: too many brackets inside one another.',
    tooLong: 'Up to {limit} MB can be checked; this text is {size} MB.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    unlisted: 'Issues not listed: {count}.',
  },
  terms: {
    Valid: 'Valid',
    'Not valid': 'Not valid',
  },
} satisfies ToolStrings<typeof tool>;
