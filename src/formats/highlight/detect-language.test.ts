import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../testing/hostile-texts';
import { detect } from './detect-language';
import { SAMPLES } from './highlight-samples.fixture';
import { guess } from './highlight-tokens';

test.for(SAMPLES)('detects %s: %j', ([language, text]) => {
  expect(detect(text, guess)).toBe(language);
});

test('ignores a byte order mark and blank lines at the beginning', () => {
  expect(detect('\uFEFF\n\n<?php echo 1;', guess)).toBe('php');
});

test('detects JSON even if only its beginning is examined', () => {
  expect(detect(`[${'{"a": "b"},\n'.repeat(5000)}{}]`, guess)).toBe('json');
});

test('never fails or takes long: 20,000 of the same character', () => {
  for (const text of [...HOSTILE_TEXTS, ...'<{[("\'`*#-|:;$ \t\n=aA'].map((character) => character.repeat(20_000)))
    expect(typeof detect(text, guess)).toBe('string');
});
