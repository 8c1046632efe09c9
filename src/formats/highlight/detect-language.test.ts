import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../testing/hostile-texts';
import { detect } from './detect-language';
import { SAMPLES } from './highlight-samples.fixture';
import { guess } from './highlight-tokens';

test.for(SAMPLES)('%s: %j', ([language, text]) => {
  expect(detect(text, guess)).toBe(language);
});

test('a byte order mark and blank lines before the first sign do not matter', () => {
  expect(detect('\uFEFF\n\n<?php echo 1;', guess)).toBe('php');
});

test('JSON that is cut for the look at it is still JSON', () => {
  expect(detect(`[${'{"a": "b"},\n'.repeat(5000)}{}]`, guess)).toBe('json');
});

test('no text makes it fail or take long: 20,000 signs of one kind', () => {
  for (const text of [...HOSTILE_TEXTS, ...'<{[("\'`*#-|:;$ \t\n=aA'].map((sign) => sign.repeat(20_000)))
    expect(typeof detect(text, guess)).toBe('string');
});
