import { controlOf } from '../../../kinds/form/controls';
import type { Form } from '../../../kinds/form/form';

/** The files in a form's control. */
export function pickedFiles(form: Form, name: string): readonly File[] {
  const control = form.ref.current && controlOf(form.ref.current, name);
  return control instanceof HTMLInputElement ? Array.from(control.files ?? []) : [];
}

/** Puts files into a control, without telling the form. */
export function putFiles(form: Form, name: string, files: readonly File[]): void {
  const control = form.ref.current && controlOf(form.ref.current, name);
  if (!(control instanceof HTMLInputElement)) return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  control.files = list.files;
}
