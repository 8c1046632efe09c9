/**
 * Firebase's errors as messages for visitors, and the control that each belongs to. Imports nothing of Firebase: an error
 * is recognized by its `code`.
 */
import type { AccountText } from './account-text';
import type { AccountWords } from './account-words';

export interface AuthFault {
  /** The control's name; undefined when the error belongs to no control. */
  readonly field?: 'email' | 'password';
  readonly text: string;
}

interface Fault {
  readonly field?: AuthFault['field'];
  readonly key: keyof AccountWords;
}

/** `auth/…` of a FirebaseError; '' for anything else. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Never tells which of the two is wrong: that would reveal which addresses have an account. */
const WRONG: Fault = { field: 'password', key: 'wrong' };

const FAULTS: Readonly<Record<string, Fault>> = {
  'auth/invalid-credential': WRONG,
  'auth/wrong-password': WRONG,
  'auth/user-not-found': WRONG,
  'auth/invalid-email': { field: 'email', key: 'notEmail' },
  'auth/missing-email': { field: 'email', key: 'emailMissing' },
  'auth/email-already-in-use': { field: 'email', key: 'emailTaken' },
  'auth/weak-password': { field: 'password', key: 'passwordWeak' },
  'auth/missing-password': { field: 'password', key: 'passwordMissing' },
  'auth/too-many-requests': { key: 'tooMany' },
  'auth/network-request-failed': { key: 'noService' },
  'auth/timeout': { key: 'tooLong' },
  'auth/user-disabled': { field: 'email', key: 'disabled' },
  'auth/account-exists-with-different-credential': { key: 'otherWayExists' },
  'auth/credential-already-in-use': { key: 'wayInUse' },
  'auth/provider-already-linked': { key: 'wayLinked' },
  'auth/operation-not-allowed': { key: 'wayOff' },
  'auth/requires-recent-login': { key: 'signInAgain' },
  'auth/user-mismatch': { key: 'otherAccount' },
  // The password was changed elsewhere, or the account no longer exists.
  'auth/user-token-expired': { key: 'ended' },
  'auth/invalid-refresh-token': { key: 'ended' },
  'auth/expired-action-code': { key: 'linkExpired' },
  'auth/invalid-action-code': { key: 'linkBroken' },
};

/** The message for an error from Firebase, in our own words; an unknown error is shown with its code. */
export function authFault(error: unknown, text: AccountText): AuthFault {
  const code = codeOf(error);
  const fault = FAULTS[code];
  if (!fault) return { text: code ? text('failedCode', { code }) : text('failed') };
  return { ...(fault.field && { field: fault.field }), text: text(fault.key) };
}

/** The visitor closed the provider's window, or opened a second one: show no message. */
export const isCancelled = (error: unknown): boolean =>
  ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'].includes(codeOf(error));

export const isPopupBlocked = (error: unknown): boolean => codeOf(error) === 'auth/popup-blocked';

/** The provider's own message, for the toast after a failed popup. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The sign-in is so old that Firebase requires the password or the provider's window again. */
export const isTooLongAgo = (error: unknown): boolean =>
  ['auth/requires-recent-login', 'auth/user-token-expired'].includes(codeOf(error));

/** Firebase no longer knows the sign-in, and perhaps not the account either. */
export const isEnded = (error: unknown): boolean =>
  ['auth/user-token-expired', 'auth/invalid-refresh-token'].includes(codeOf(error));

/** The fields that are read here of what Firebase's `validatePassword` returns. */
export interface PolicyAnswer {
  readonly isValid: boolean;
  readonly meetsMinPasswordLength?: boolean;
  readonly meetsMaxPasswordLength?: boolean;
  readonly containsLowercaseLetter?: boolean;
  readonly containsUppercaseLetter?: boolean;
  readonly containsNumericCharacter?: boolean;
  readonly containsNonAlphanumericCharacter?: boolean;
  readonly passwordPolicy: {
    readonly customStrengthOptions: { readonly minPasswordLength?: number; readonly maxPasswordLength?: number };
  };
}

/** Firebase's own minimum, for projects without a policy. */
export const LEAST_LENGTH = 6;

/** The rules of the project's policy that a password breaks, each as a sentence. */
export function unmetRules(answer: PolicyAnswer, text: AccountText): readonly string[] {
  const { minPasswordLength = LEAST_LENGTH, maxPasswordLength } = answer.passwordPolicy.customStrengthOptions;
  const rules: readonly (readonly [boolean | undefined, keyof AccountWords, number?])[] = [
    [answer.meetsMinPasswordLength, 'atLeast', minPasswordLength],
    [answer.meetsMaxPasswordLength, 'atMost', maxPasswordLength],
    [answer.containsLowercaseLetter, 'needsLower'],
    [answer.containsUppercaseLetter, 'needsUpper'],
    [answer.containsNumericCharacter, 'needsDigit'],
    [answer.containsNonAlphanumericCharacter, 'needsSymbol'],
  ];
  return rules.flatMap(([kept, key, n]) => (kept === false ? [text(key, n === undefined ? {} : { n })] : []));
}
