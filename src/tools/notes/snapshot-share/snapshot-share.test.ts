import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

const defaults = {
  title: '',
  theme: 'auto',
  numbers: true,
  mark: '',
  wrap: false,
  s: '',
  k: '',
  password: '',
} as const;

test.for([
  ['#!/usr/bin/env python3\nprint(1)\n', 'auto', 'python', 3],
  ['{"a": [1, 2]}', 'auto', 'json', 1],
  ['<?php echo 1;', 'auto', 'php', 1],
  ['let a;\r\nlet b;', 'ts', 'ts', 2],
] as const)('shows code unchanged, with its language: %j as %s', async ([input, lang, language, lines]) => {
  expect(await tool.run({ ...defaults, input, lang }, exampleContext())).toEqual({
    heading: '',
    result: input,
    language,
    lines,
    empty: false,
  });
});

test('returns no language without code', async () => {
  const given = await tool.run({ ...defaults, input: '', lang: 'auto' }, exampleContext());
  expect(given).toEqual({ heading: '', result: '', language: '', lines: 0, empty: true });
});
