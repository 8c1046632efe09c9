import { describe, expect, test } from 'vitest';
import { allowing, differences, faults, parting } from './compare.mjs';
import { judge, outOfDate } from './report.mjs';

const seen = (changes = {}) => ({ state: 'done', outputs: { result: ['ab'] }, alerts: [], errors: [], ...changes });

describe('differences', () => {
  test('finds none between equal pages', () => expect(differences(seen(), seen())).toEqual([]));

  test.for([
    [{ state: 'error' }, { what: 'state', said: 'done, here error' }],
    [{ alerts: ['No'] }, { what: 'alerts', said: '"", here "No"' }],
    [{ outputs: { result: ['ac'] } }, { what: 'outputs', name: 'result', said: '"ab", here "ac"' }],
    [{ outputs: {} }, { what: 'outputs', name: 'result', said: '"ab", here ""' }],
  ])('%j', ([changes, difference]) => expect(differences(seen(), seen(changes))).toEqual([difference]));

  test('finds an output that only the other browser has', () => {
    const other = seen({ outputs: { result: ['ab'], bytes: ['2'] } });
    expect(differences(seen(), other)).toMatchObject([{ what: 'outputs', name: 'bytes' }]);
  });

  test('allows outputs that a predicate has checked to differ, but not states', () => {
    const other = seen({ state: 'error', outputs: {} });
    expect(differences(seen(), other, { judged: true })).toMatchObject([{ what: 'state' }]);
  });
});

test('distinguishes one value of two lines from two values', () => {
  expect(differences(seen({ outputs: { a: ['x\ny'] } }), seen({ outputs: { a: ['x', 'y'] } }))).toHaveLength(1);
});

test('shows where long texts start to differ', () => {
  expect(parting(`${'a'.repeat(100)}b`, `${'a'.repeat(100)}c`)).toBe(
    `"…${'a'.repeat(30)}b", here "…${'a'.repeat(30)}c"`,
  );
});

describe('faults', () => {
  test.for([
    [{}, undefined, []],
    [{ state: 'empty' }, undefined, []],
    [{ state: 'working' }, undefined, ['state']],
    [{ state: 'failed: no answer' }, undefined, ['state']],
    [{ errors: ['TypeError'] }, undefined, ['errors']],
    [{}, ({ result }) => result?.[0] === 'ab', []],
    [{}, ({ result }) => result?.[0] === 'x', ['outputs']],
  ])('%j with the predicate %s', ([changes, predicate, what]) => {
    expect(faults(seen(changes), predicate).map((one) => one.what)).toEqual(what);
  });
});

describe('the table of allowed differences', () => {
  const row = { tool: 'media/qr', in: ['firefox'], what: ['outputs'], name: 'bytes', why: 'another encoder' };

  test.for([
    ['firefox', 'media/qr', { what: 'outputs', name: 'bytes' }, true],
    ['webkit', 'media/qr', { what: 'outputs', name: 'bytes' }, false],
    ['firefox', 'media/other', { what: 'outputs', name: 'bytes' }, false],
    ['firefox', 'media/qr', { what: 'outputs', name: 'result' }, false],
    ['firefox', 'media/qr', { what: 'state' }, false],
  ])('%s, %s, %j: %s', ([browser, tool, difference, allowed]) => {
    expect(allowing([row], browser, tool, difference)).toBe(allowed ? row : undefined);
  });

  test('a row without a name allows every output', () => {
    const every = { ...row, name: undefined };
    expect(allowing([every], 'firefox', 'media/qr', { what: 'outputs', name: 'result' })).toBe(every);
  });
});

describe('the report', () => {
  const visit = { path: '/a/', tool: 'text/a', preset: {}, fragment: 'input=x', example: 0 };
  const row = { tool: 'text/a', in: ['firefox'], what: ['outputs'], why: 'known' };
  const run = (changes, { allowed = [], reference = seen(), predicate } = {}) =>
    judge({ browser: 'firefox', visit, seen: seen(changes), reference, predicate, allowed });

  test('is empty when nothing differs', () => expect(run({})).toEqual({ lines: [], used: [] }));

  test('names browser, page, tool and every difference', () => {
    expect(run({ outputs: { result: ['x'] }, errors: ['TypeError'] }).lines).toEqual([
      'firefox /a/#input=x (text/a)',
      '    errors: TypeError',
      '    outputs result: "ab", here "x"',
    ]);
  });

  test('omits what a row allows, and lists the row', () => {
    expect(run({ outputs: {} }, { allowed: [row] })).toEqual({ lines: [], used: [row] });
    expect(run({ outputs: {}, state: 'error' }, { allowed: [row] }).lines).toHaveLength(2);
  });

  test('checks random outputs with their predicate', () => {
    const predicate = ({ result }) => /^[a-z]+$/.test(result?.[0] ?? '');
    expect(run({ outputs: { result: ['other'] } }, { predicate }).lines).toEqual([]);
    expect(run({ outputs: { result: ['1'] } }, { predicate }).lines).toHaveLength(2);
  });

  test('checks the first browser without a reference', () => {
    const alone = judge({ browser: 'chromium', visit, seen: seen({ errors: ['TypeError'] }), allowed: [] });
    expect(alone.lines).toHaveLength(2);
  });

  test('reports a row that allowed nothing as out of date', () => {
    expect(outOfDate([row], new Set())).toEqual([expect.stringContaining('text/a no longer differs in outputs')]);
    expect(outOfDate([row], new Set([row]))).toEqual([]);
  });
});
