/**
 * For browser tests against Firebase's emulators (`*.firebase.e2e.ts`). Files run in parallel: every test creates its
 * own users (`newUser`) and never deletes those of other tests.
 */
import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { addressOf, PROJECT } from '../../../scripts/emulators.mjs';

const SITE = `http://${addressOf('hosting')}`;
const AUTH = `http://${addressOf('auth')}`;
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const FIRESTORE = `http://${addressOf('firestore')}/v1/${DOCUMENTS}`;
/** The emulators accept this as an administrator's token, so no rule applies. */
const OWNER = { authorization: 'Bearer owner' };

/** A site's storage, as a browser context hands it on. */
type Origin = Awaited<ReturnType<BrowserContext['storageState']>>['origins'][number];

export interface TestUser {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** An address that no other test uses. */
export const newEmail = (): string => `${randomUUID().slice(0, 12)}@example.com`;

/** Creates an account with email and password in the Auth emulator. */
export async function newUser(
  request: APIRequestContext,
  { email = newEmail(), password = 'correct horse 1' } = {},
): Promise<TestUser> {
  const response = await request.post(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    data: { email, password, returnSecureToken: true },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { localId, idToken, refreshToken }: { localId: string; idToken: string; refreshToken: string } =
    await response.json();
  return { email, password, uid: localId, idToken, refreshToken };
}

/**
 * Signs the page's browser in as that user and empties its storage, except for what `kept` brings along: Firebase finds
 * its state in localStorage when it next starts, and the site finds its small copy. Then goes to `path`.
 */
export async function signIn(page: Page, user: TestUser, path = '/', kept: Partial<Origin> = {}): Promise<void> {
  const persisted = {
    uid: user.uid,
    email: user.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [
      {
        providerId: 'password',
        uid: user.email,
        displayName: null,
        email: user.email,
        phoneNumber: null,
        photoURL: null,
      },
    ],
    stsTokenManager: {
      refreshToken: user.refreshToken,
      accessToken: user.idToken,
      expirationTime: Date.now() + 3_000_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'demo',
    appName: '[DEFAULT]',
  };
  const copy = {
    uid: user.uid,
    email: user.email,
    name: '',
    photo: '',
    provider: 'password',
    verified: false,
  };
  const localStorage = [
    { name: 'firebase:authUser:demo:[DEFAULT]', value: JSON.stringify(persisted) },
    { name: 'user', value: JSON.stringify(copy) },
  ];
  await page.context().setStorageState({ cookies: [], origins: [{ ...kept, origin: SITE, localStorage }] });
  await page.goto(path);
}

/**
 * Writes `enabled again` to the tab's storage if a disabled button is enabled before the page unloads: while a page
 * unloads, its elements cannot be queried.
 */
export const tellIfEnabled = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLButtonElement) => {
    new MutationObserver(() => {
      if (!element.disabled) sessionStorage.setItem('enabled again', 'yes');
    }).observe(element, { attributeFilter: ['disabled'] });
  });

/** What emails would have carried: links to verify an address or to set a new password, newest last. */
export async function mailsTo(
  request: APIRequestContext,
  email: string,
): Promise<{ requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'; oobLink: string; oobCode: string }[]> {
  const response = await request.get(`${AUTH}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes }: { oobCodes: { email: string; requestType: 'VERIFY_EMAIL'; oobLink: string; oobCode: string }[] } =
    await response.json();
  return oobCodes.filter((code) => code.email === email);
}

/**
 * A document's fields in the format of Firestore's REST API (`{ stringValue: 'a' }`), regardless of the rules;
 * undefined if it does not exist.
 */
export async function documentAt(request: APIRequestContext, path: string): Promise<Fields | undefined> {
  const response = await request.get(`${FIRESTORE}/${path}`, { headers: OWNER });
  if (response.status() === 404) return undefined;
  const { fields }: { fields?: Fields } = await response.json();
  return fields ?? {};
}

export type Fields = Record<string, Record<string, unknown>>;

/** Writes fields of a document, regardless of the rules: to let something expire, or to act as another device. */
export async function writeDocument(request: APIRequestContext, path: string, fields: Fields): Promise<void> {
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  const response = await request.patch(`${FIRESTORE}/${path}?${mask.join('&')}`, { headers: OWNER, data: { fields } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The ids of a collection's documents, regardless of the rules. */
export async function idsIn(request: APIRequestContext, collection: string): Promise<string[]> {
  const response = await request.get(`${FIRESTORE}/${collection}?pageSize=300&mask.fieldPaths=none`, {
    headers: OWNER,
  });
  const { documents = [] }: { documents?: { name: string }[] } = await response.json();
  return documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

/** Whether the account exists; a deleted one does not. */
export async function accountExists(request: APIRequestContext, email: string): Promise<boolean> {
  const response = await request.post(`${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`, {
    headers: OWNER,
    data: { email: [email] },
  });
  const { users = [] }: { users?: unknown[] } = await response.json();
  return users.length > 0;
}
