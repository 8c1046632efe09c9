/** A web address; without a protocol it is taken as https. Undefined for any other protocol. */
export function webAddress(text: string): string | undefined {
  const complete = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\//i.test(complete) || !URL.canParse(complete)) return undefined;
  // As it was typed where that is safe; otherwise with its signs encoded.
  return /[\s<>"'`\\]/.test(complete) ? new URL(complete).href : complete;
}

/** Whether a text can be a mail address. Its signs can't be those of markup. */
export const isMailAddress = (text: string): boolean => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text);
