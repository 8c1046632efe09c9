import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'a\nb\n' },
    gives: { lines: 2, characters: 4, bytes: 4, encoding: 'utf-8', eol: 'LF', longest: 1 },
    source: 'wc -l -m -c; wc -L',
  },
  {
    values: { input: 'Café 😀\nError: disk\nerror again', query: 'error' },
    gives: { lines: 3, characters: 30, bytes: 34, encoding: 'utf-8', eol: 'LF', longest: 11, found: 2 },
    source: 'Python len(text), text.encode("utf-8"), grep -io',
  },
  {
    values: { input: 'ab12c345', query: '[0-9]+', regex: true },
    gives: { lines: 1, characters: 8, eol: 'none', found: 2 },
    source: 'Python re.findall',
  },
  {
    values: { input: '#!/usr/bin/env python3\nprint("hi")', highlight: true },
    gives: { lines: 2, characters: 34, detected: 'python' },
    source: 'The #! line, execve(2)',
  },
  {
    values: { input: 'text', query: '(', regex: true },
    gives: problem('badRegex', { message: 'Invalid regular expression: /(/gu: Unterminated group' }, 'query'),
    source: 'ECMAScript 2026, 22.2.1',
  },
] satisfies Examples<typeof tool>;
