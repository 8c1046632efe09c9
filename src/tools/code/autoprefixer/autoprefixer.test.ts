import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import { isProblem, note, problem } from '../../../kinds/contract';
import tool from './tool';

const defaults = {
  input: '',
  query: tool.fields.query.initial,
  grid: false,
  cascade: true,
  remove: true,
  note: true,
};
const run = (input: string, options: Partial<typeof defaults> = {}) =>
  tool.run({ ...defaults, ...options, input }, exampleContext());
async function given(...of: Parameters<typeof run>) {
  const outcome = await run(...of);
  if (typeof outcome === 'string' || isProblem(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

test.for(['', ' \n', '\uFEFF\n'])('%j gives nothing', async (input) => expect(await run(input)).toBe(''));

test('keeps @charset, comments and layout; removes the byte order mark with a note', async () => {
  const css = '@charset "UTF-8";\n\n/* kept */\na{ color : red }   /* this too */\n';
  const outcome = await given(`\uFEFF${css.replaceAll('\n', '\r\n')}`);
  expect(outcome.result).toBe(css.trimEnd());
  expect(outcome.notes).toEqual(expect.arrayContaining([note('bom'), note('unchanged')]));
});

test('lists which of the chosen browsers needed a prefix', async () => {
  const css = 'a{user-select:none}b{user-select:auto}::placeholder{a:b}@keyframes x{to{a:b}}c{display:flex}';
  const { prefixes } = await given(css, { query: 'safari 14, safari 15, chrome 100, ie 10, firefox 40, ios_saf 8' });
  const rows = new Map(prefixes?.rows.map(([name, times, needed]) => [name, [times, needed]]));
  expect(rows.get('-webkit-user-select')).toEqual([2, expect.stringMatching(/Safari 15, 14/)]);
  expect(rows.get('-webkit-user-select')?.[1]).not.toMatch(/Chrome/);
  expect(rows.get('-ms-user-select')).toEqual([2, 'IE 10']);
  expect(rows.get('::-moz-placeholder')).toEqual([1, 'Firefox 40']);
  expect(rows.get('@-webkit-keyframes')?.[1]).toMatch(/iOS/);
  expect(rows.get('display: -ms-flexbox')?.[1]).toBe('IE 10');
  expect((await given(css, { note: false })).prefixes).toBeUndefined();
});

test('passes the options to Autoprefixer', async () => {
  const css = 'a {\n  -webkit-border-radius: 1px;\n  user-select: none;\n}';
  const { result } = await given(css, { query: 'safari 14', cascade: false, remove: false });
  expect(result).toBe('a {\n  -webkit-border-radius: 1px;\n  -webkit-user-select: none;\n  user-select: none;\n}');
  const grid = 'a{display:grid;grid-template-columns:1fr 1fr}';
  expect((await given(grid, { query: 'ie 11', grid: true })).result).toMatch(/-ms-grid-columns/);
  expect((await given(grid, { query: 'ie 11' })).result).not.toMatch(/-ms-grid/);
});

test('lists each browser with its versions', async () => {
  const { browsers, chosen, dataDate } = await given('a{}', { query: 'safari 14, safari 15, ios_saf 15.0-15.1' });
  expect(browsers).toBe(3);
  expect(chosen.rows.map(([name, versions]) => [name, versions])).toEqual(
    expect.arrayContaining([['Safari', '15, 14']]),
  );
  expect(dataDate).toMatch(/^20[23]\d-\d\d-\d\d$/);
});

test.for([
  ['a{b:c;\n  𝒳: {}}}', 'syntax', 'input'],
  ['a { "b }', 'syntax', 'input'],
] as const)('%j is refused with its position', async ([css, code, field]) => {
  expect(await run(css)).toMatchObject({ code, field });
});

test('columns count characters, not UTF-16 units', async () => {
  expect(await run('/*𝒳𝒳*/ }')).toEqual(problem('syntax', { line: 1, column: 8, reason: 'Unexpected }' }, 'input'));
});

test('shows a lone surrogate in the refused CSS as U+FFFD', async () => {
  expect(await run('a{}\ud800')).toEqual(
    problem('syntax', { line: 1, column: 4, reason: 'Unknown word \ufffd' }, 'input'),
  );
});

// Autoprefixer looks these up in plain objects and finds the members that every object inherits.
test.for(['constructor', 'toString', '__proto__', 'hasOwnProperty', '-webkit-valueOf'])(
  'keeps a property named %s and still prefixes the declarations around it',
  async (name) => {
    const css = `a{${name}:1;user-select:none}@media print{b{${name}:2}}`;
    const { result } = await given(css, { query: 'safari 14' });
    expect(result).toBe(css.replace('user-select', '-webkit-user-select:none;user-select'));
  },
);

test('refuses CSS that overflows the stack or makes Autoprefixer throw', async () => {
  expect(await run('a{'.repeat(100_000) + 'b:c' + '}'.repeat(100_000))).toEqual(problem('tooDeep', {}, 'input'));
  expect(await run('@supports (constructor:1){a{b:c}}')).toMatchObject({ code: 'engine', field: 'input' });
});

test.for(['chrome 9999', '> x%', 'extends config'])('refuses the query %j', async (query) => {
  expect(await run('a{}', { query })).toMatchObject({ code: 'query', field: 'query' });
});

test('refuses an empty query and a query that matches no browser', async () => {
  expect(await run('a{}', { query: ' ' })).toEqual(problem('error.required', {}, 'query'));
  expect(await run('a{}', { query: 'safari 14 and not safari 14' })).toMatchObject({ field: 'query' });
});

test('refuses more than 5 MB', async () => {
  expect(await run('a'.repeat(5_000_001))).toEqual(problem('tooLong', { limit: 5, size: 5.1 }, 'input'));
});
