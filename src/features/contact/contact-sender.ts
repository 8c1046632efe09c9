/** Messages of the contact form: each is a document that only the operator can read. Only imported dynamically. */
import { addDoc, collection, serverTimestamp } from 'firebase/firestore/lite';
import type { Lang } from '../../i18n/languages';
import type { Message } from './contact-message';
import { liteStore } from '../firebase/lite';

export interface Sent extends Message {
  readonly lang: Lang;
  /** The page that the visitor came from, as a path. */
  readonly page: string;
}

/** Throws errors of the network or the rules; never retries automatically. */
export async function sendMessage({ name, email, subject, input, lang, page }: Sent): Promise<void> {
  await addDoc(collection(await liteStore(), 'contact'), {
    name,
    email,
    subject,
    message: input,
    lang,
    page,
    at: serverTimestamp(),
    state: 'new',
  });
}
