import type { Form } from '../../form/form';

/** Reads a file into a text field. */
export async function takeFile(form: Form, name: string, file: File | undefined): Promise<void> {
  if (file) await (await import('./save-text-file')).takeFile(form, name, file);
}
