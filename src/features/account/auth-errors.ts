/**
 * Firebase's errors as messages for visitors, and the control that each belongs to. English, like the account pages.
 * Imports nothing of Firebase: an error is recognized by its `code`.
 */

export interface AuthFault {
  /** The control's name; undefined when the error belongs to no control. */
  readonly field?: 'email' | 'password';
  readonly text: string;
}

/** `auth/…` of a FirebaseError; '' for anything else. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Never tells which of the two is wrong: that would reveal which addresses have an account. */
const WRONG: AuthFault = { field: 'password', text: 'Email or password is wrong.' };

/** The password was changed elsewhere, or the account no longer exists. */
const ENDED: AuthFault = { text: 'Your sign-in has ended, perhaps on another device. Sign in again.' };

const FAULTS: Readonly<Record<string, AuthFault>> = {
  'auth/invalid-credential': WRONG,
  'auth/wrong-password': WRONG,
  'auth/user-not-found': WRONG,
  'auth/invalid-email': {
    field: 'email',
    text: 'This isn’t an email address: it needs an @ and a dot after it, as in name@example.com.',
  },
  'auth/missing-email': { field: 'email', text: 'Write your email address.' },
  'auth/email-already-in-use': {
    field: 'email',
    text: 'There is already an account with this address. Choose “Sign in”, or have the password reset.',
  },
  'auth/weak-password': { field: 'password', text: 'This password is too weak: use at least 6 characters.' },
  'auth/missing-password': { field: 'password', text: 'Write your password.' },
  'auth/too-many-requests': {
    text: 'Too many tries from this device. Wait some minutes and try again, or have the password reset.',
  },
  'auth/network-request-failed': {
    text: 'No answer from the sign-in service. Check your connection and try again; what you typed is still here.',
  },
  'auth/timeout': { text: 'The sign-in service took too long. Try again; what you typed is still here.' },
  'auth/user-disabled': {
    field: 'email',
    text: 'This account has been switched off. Write to us on the contact page if you think that this is a mistake.',
  },
  'auth/account-exists-with-different-credential': {
    text: 'There is already an account with this address. Sign in the way you did before; the new way is then added to it.',
  },
  'auth/credential-already-in-use': { text: 'This sign-in already belongs to another account here.' },
  'auth/provider-already-linked': { text: 'This way to sign in is already part of your account.' },
  'auth/operation-not-allowed': { text: 'This way to sign in is not switched on for this site.' },
  'auth/requires-recent-login': { text: 'Show once more that it is you, then try again.' },
  'auth/user-mismatch': { text: 'That was another account. Use the one that you are signed in with.' },
  'auth/user-token-expired': ENDED,
  'auth/invalid-refresh-token': ENDED,
  'auth/expired-action-code': { text: 'This link has expired. Ask for a new one.' },
  'auth/invalid-action-code': { text: 'This link is damaged or has been used already. Ask for a new one.' },
};

/** The message for an error from Firebase, in our own words; an unknown error is shown with its code. */
export function authFault(error: unknown): AuthFault {
  const code = codeOf(error);
  return FAULTS[code] ?? { text: `Signing in did not work${code && ` (${code})`}. Try again in a moment.` };
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
export function unmetRules(answer: PolicyAnswer): readonly string[] {
  const { minPasswordLength = LEAST_LENGTH, maxPasswordLength } = answer.passwordPolicy.customStrengthOptions;
  const rules: readonly (readonly [boolean | undefined, string])[] = [
    [answer.meetsMinPasswordLength, `Use at least ${minPasswordLength} characters.`],
    [answer.meetsMaxPasswordLength, `Use at most ${maxPasswordLength} characters.`],
    [answer.containsLowercaseLetter, 'Use a small letter (a–z).'],
    [answer.containsUppercaseLetter, 'Use a capital letter (A–Z).'],
    [answer.containsNumericCharacter, 'Use a digit (0–9).'],
    [answer.containsNonAlphanumericCharacter, 'Use a sign that is neither letter nor digit, such as ! or -.'],
  ];
  return rules.flatMap(([kept, text]) => (kept === false ? [text] : []));
}
