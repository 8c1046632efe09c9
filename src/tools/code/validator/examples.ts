import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '{"a":1,}', language: 'json' },
    gives: ({ valid, errors, result }) =>
      valid?.[0] === 'Not valid' && errors?.[0] === '1' && result?.[0]?.startsWith('1:8 error') === true,
    source: 'RFC 8259 §4: a member must follow the comma',
  },
  {
    values: { input: '{"id": 9007199254740993,\n "id": "\\ud800"}', language: 'json' },
    gives: ({ valid, errors, warnings, result }) =>
      valid?.[0] === 'Valid' &&
      errors?.[0] === '0' &&
      warnings?.[0] === '3' &&
      result?.[0]
        ?.split('\n')
        .map((line) => line.split(' ', 2).join(' '))
        .join() === '1:8 warning,2:2 warning,2:9 warning',
    source:
      'RFC 8259 §4, §6 and §8.2: names should be unique, doubles are 53 bits wide, a surrogate needs its other half',
  },
  {
    values: { input: "{a: 'b',} // c", language: 'json', relaxed: true },
    gives: { valid: 'Valid', errors: 0, warnings: 0, result: '' },
    source: 'JSON5 1.0.0 §2 to §5',
  },
  {
    values: { input: 'name: Ada\nname: Grace', language: 'yaml' },
    gives: ({ valid, errors, result }) =>
      valid?.[0] === 'Not valid' && errors?.[0] === '1' && result?.[0]?.startsWith('2:1 error') === true,
    source: 'YAML 1.2.2 §3.2.1.3: the keys of a mapping are unique',
  },
  {
    values: { input: 'country: no\nmode: 0644\nhost: *server', language: 'yaml' },
    gives: ({ errors, warnings, result }) =>
      errors?.[0] === '1' &&
      warnings?.[0] === '2' &&
      result?.[0]
        ?.split('\n')
        .map((line) => line.split(' ', 2).join(' '))
        .join() === '1:10 warning,2:7 warning,3:7 error',
    source: 'YAML 1.1 types bool and int; YAML 1.2.2 §7.1',
  },
  {
    values: { input: 'a{colr:red}', language: 'css' },
    gives: ({ valid, errors, result }) =>
      valid?.[0] === 'Not valid' && errors?.[0] === '1' && result?.[0]?.startsWith('1:3 error') === true,
    source: 'CSS Color 4: the property is color',
  },
  {
    values: {
      input: '@layer base {\n  .card {\n    color: var(--ink);\n    &:hover { color: rgb(0 0 0 / 50%); }\n  }\n}',
      language: 'css',
    },
    gives: { valid: 'Valid', errors: 0, warnings: 0, result: '' },
    source: 'CSS Cascade 5 §6.4, CSS Nesting 1, CSS Color 4',
  },
  {
    values: { input: '<?php\necho 1 2;', language: 'php' },
    gives: ({ valid, errors, result }) =>
      valid?.[0] === 'Not valid' && errors?.[0] === '1' && result?.[0]?.startsWith('2:8 error') === true,
    source: 'php -l: unexpected integer "2", expecting "," or ";"',
  },
  {
    values: { input: '<?php\n$total = $price |> round(...);', language: 'php', phpVersion: '8.5' },
    gives: { valid: 'Valid', errors: 0, warnings: 0, result: '' },
    source: 'PHP RFC: pipe operator, 8.5',
  },
  {
    values: { input: `${'['.repeat(3)}1`, language: 'json' },
    gives: ({ valid, result }) => valid?.[0] === 'Not valid' && result?.[0]?.startsWith('1:5 error') === true,
    source: 'RFC 8259 §5: an array ends with a bracket',
  },
] satisfies Examples<typeof tool>;
