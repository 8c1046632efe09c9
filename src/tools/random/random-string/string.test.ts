import { describe, expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { permalink, shownValues } from '../../../kinds/form/permalink';
import { readForm } from '../../../kinds/contract/read-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { islandProps } from '../../../layouts/tool-registry';
import { secretPage } from './secret-page';
import { methodOf } from './string';
import tool from './tool';

const options = {
  encoding: 'chars',
  lower: true,
  upper: true,
  digits: true,
  symbols: true,
  custom: '',
  similar: true,
} as const;

function alphabetOf(wish: Partial<Parameters<typeof methodOf>[0]>): string {
  const method = methodOf({ ...options, ...wish });
  if (isProblem(method)) throw new Error(method.code);
  return method.write(Array.from({ length: method.kinds }, (_, index) => index));
}

describe('the alphabet', () => {
  test('lowercase, uppercase, digits, and the punctuation of ASCII in code order', () => {
    const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index));
    const matching = (pattern: RegExp) => ascii.filter((character) => pattern.test(character)).join('');
    expect(alphabetOf({})).toBe(matching(/[a-z]/) + matching(/[A-Z]/) + matching(/\d/) + matching(/[^a-zA-Z\d]/));
  });

  test('without look-alikes, also among characters of one’s own', () => {
    expect(alphabetOf({ similar: false })).not.toMatch(/[Il1|O0o]/);
    expect(alphabetOf({ similar: false, custom: '0123' })).toBe('23');
  });

  test('characters of one’s own replace the classes, once each; repeated ones are counted', () => {
    expect(alphabetOf({ custom: 'b a👩‍👩‍👧ab' })).toBe('b a👩‍👩‍👧');
    expect(methodOf({ ...options, custom: 'b a👩‍👩‍👧ab' })).toMatchObject({ kinds: 4, duplicates: 2 });
  });
});

/** The fields' initial values, with some others. */
const values = (changed: object) => ({
  ...({ secret: 'false', size: 16, count: 1, unique: false, lead: '', sort: 'none', as: 'items', seed: '' } as const),
  ...options,
  ...changed,
});

test('a note counts the characters that were left out', async () => {
  const { notes } = await run({ custom: 'aab' });
  expect(notes).toContainEqual(expect.objectContaining({ code: 'duplicates', with: { duplicates: 1, left: 2 } }));
});

test('the results are sorted in alphabetical order', async () => {
  const { result } = await run({ count: 50, size: 3, sort: 'asc', symbols: false });
  expect(result).toEqual([...(Array.isArray(result) ? result : [])].toSorted(new Intl.Collator('en').compare));
});

async function run(changed: object) {
  const outcome = await tool.run(values(changed), exampleContext());
  if (isProblem(outcome)) throw new Error(outcome.code);
  return outcome;
}

describe('a page with secret results', () => {
  const page = (preset: Record<string, string>) =>
    secretPage(islandProps({ file: '', tool: 'random/random-string', preset, lang: 'en', slug: '' }));
  const tokens = page({ secret: 'true', size: '64' });

  test('stores nothing, has no seed, and a link can’t switch it off', () => {
    expect(tokens.declared.secret).toBe(true);
    expect(Object.keys(tokens.declared.fields)).not.toContain('seed');
    expect(Object.keys(tokens.declared.outputs)).not.toContain('seedUsed');
    const link = new Map([
      ['secret', 'false'],
      ['size', '64'],
      ['count', '1'],
      ['seed', 'x'],
    ]);
    const read = readForm(tokens.declared.fields, (name) => link.get(name), 'en');
    expect(read.values).toMatchObject({ secret: 'true' });
    expect(read.values).not.toHaveProperty('seed');
  });

  test('ignores a seed that reaches the draw, and shows none', async () => {
    const made = await Promise.all([1, 2].map(() => run({ secret: 'true', seed: 'smallkit' })));
    expect(made[0]?.seedUsed).toBeUndefined();
    expect(made[0]?.result).not.toEqual(made[1]?.result);
  });

  test('its link contains neither a result nor a seed', async () => {
    const { result } = await run({ secret: 'true' });
    const outcome = {
      values: { result: [String(result)], seedUsed: 'x' },
      labels: {},
      notes: [],
      steps: [],
      empty: false,
    };
    const shown = await shownValues(
      { tool: tokens.declared, outcome },
      values({ secret: 'true', size: 20, symbols: false }),
    );
    expect(await permalink(tokens.declared.fields, shown, tokens.preset, { withTexts: true })).toBe('size=20');
  });

  test('other pages keep the seed', () => {
    const strings = page({ size: '16' });
    expect(strings.declared.secret).toBeUndefined();
    expect(Object.keys(strings.declared.fields)).toContain('seed');
  });
});
