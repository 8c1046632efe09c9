import { expect, test } from 'vitest';
import { isConfirmed } from './account-delete';
import { isAddress } from './account-form';
import { settingOf } from './settings';

test.for([
  ['DELETE', 'DELETE', 'ada@example.com', true],
  ['DELETE', ' Ada@Example.com ', 'ada@example.com', true],
  ['DELETE', 'delete', 'ada@example.com', false],
  ['DELETE', 'ada@example', 'ada@example.com', false],
  ['DELETE', '', 'ada@example.com', false],
  ['DELETE', '', '', false],
  ['DELETE', 'DELETE', '', true],
  ['USUŃ', 'DELETE', 'ada@example.com', false],
  // The n and a combining acute accent, as some keyboards write it.
  ['USUŃ', 'USUN\u0301', 'ada@example.com', true],
] as const)('the word is %s: %j confirms the deletion of %j: %s', ([word, typed, email, confirmed]) => {
  expect(isConfirmed(typed, { email }, word)).toBe(confirmed);
});

test.for([
  ['/setting/', '/', ''],
  ['/setting/volume/', '/', 'volume'],
  ['/tools/setting/any/path/', '/tools/', 'any/path'],
  ['/setting/d%C5%BAwi%C4%99k/', '/', 'dźwięk'],
  ['/setting/100%/', '/', '100%'],
] as const)('%s under %s is the setting %j', ([path, base, name]) => expect(settingOf(path, base)).toBe(name));

test.for([
  ['a@b.co', true],
  ['a@b', false],
  ['a b@c.de', false],
  ['a@b@c.de', false],
  ['', false],
] as const)('%j is an address: %s', ([email, address]) => expect(isAddress(email)).toBe(address));
