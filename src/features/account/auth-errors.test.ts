import { expect, test } from 'vitest';
import { accountTextIn } from './account-text';
import { ACCOUNT_WORDS } from './account-words';
import { authFault, codeOf, isCancelled, isEnded, isPopupBlocked, isTooLongAgo, unmetRules } from './auth-errors';

const text = accountTextIn(ACCOUNT_WORDS.en, 'en');
const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

test.for([
  ['auth/invalid-credential', 'password', 'The email address or password is wrong.'],
  ['auth/user-not-found', 'password', 'The email address or password is wrong.'],
  ['auth/wrong-password', 'password', 'The email address or password is wrong.'],
] as const)('%s does not tell which of the two is wrong', ([code, field, sentence]) => {
  expect(authFault(refusal(code), text)).toEqual({ field, text: sentence });
});

test.for([
  ['auth/email-already-in-use', 'email', /already an account/],
  ['auth/weak-password', 'password', /6 characters/],
  ['auth/too-many-requests', undefined, /Wait/],
  ['auth/network-request-failed', undefined, /connection/],
  ['auth/user-disabled', 'email', /disabled/],
  ['auth/account-exists-with-different-credential', undefined, /the way you did before/],
] as const)('%s appears at %s', ([code, field, sentence]) => {
  const fault = authFault(refusal(code), text);
  expect(fault.field).toBe(field);
  expect(fault.text).toMatch(sentence);
});

test('shows an unknown error with its code, if it has one', () => {
  expect(authFault(refusal('auth/new-thing'), text).text).toContain('auth/new-thing');
  expect(authFault('a string', text).text).toBe('Signing in didn’t work. Try again in a moment.');
  expect(codeOf(null)).toBe('');
});

test.for([
  ['auth/popup-closed-by-user', true, false],
  ['auth/cancelled-popup-request', true, false],
  ['auth/popup-blocked', false, true],
  ['auth/internal-error', false, false],
] as const)('%s: silent %s, blocked %s', ([code, silent, blocked]) => {
  expect([isCancelled(refusal(code)), isPopupBlocked(refusal(code))]).toEqual([silent, blocked]);
});

test('names each rule that a password breaks, and no other', () => {
  const passwordPolicy = { customStrengthOptions: { minPasswordLength: 10, maxPasswordLength: 64 } };
  expect(
    unmetRules(
      {
        isValid: false,
        meetsMinPasswordLength: false,
        meetsMaxPasswordLength: true,
        containsUppercaseLetter: false,
        containsNumericCharacter: true,
        passwordPolicy,
      },
      text,
    ),
  ).toEqual(['Use at least 10 characters.', 'Use an uppercase letter (A–Z).']);
  expect(unmetRules({ isValid: true, passwordPolicy }, text)).toEqual([]);
});

// Both are Firebase's own codes: the service refuses a token of a deleted account with the first, the emulator with the
// second.
test.for([
  ['auth/user-token-expired', true],
  ['auth/invalid-refresh-token', true],
  ['auth/requires-recent-login', false],
  ['auth/network-request-failed', false],
] as const)('%s: the sign-in has ended is %s', ([code, ended]) => {
  expect(isEnded(refusal(code))).toBe(ended);
  if (ended) expect(authFault(refusal(code), text).text).toMatch(/^Your session has ended/);
});

test('asks a visitor who signed in too long ago for proof of identity', () => {
  expect(isTooLongAgo(refusal('auth/requires-recent-login'))).toBe(true);
  expect(isTooLongAgo(refusal('auth/network-request-failed'))).toBe(false);
});
