import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'the lord of the rings', case: 'title' },
    gives: 'The Lord of the Rings',
    source: 'the title as its publisher prints it',
    lang: 'en',
  },
  {
    values: { input: 'XMLHttpRequest id', case: 'snake' },
    gives: 'xml_http_request_id',
    source: 'lodash: snakeCase("XMLHttpRequest id")',
  },
  {
    values: { input: 'HELLO there. i work at NASA! do you?', case: 'sentence' },
    gives: 'HELLO there. I work at NASA! Do you?',
    source: 'by hand: HELLO has five capitals, so it is taken for an acronym',
    lang: 'en',
  },
  {
    values: { input: 'HELLO THERE. I’M HERE.', case: 'sentence' },
    gives: 'Hello there. I’m here.',
    source: 'by hand: where all is in capitals, nothing is an acronym',
    lang: 'en',
  },
  { values: { input: 'Straße ΟΔΟΣ', case: 'upper' }, gives: 'STRASSE ΟΔΟΣ', source: 'Python: str.upper()' },
  { values: { input: 'ΟΔΟΣ', case: 'lower' }, gives: 'οδος', source: 'Python: str.lower(), final sigma' },
  {
    values: { input: 'istanbul', case: 'upper', locale: 'tr' },
    gives: 'İSTANBUL',
    source: 'Unicode SpecialCasing.txt, tr',
  },
  { values: { input: 'Hello World', case: 'inverse' }, gives: 'hELLO wORLD', source: 'Python: str.swapcase()' },
  {
    values: { input: 'only this part', case: 'upper', selection: '5-9' },
    gives: 'only THIS part',
    source: 'Python: s[:5] + s[5:9].upper() + s[9:]',
  },
] satisfies Examples<typeof tool>;
