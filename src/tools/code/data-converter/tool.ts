import { choice, flag, give, line, problem, text, textTool } from '../../../kinds/contract';
import { INDENTS } from '../../../core/text/indentation';
import { encodeUtf8 } from '../../../core/bytes/byte-writer';
import { csvFileBytes } from '../../../formats/csv';
import { isUtf8Text } from '../../../core/text/long-text';
import { readTextFile } from '../../../core/bytes/read-text-file';
import { fileSource } from '../../../core/bytes/utf8-file';
import { convert } from './convert';

/** A long CSV or JSON file is read as bytes, any other file as text. */
async function inputOf({ input, from }: { readonly input: string | Blob; readonly from: string }) {
  if (typeof input === 'string') return input;
  return from === 'csv' || from === 'json' ? fileSource(input) : ((await readTextFile(input, Infinity)) ?? '');
}

export default textTool({
  fields: {
    input: text({
      codeFrom: 'from',
      accept: '.csv,.tsv,.json,.ndjson,.jsonl,.geojson,.xml,.yaml,.yml,.txt,text/csv,application/json,text/*',
      rows: 12,
      bytes: true,
    }),
    from: choice(['csv', 'json', 'xml', 'yaml'], { tier: 'main' }),
    to: choice(['json', 'csv', 'xml', 'yaml'], { tier: 'main' }),
    delimiter: choice(['auto', ',', ';', 'tab', 'pipe']),
    header: flag(true),
    infer: flag(true, { when: { from: ['csv', 'xml'], to: ['json', 'csv', 'yaml'] } }),
    shape: choice(['objects', 'arrays', 'columns'], { when: { from: ['csv'], to: ['json', 'yaml'] } }),
    indent: choice(INDENTS, { initial: '2', when: { to: ['json', 'xml'] } }),
    flatten: flag(true, { when: { to: ['csv'] } }),
    formulaSafe: flag(false, { when: { to: ['csv'] } }),
    bom: flag(false, { when: { to: ['csv'] } }),
    arrays: line({ when: { from: ['xml'] } }),
    root: line({ initial: 'rows', when: { to: ['xml'] } }),
    row: line({ initial: 'row', when: { to: ['xml'] } }),
    style: choice(['elements', 'attributes'], { when: { to: ['xml'] } }),
  },
  outputs: {
    result: give.text({ extensionFrom: 'to', mono: true }),
    rows: give.integer(),
    columns: give.integer(),
    csvFile: give.files(),
  },
  swap: ['from', 'to'],
  run: async ({ bom, ...values }, { progress }) => {
    if (values.from === values.to) return problem('sameFormat', {}, 'to');
    const yaml = values.from === 'yaml' ? (await import('./yaml-to-json')).yamlToJson : undefined;
    const converted = convert({ ...values, input: await inputOf(values) }, progress, yaml);
    if (values.to !== 'csv' || typeof converted === 'string' || !('result' in converted)) return converted;
    const { result } = converted;
    const csv = isUtf8Text(result) ? result.utf8 : encodeUtf8(result);
    const blob = new Blob([csvFileBytes(csv, bom)], { type: 'text/csv' });
    return { ...converted, csvFile: [{ name: 'data.csv', blob }] };
  },
});
