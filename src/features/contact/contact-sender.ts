/** Messages of the contact form: each is one document that nobody but the operator can read. Only imported dynamically. */
import { addDoc, collection, serverTimestamp } from 'firebase/firestore/lite';
import type { Lang } from '../../i18n/languages';
import type { Message } from './contact-message';
import { liteStore } from '../firebase/lite';

export interface Sent extends Message {
  readonly lang: Lang;
  /** The page that the visitor came from, as a path. */
  readonly page: string;
}

/** Throws what the network or the rules refuse; nothing is sent twice by itself. */
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
