import type { Form } from '../../../kinds/form/form';

/** The fields that contain code. */
export const TEXTS = ['input', 'css', 'js'] as const;

export type Texts = Readonly<Record<string, string>>;

export const textsIn = (form: Form): Texts => Object.fromEntries(TEXTS.map((name) => [name, form.valueOf(name)]));

/** A string that differs if any of the texts differs. */
export const snapshot = (texts: Texts): string => JSON.stringify(TEXTS.map((name) => texts[name] ?? ''));

interface Kept {
  readonly texts: Texts;
  /** Whether the code may run without a press of 'Run'. */
  readonly trusted: boolean;
}

/** Reads a stored draft; undefined if it is not one. */
export function readDraft(draft: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(draft);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => TEXTS.some((name) => name === entry[0]) && typeof entry[1] === 'string',
      ),
    );
    return { texts, trusted: 'trusted' in kept && kept.trusted === true };
  } catch {
    return undefined;
  }
}
