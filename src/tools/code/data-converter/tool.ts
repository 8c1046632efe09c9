import { choice, flag, give, problem, text, textTool } from '../../../kinds';
import { INDENTS } from '../../../lib/indent';
import { encodeUtf8 } from '../../../lib/byte-writer';
import { csvFileBytes } from '../../../lib/csv';
import { convert } from './convert';

export default textTool({
  fields: {
    input: text({
      codeFrom: 'from',
      accept: '.csv,.tsv,.json,.ndjson,.jsonl,.geojson,.txt,text/csv,application/json,text/*',
      rows: 12,
    }),
    from: choice(['csv', 'json']),
    to: choice(['csv', 'json'], { initial: 'json' }),
    delimiter: choice(['auto', ',', ';', 'tab', 'pipe']),
    header: flag(true),
    infer: flag(true, { when: { from: ['csv'] } }),
    shape: choice(['objects', 'arrays', 'columns'], { when: { from: ['csv'] } }),
    indent: choice(INDENTS, { initial: '2', when: { to: ['json'] } }),
    flatten: flag(true, { when: { to: ['csv'] } }),
    formulaSafe: flag(false, { when: { to: ['csv'] } }),
    bom: flag(false, { when: { to: ['csv'] } }),
  },
  outputs: {
    result: give.text({ extensionFrom: 'to', mono: true, rows: 12 }),
    rows: give.integer(),
    columns: give.integer(),
    csvFile: give.files(),
  },
  swap: ['from', 'to'],
  run: ({ bom, ...values }, { progress }) => {
    if (values.from === values.to) return problem('sameFormat', {}, 'to');
    const converted = convert(values, progress);
    if (values.to !== 'csv' || typeof converted === 'string' || !('result' in converted)) return converted;
    const blob = new Blob([csvFileBytes(encodeUtf8(converted.result), bom)], { type: 'text/csv' });
    return { ...converted, csvFile: [{ name: 'data.csv', blob }] };
  },
});
