import { expect, test } from 'vitest';
import { directionOf } from './text-direction';

test.for([
  ['', 'ltr'],
  ['123 !', 'ltr'],
  ['Hello שלום', 'ltr'],
  ['1. שלום Hello', 'rtl'],
  ['مرحبا', 'rtl'],
  ['𞤀𞤣𞤤𞤢𞤥', 'rtl'],
  ['Привет', 'ltr'],
])('%j reads %s', ([text = '', direction]) => expect(directionOf(text)).toBe(direction));
