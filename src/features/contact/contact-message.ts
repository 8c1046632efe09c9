import { countGraphemes } from '../../core/text/graphemes';
import { fill } from '../../i18n/format';
import type { Lang } from '../../i18n/languages';
import type { ContactWords } from './contact-words';

export interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly input: string;
}

export type Field = keyof Message;

/** The rules of the database have the same limits. */
const MAX_LENGTHS = { name: 100, email: 254, subject: 150, input: 5_000 } as const;
const MIN_MESSAGE = 10;
/** In some email programs, longer links open nothing. */
export const LONGEST_LINK = 1_800;

/**
 * The mistakes in a message by field, in the order of the form, in the page's words; empty if there are none. An email
 * carries its sender's address anyway; a message to the database needs one for the reply (`mustAnswer`).
 */
export function mistakes(
  message: Message,
  words: ContactWords,
  lang: Lang,
  { mustAnswer = false } = {},
): readonly (readonly [Field, string])[] {
  const { email, input } = message;
  const found: [Field, string][] = [];
  const tooLong = (field: Field) => {
    // UTF-16 units, as in Firestore's rules: never fewer than characters.
    const { length } = message[field];
    if (length > MAX_LENGTHS[field])
      found.push([field, fill(words.tooLong, { n: length, max: MAX_LENGTHS[field] }, lang)]);
  };
  tooLong('name');
  if (email === '' && mustAnswer) found.push(['email', words.noEmail]);
  else if (email !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) found.push(['email', words.badEmail]);
  else tooLong('email');
  tooLong('subject');
  const length = countGraphemes(input.trim());
  if (length < MIN_MESSAGE) found.push(['input', fill(words.messageShort, { n: length, max: MIN_MESSAGE }, lang)]);
  else tooLong('input');
  return found;
}

/** A mailto address (RFC 6068): UTF-8 percent-encoded, line breaks as %0D%0A, spaces as %20. */
export function mailto(to: string, message: Message): string {
  return `${mailtoSubject(to, message)}&body=${encoded(bodyOf(message))}`;
}

/** The same link without the message's text. */
export const mailtoSubject = (to: string, { subject }: Pick<Message, 'subject'>): string =>
  `mailto:${to.replace(/[%?&#\s"<>]/g, encodeURIComponent)}?subject=${encoded(subject)}`;

/** The text of the email: the message, an empty line, the sender. */
export function bodyOf({ name, email, input }: Message): string {
  const sender = [name, email && `<${email}>`].filter(Boolean).join(' ');
  return sender ? `${input}\n\n${sender}` : input;
}

/** Half a surrogate pair, which no encoding can represent, becomes U+FFFD. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'));
