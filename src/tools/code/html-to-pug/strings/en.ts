import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'HTML',
    result: 'Pug',
    indent: 'Spaces per level',
    tabs: 'Indent with tabs',
    bodyOnly: 'Only what is inside the body',
  },
  placeholders: { input: '<p>Paste HTML here, or drop a file</p>' },
  problems: {
    tooLong: 'Up to {limit} MB can be converted; this text is {size} MB.',
    tooDeep:
      'The elements are nested more than {limit} levels deep, which is more than browsers keep and Pug can show.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    moved:
      'Line {line}, column {column}: <{name}> isn’t allowed there, so browsers move it out. The Pug has it where they put it. Total moved: {count}.',
    dropped:
      'Line {line}, column {column}: browsers ignore this <{name}>, so it is not in the Pug. Total ignored tags: {count}.',
    droppedEnd: 'Line {line}, column {column}: </{name}> closes nothing and was left out. Total of such tags: {count}.',
    unclosed:
      'Line {line}, column {column}: <{name}> is not closed where it should be. Total unclosed elements: {count}.',
    repeatedAttribute:
      'Line {line}, column {column}: an attribute is written twice in one tag; the first one counts. Total of such attributes: {count}.',
  },
} satisfies ToolStrings<typeof tool>;
