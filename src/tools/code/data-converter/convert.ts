import { isProblem, note } from '../../../kinds';
import type { Delimiter } from '../../../lib/csv';
import { indentText, type Indent } from '../../../lib/indent';
import { csvToJson } from './csv-to-json';
import { jsonToCsv } from './json-to-csv';

export interface Options {
  readonly input: string;
  readonly from: 'csv' | 'json';
  readonly to: 'csv' | 'json';
  readonly delimiter: 'auto' | ',' | ';' | 'tab' | 'pipe';
  readonly header: boolean;
  readonly infer: boolean;
  readonly shape: 'objects' | 'arrays' | 'columns';
  readonly indent: Indent;
  readonly flatten: boolean;
  readonly formulaSafe: boolean;
}

const CHARACTERS: Readonly<Record<Exclude<Options['delimiter'], 'auto'>, Delimiter>> = {
  ',': ',',
  ';': ';',
  tab: '\t',
  pipe: '|',
};

/** The input in the other format; white space alone gives nothing, and a byte order mark is left out with a note. */
export function convert(options: Options, progress: (part: number) => void = () => {}) {
  const bom = options.input.startsWith('\uFEFF');
  const text = bom ? options.input.slice(1) : options.input;
  if (/^\s*$/.test(text)) return '';
  const { delimiter } = options;
  const converted =
    options.from === 'csv'
      ? csvToJson(
          text,
          {
            delimiter: delimiter === 'auto' ? 'auto' : CHARACTERS[delimiter],
            header: options.header,
            infer: options.infer,
            shape: options.shape,
            indent: indentText(options.indent),
          },
          progress,
        )
      : jsonToCsv(
          text,
          {
            delimiter: delimiter === 'auto' ? ',' : CHARACTERS[delimiter],
            header: options.header,
            flatten: options.flatten,
            formulaSafe: options.formulaSafe,
          },
          progress,
        );
  if (isProblem(converted)) return converted;
  return { ...converted, notes: [bom && note('bom'), ...converted.notes] };
}
