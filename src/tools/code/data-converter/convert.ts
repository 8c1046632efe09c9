import { isProblem, note } from '../../../kinds/contract';
import type { Delimiter } from '../../../formats/csv';
import { decodeUtf8 } from '../../../core/bytes/byte-writer';
import { indentText, type Indent } from '../../../core/text/indentation';
import { textOf } from '../../../core/text/long-text';
import { isBlank, sourceOf, type Source } from '../../../core/bytes/utf8-file';
import type { Csv } from './csv-records';
import { csvToJson } from './csv-to-json';
import { csvToXml } from './csv-to-xml';
import { jsonToCsv } from './json-to-csv';
import { jsonToYaml } from './json-to-yaml';
import { xmlToJson } from './xml-to-json';
import type { yamlToJson } from './yaml-to-json';

export type Format = 'csv' | 'json' | 'xml' | 'yaml';

export interface Options {
  /** A long CSV or JSON file is passed as bytes. */
  readonly input: string | Source;
  readonly from: Format;
  readonly to: Format;
  readonly delimiter: 'auto' | ',' | ';' | 'tab' | 'pipe';
  readonly header: boolean;
  readonly infer: boolean;
  readonly shape: 'objects' | 'arrays' | 'columns';
  readonly indent: Indent;
  readonly flatten: boolean;
  readonly formulaSafe: boolean;
  readonly root: string;
  readonly row: string;
  readonly style: 'elements' | 'attributes';
  readonly arrays: string;
}

type Progress = (part: number) => void;

const CHARACTERS: Readonly<Record<Exclude<Options['delimiter'], 'auto'>, Delimiter>> = {
  ',': ',',
  ';': ';',
  tab: '\t',
  pipe: '|',
};

/** The YAML parser is large, so callers that need YAML load it and pass it in. */
type YamlReader = typeof yamlToJson;

/**
 * Converts the input to the other format. White space only gives ''; a byte order mark is removed, with a note. Refuses
 * what the reader or writer of the format refuses.
 */
export function convert(options: Options, progress: Progress = () => {}, yaml?: YamlReader) {
  const { text, bom } = typeof options.input === 'string' ? sourceOf(options.input) : options.input;
  if (isBlank(text)) return '';
  const converted = between(text, options, progress, yaml);
  if (isProblem(converted)) return converted;
  return { ...converted, notes: [bom && note('bom'), ...converted.notes] };
}

/** Every conversion goes through JSON, except CSV to XML, which is written directly, row by row. */
function between(text: Csv, options: Options, progress: Progress, yaml?: YamlReader) {
  const { from, to } = options;
  if (from === 'csv' && to === 'xml') return toXml(text, options, progress);
  if (to === 'json') return toJson(text, options, progress, yaml);
  if (from === 'json') return fromJson(text, options, progress);
  const json = toJson(text, options, (part) => progress(part / 2), yaml);
  if (isProblem(json)) return json;
  const converted = fromJson(textOf(json.result), options, (part) => progress(0.5 + part / 2));
  return isProblem(converted) ? converted : { ...converted, notes: [...json.notes, ...converted.notes] };
}

/** The text, for readers that need a string. */
const asText = (text: Csv): string => (typeof text === 'string' ? text : decodeUtf8(text.subarray(0, -1)));

function toXml(csv: Csv, options: Options, progress: Progress) {
  const { delimiter, indent, ...rest } = options;
  return csvToXml(
    csv,
    { ...rest, indent: indentText(indent), delimiter: delimiter === 'auto' ? 'auto' : CHARACTERS[delimiter] },
    progress,
  );
}

function toJson(text: Csv, options: Options, progress: Progress, yaml?: YamlReader) {
  const { delimiter, header, infer, shape, arrays } = options;
  const indent = indentText(options.indent);
  switch (options.from) {
    case 'xml':
      return xmlToJson(
        asText(text),
        { infer, indent, arrays: new Set(arrays.split(/[\s,;]+/).filter(Boolean)) },
        progress,
      );
    case 'yaml':
      if (!yaml) throw new Error('Pass yamlToJson to convert YAML');
      return yaml(asText(text), indent);
    case 'csv':
    case 'json':
      return csvToJson(
        text,
        { delimiter: delimiter === 'auto' ? 'auto' : CHARACTERS[delimiter], header, infer, shape, indent },
        progress,
      );
  }
}

function fromJson(json: string | Uint8Array, options: Options, progress: Progress) {
  if (options.to === 'yaml') return jsonToYaml(asText(json), progress);
  const { delimiter, header, flatten, formulaSafe } = options;
  const toCsv = options.to === 'csv';
  const csv = jsonToCsv(
    json,
    {
      delimiter: toCsv && delimiter !== 'auto' ? CHARACTERS[delimiter] : ',',
      header: toCsv ? header : true,
      flatten,
      formulaSafe: toCsv && formulaSafe,
    },
    progress,
  );
  if (toCsv || isProblem(csv)) return csv;
  return toXml(textOf(csv.result), { ...options, header: true, delimiter: ',' }, progress);
}
