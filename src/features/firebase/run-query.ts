/**
 * A query by REST, for what the SDK cannot do: it always reads whole documents, and fifty shares can be 45 MB. Only
 * imported dynamically.
 */
import { auth } from './auth';
import { FIREBASE } from './project-config';

/** A document as returned: its id, and those of its fields that were requested (`{ stringValue: 'a' }`). */
export interface Found {
  readonly id: string;
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Runs a structured query as the signed-in visitor. `parent`: the document whose collections are queried. */
export async function runQuery(structuredQuery: object, parent = ''): Promise<readonly Found[]> {
  if (!FIREBASE) return [];
  const signedIn = await auth();
  await signedIn.authStateReady();
  const token = (await signedIn.currentUser?.getIdToken()) ?? '';
  const { config, emulators } = FIREBASE;
  const host = emulators.firestore ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const documents = `projects/${config.projectId}/databases/(default)/documents`;
  const response = await fetch(`${host}/v1/${documents}${parent}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  const answers: readonly { readonly document?: { readonly name: string; readonly fields?: Found['fields'] } }[] =
    await response.json();
  // The last line of a response may have no document.
  return answers.flatMap(({ document }) =>
    document ? [{ id: document.name.slice(document.name.lastIndexOf('/') + 1), fields: document.fields ?? {} }] : [],
  );
}
