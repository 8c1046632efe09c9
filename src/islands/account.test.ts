import { expect, test } from 'vitest';
import { isConfirmed } from './account-delete';
import { isAddress } from './account-form';
import { settingOf } from './settings';

test.for([
  ['DELETE', 'ada@example.com', true],
  [' Ada@Example.com ', 'ada@example.com', true],
  ['delete', 'ada@example.com', false],
  ['ada@example', 'ada@example.com', false],
  ['', 'ada@example.com', false],
  ['', '', false],
  ['DELETE', '', true],
] as const)('%j confirms the deletion of %j: %s', ([typed, email, confirmed]) => {
  expect(isConfirmed(typed, { email })).toBe(confirmed);
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
