import { countGraphemes } from '../../core/text/graphemes';

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
 * The mistakes in a message by field, in the order of the form; empty if there are none. In English, like the page. An
 * email carries its sender's address anyway; a message to the database needs one for the reply (`mustAnswer`).
 */
export function mistakes(message: Message, { mustAnswer = false } = {}): readonly (readonly [Field, string])[] {
  const { email, input } = message;
  const found: [Field, string][] = [];
  const tooLong = (field: Field, what: string) => {
    // UTF-16 units, as in Firestore's rules: never fewer than characters.
    const { length } = message[field];
    if (length > MAX_LENGTHS[field])
      found.push([field, `${what} has ${figure(length)} characters; ${figure(MAX_LENGTHS[field])} is the most.`]);
  };
  tooLong('name', 'The name');
  if (email === '' && mustAnswer) found.push(['email', 'Write your address, so that we can answer.']);
  else if (email !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    found.push(['email', 'This is no mail address: it needs an @ and a dot after it, as in name@example.com.']);
  else tooLong('email', 'The address');
  tooLong('subject', 'The subject');
  const length = countGraphemes(input.trim());
  if (length < MIN_MESSAGE)
    found.push(['input', `The message has ${length} characters; write at least ${MIN_MESSAGE}.`]);
  else tooLong('input', 'The message');
  return found;
}

const figure = (number: number): string => number.toLocaleString('en-US');

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
