import { expect, test } from 'vitest';
import { copyOf, readUser } from './stored-user';

const ada = { uid: '1', email: 'ada@example.com', name: 'Ada', photo: '', provider: 'password', verified: true };

test.for([
  [JSON.stringify(ada), ada],
  ['{"uid":"1"}', { uid: '1', email: '', name: '', photo: '', provider: '', verified: false }],
  [
    '{"uid":"1","email":7,"verified":"yes"}',
    { uid: '1', email: '', name: '', photo: '', provider: '', verified: false },
  ],
  ['{"email":"ada@example.com"}', undefined],
  ['[]', undefined],
  ['null', undefined],
  ['not JSON', undefined],
  [null, undefined],
] as const)('stored %s is read as %j', ([stored, user]) => expect(readUser(stored)).toEqual(user));

test('copies a Firebase user, without fields that a provider did not give', () => {
  const user = { uid: '2', email: null, displayName: null, photoURL: null, emailVerified: false };
  expect(copyOf({ ...user, providerData: [{ providerId: 'github.com' }] })).toEqual({
    uid: '2',
    email: '',
    name: '',
    photo: '',
    provider: 'github.com',
    verified: false,
  });
});
