import type { Form } from '../../form/form';

/** Settles when the last chosen file is in its field, or could not be read: what is pressed meanwhile is about its text. */
export let reading: Promise<void> | undefined;

/** Reads a file into a text field, once the form has its first values. */
export async function takeFile(form: Form, name: string, file: File | undefined): Promise<void> {
  if (file) await (reading = take(form, name, file));
}

async function take(form: Form, name: string, file: File): Promise<void> {
  await form.started;
  await (await import('./save-text-file')).takeFile(form, name, file);
}
