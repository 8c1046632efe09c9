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
  ['a new item is the first revision', local({ rev: 0 }), undefined, { does: 'write', rev: 1 }],
  ['a change of what the account has is the next', local(), remote(), { does: 'write', rev: 4 }],
  ['a deletion too', local({ deleted: true }), remote(), { does: 'write', rev: 4 }],
  ['what was never there is forgotten', local({ rev: 0, deleted: true }), undefined, { does: 'forget' }],
  ['what is gone for good there, and changed here, comes back', local(), undefined, { does: 'write', rev: 4 }],
  [
    'what was deleted there, and changed here, comes back',
    local(),
    remote({ rev: 5, deleted: true }),
    { does: 'write', rev: 6 },
  ],
  ['another text there wins', local(), remote({ rev: 4 }), { does: 'lose', remote: remote({ rev: 4 }) }],
  [
    'another text there wins against a deletion',
    local({ deleted: true }),
    remote({ rev: 4 }),
    { does: 'lose', remote: remote({ rev: 4 }) },
  ],
  [
    'the same text with another name: the later name stays',
    local(),
    remote({ rev: 4, body: 'input=mine' }),
    { does: 'write', rev: 5 },
  ],
  [
    'an answer that was lost on its way: both say the same',
    local({ rev: 0 }),
    remote({ rev: 1, body: 'input=mine', title: 'Mine' }),
    { does: 'agree', rev: 1 },
  ],
  ['deleted on both', local({ deleted: true }), remote({ rev: 4, deleted: true }), { does: 'agree', rev: 4 }],
] as const)('%s', ([, mine, theirs, does]) => expect(sending(mine, theirs)).toEqual(does));

test.for([
  ['what is not here comes', undefined, remote(), true],
  ['what is not here and deleted there does not', undefined, remote({ deleted: true }), false],
  ['a newer revision comes', local({ unsent: false }), remote({ rev: 4 }), true],
  ['the same does not', local({ unsent: false }), remote(), false],
  ['an older one, late on its way, does not', local({ unsent: false }), remote({ rev: 2 }), false],
  ['nothing takes the place of an unsent change', local(), remote({ rev: 9 }), false],
] as const)('%s', ([, mine, theirs, does]) => expect(gives(theirs, mine)).toBe(does));

test('is stored as the account has it', () => {
  expect(asKept(remote(), 'ada')).toEqual({ ...remote(), owner: 'ada', unsent: false, refused: false });
});
