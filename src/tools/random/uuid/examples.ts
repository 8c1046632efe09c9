import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { mode: 'make', version: 'v4' },
    gives: ({ result = [] }) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(String(result)),
    source: 'RFC 9562 §5.4',
  },
  {
    values: { version: 'v5', namespace: 'dns', input: 'www.example.com' },
    gives: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    source: 'RFC 9562 A.4',
  },
  {
    values: { version: 'v3', namespace: 'dns', input: 'www.example.com' },
    gives: '5df41881-3aed-3515-88a7-2f4a814cf09e',
    source: 'RFC 9562 A.2',
  },
  {
    values: { mode: 'inspect', input: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
    gives: { version: '7', variant: 'rfc', timestamp: '2022-02-22T19:22:22.000Z' },
    source: 'RFC 9562 A.6',
  },
  {
    values: { mode: 'inspect', input: '{C232AB00-9414-11EC-B3C8-9F6BDECED846}' },
    gives: { version: '1', timestamp: '2022-02-22T19:22:22.000Z', result: 'c232ab00-9414-11ec-b3c8-9f6bdeced846' },
    source: 'RFC 9562 A.1',
  },
  {
    values: { mode: 'inspect', input: 'f81d4fae-7dec-11d0-a765-00a0c91e6bg6' },
    gives: problem('notUuid', { line: 1, column: 35, character: 'g' }, 'input'),
    source: 'RFC 9562 §4: hexadecimal digits only',
  },
  {
    values: { version: 'v7', time: '2022-02-30' },
    gives: problem('badTime', {}, 'time'),
    source: 'February has no 30th',
  },
] satisfies Examples<typeof tool>;
