import type { ToolStrings } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/en';
import jsonFaults from '../../../../formats/json/json-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'JSON',
    mode: 'Layout',
    indent: 'Indentation',
    sortKeys: 'Sort keys',
    relaxed: 'Relaxed: read JSON5', // comments, trailing commas, single quotes …
    escapeNonAscii: 'Escape non-ASCII characters', // é becomes \u00e9
    lines: 'Each line is a value (NDJSON)',
    saved: 'Bytes saved', // how many bytes shorter the result is
    savedPercent: 'Smaller by (%)',
  },
  choices: {
    mode: { format: 'Format', minify: 'Minify' },
    indent: indents,
  },
  hints: {
    relaxed: 'Comments, trailing commas, single quotes, and bare keys are read; strict JSON is written.',
  },
  placeholders: { input: '{"id": 12345678901234567890, "tags": []}' },
  problems: {
    ...jsonFaults,
    sortLimit: 'Keys can be sorted up to {limit} MB; this text is {size} MB. Without sorting, there is no such limit.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    repeatedKeys:
      'Repeated keys: {count}. The first, “{key}” on line {line}, is already on line {earlier}. All were kept, in order; most programs read only the last.',
    inexactNumbers:
      'Numbers that JavaScript would change: {count}. The first, {number} on line {line}, would become {becomes}. Here they stay as typed.',
    tryRelaxed: 'The text can be read as JSON5: select “Relaxed” to get strict JSON.',
    tryLines: 'Each line is a JSON value: select “Each line is a value.”',
  },
} satisfies ToolStrings<typeof tool>;
