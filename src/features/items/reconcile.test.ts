import { expect, test } from 'vitest';
import type { SavedItem } from './item';
import { asKept, gives, sending, type AccountItem } from './reconcile';

const local = (changes: Partial<SavedItem> = {}): SavedItem => ({
  id: 'a',
  tool: 'text/reverse-text',
  path: '/reverse-text/',
  title: 'Mine',
  body: 'input=mine',
  updated: 1,
  deleted: false,
  owner: 'ada',
  rev: 3,
  unsent: true,
  refused: false,
  ...changes,
});

const remote = (changes: Partial<AccountItem> = {}): AccountItem => ({
  id: 'a',
  tool: 'text/reverse-text',
  path: '/reverse-text/',
  title: 'Theirs',
  body: 'input=theirs',
  updated: 2,
  deleted: false,
  rev: 3,
  ...changes,
});

test.for([
  ['writes a new item as the first revision', local({ rev: 0 }), undefined, { does: 'write', rev: 1 }],
  ['writes a change as the next revision', local(), remote(), { does: 'write', rev: 4 }],
  ['writes a deletion as the next revision', local({ deleted: true }), remote(), { does: 'write', rev: 4 }],
  [
    'forgets a deleted item that the account never had',
    local({ rev: 0, deleted: true }),
    undefined,
    { does: 'forget' },
  ],
  [
    'restores a changed item that was permanently deleted in the account',
    local(),
    undefined,
    { does: 'write', rev: 4 },
  ],
  [
    'restores a changed item that was deleted in the account',
    local(),
    remote({ rev: 5, deleted: true }),
    { does: 'write', rev: 6 },
  ],
  [
    'loses against another text in the account',
    local(),
    remote({ rev: 4 }),
    { does: 'lose', remote: remote({ rev: 4 }) },
  ],
  [
    'loses a deletion against another text in the account',
    local({ deleted: true }),
    remote({ rev: 4 }),
    { does: 'lose', remote: remote({ rev: 4 }) },
  ],
  ['keeps the later name of the same text', local(), remote({ rev: 4, body: 'input=mine' }), { does: 'write', rev: 5 }],
  [
    'agrees on the same content after a lost response',
    local({ rev: 0 }),
    remote({ rev: 1, body: 'input=mine', title: 'Mine' }),
    { does: 'agree', rev: 1 },
  ],
  [
    'agrees on an item that was deleted on both sides',
    local({ deleted: true }),
    remote({ rev: 4, deleted: true }),
    { does: 'agree', rev: 4 },
  ],
] as const)('%s', ([, mine, theirs, does]) => expect(sending(mine, theirs)).toEqual(does));

test.for([
  ['receives an item that is not here', undefined, remote(), true],
  ['does not receive a deleted item that is not here', undefined, remote({ deleted: true }), false],
  ['receives a newer revision', local({ unsent: false }), remote({ rev: 4 }), true],
  ['does not receive the same revision', local({ unsent: false }), remote(), false],
  ['does not receive an older revision that arrives late', local({ unsent: false }), remote({ rev: 2 }), false],
  ['never replaces an unsent change', local(), remote({ rev: 9 }), false],
] as const)('%s', ([, mine, theirs, does]) => expect(gives(theirs, mine)).toBe(does));

test('stores an item as the account has it', () => {
  expect(asKept(remote(), 'ada')).toEqual({ ...remote(), owner: 'ada', unsent: false, refused: false });
});
